// A whole game for tests, and its count worked out by hand.

const points = (text) => text.trim().split(/\s+/);

/**
 * A game on 9×9. Black walls off columns A to C, White columns G to J, with
 * stones on both sides of column E between them. Black takes B5, then A9 and A8
 * at once; White takes H3. B2 and H8 stay behind as dead stones.
 *
 * Black: 27 points on the left less 7 own stones = 20, prisoners 3, dead 1: 24.
 * White: 27 points on the right less 4 own stones = 23, prisoners 1, dead 1: 25,
 * and komi.
 */
export const GAME = {
  moves: points(`
    D5 F5 D4 F4 D6 F6 D3 F3 D7 F7 D2 F2 D8 F8 D1 F1 D9 F9
    C5 B5 B4 G3 H3 H2 B6 H4 A5 J3 E5 E6 H8 B2 A7 A9 B9 A8 B8 E4 E3 E8`),
  dead: points("B2 H8"),
  stones: {
    black: points("D1 D2 D3 D4 D5 D6 D7 D8 D9 C5 B4 B6 A5 A7 B9 B8 E5 E3 H8"),
    white: points("F1 F2 F3 F4 F5 F6 F7 F8 F9 G3 H2 H4 J3 E6 E4 E8 B2"),
  },
  prisoners: { black: 3, white: 1 },
  dame: points("E1 E2 E7 E9"),
  /** Both scores with komi 6.5. */
  scores: { black: "24", white: "31.5" },
  result: "White wins by 7.5 points",
};
