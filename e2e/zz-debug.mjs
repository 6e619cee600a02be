import { visit } from "./lib/visit.mjs";
import { closeAll } from "./lib/browser.mjs";
import { shot } from "./lib/shot.mjs";
import { markDead } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { paste, notice, choose } from "./lib/screen.mjs";
import { at, goban } from "./lib/board.mjs";
import { sgf } from "./lib/sgf.mjs";
{
  const { page, close } = await visit({ viewport: { width: 320, height: 256 }, touch: true });
  const info = () => page.evaluate(() => { const b = document.querySelector(".goban-board"); const r = b.getBoundingClientRect(); return [getComputedStyle(b).touchAction, scrollY, document.documentElement.scrollHeight, innerHeight, innerWidth, r.x, r.y, r.width, r.height]; });
  console.log(await info());
  const client = await page.context().newCDPSession(page);
  await client.send("Input.synthesizeScrollGesture", { x: 160, y: 200, yDistance: -120, gestureSourceType: "touch", speed: 600 });
  console.log(await info());
  await client.send("Input.synthesizeScrollGesture", { x: 160, y: 20, yDistance: -120, gestureSourceType: "touch", speed: 600 });
  console.log("bar", await info());
  await shot(page, "dbg-320");
  await close();
}
{
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"], info: { PB: "Alexandra Konstantinovna Nováková-Šťastná", PW: "Petr" } }));
  await markDead(page, GAME.dead);
  console.log(await page.evaluate(() => [".seat-black .seat-name", ".panel"].map((s) => { const n = document.querySelector(s); return [n.scrollWidth, n.clientWidth, n.scrollHeight, n.clientHeight]; })));
  await shot(page, "dbg-count-1440");
  await close();
}
{
  const { page, close } = await visit({ viewport: "phone", touch: true });
  await at(page, "C3").tap({ force: true });
  await at(page, "C3").tap({ force: true });
  await notice(page).waitFor();
  await shot(page, "dbg-phone-notice");
  await close();
}
{
  const { page, close } = await visit({ viewport: "phone", touch: true, locale: "cs", colorScheme: "dark" });
  await paste(page, sgf({ moves: ["E5"], info: { EV: "Mistrovství ČR", RO: "3 (finále)", DT: "2005-03-26", PC: "Praha", PB: "Jana", BR: "3k", PW: "Petr", WR: "1d", RU: "Japanese", GC: "Krásná partie.\nDva řádky." } }));
  await choose(page, "info");
  await shot(page, "dbg-info");
  await close();
}
await closeAll();
