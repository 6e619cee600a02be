//! A small fast source of randomness, the same on every machine.

/// xorshift64*.
///
/// Source: S. Vigna, *An experimental exploration of Marsaglia's xorshift generators, scrambled*,
/// 2016.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A source that gives the same numbers for the same seed.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        // Spread the seed's bits; the state may be anything but 0.
        let state = (seed ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        Random((state ^ (state >> 31)) | 1)
    }

    fn next(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) as u32
    }

    /// A number from 0 to `bound` − 1; 0 for a bound of 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.next()) * bound as u64) >> 32) as usize
    }

    /// True with a chance of `percent` in 100.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent as usize
    }
}
