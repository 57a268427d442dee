/** Chance that is the same for the same seed. */
export type Chance = {
  /** From 0 to below 1. */
  number: () => number
  /** Whether something of this likelihood happens. */
  happens: (likelihood: number) => boolean
  /** A whole number, both ends included. */
  whole: (min: number, max: number) => number
  /** @throws {Error} where there is nothing to pick from */
  pick: <T>(values: readonly T[]) => T
}

/** Numbers of one seed. Source: Tommy Ettinger's mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    number,
    happens: (likelihood) => number() < likelihood,
    whole: (min, max) => min + Math.floor(number() * (max - min + 1)),
    pick: (values) => {
      const value = values[Math.floor(number() * values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
  }
}
