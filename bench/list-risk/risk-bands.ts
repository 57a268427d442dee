/** Upper ends of the bands in which what was said of lists is held against what came. */
const BAND_ENDS = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 1.01] as const

type Said = { said: number; cameTrue: boolean }

/** What was said of lists and what came, in bands of what was said. */
export class RiskBands {
  readonly #lists: readonly Said[]

  constructor(lists: readonly Said[]) {
    this.#lists = lists
  }

  /** Mean distance between said and came over the bands, weighted by their lists. */
  get calibrationError(): number {
    const distances = this.#bands().map(({ count, said, came }) => count * Math.abs(said - came))
    return distances.reduce((sum, distance) => sum + distance, 0) / this.#lists.length
  }

  /** The share without a seat among the lists of which less than so much was said. */
  cameTrueBelow(limit: number): number {
    const told = this.#lists.filter(({ said }) => said < limit)
    return told.filter(({ cameTrue }) => cameTrue).length / Math.max(told.length, 1)
  }

  /** One line: per band what was said, what came, and of how many lists. */
  describe(): string {
    const bands = this.#bands().map(
      ({ count, said, came }) => `${(100 * said).toFixed(1)}→${(100 * came).toFixed(1)} (${count})`,
    )
    return `${bands.join(', ')}, calibration error ${this.calibrationError.toFixed(4)}`
  }

  /** Per band what was said and what came, in whole per cent, and of how many lists. */
  get record(): { to: number; said: number; came: number; lists: number }[] {
    const percent = (share: number) => Math.round(100 * share)
    return this.#bands().map(({ count, said, came }, at) => ({
      to: Math.min(100, percent(BAND_ENDS[at] ?? 1)),
      said: percent(said),
      came: percent(came),
      lists: count,
    }))
  }

  #bands() {
    return BAND_ENDS.map((end, at) => {
      const told = this.#lists.filter(({ said }) => said < end && said >= (BAND_ENDS[at - 1] ?? 0))
      const count = told.length
      const mean = (of: (list: Said) => number) => told.reduce((sum, list) => sum + of(list), 0) / Math.max(count, 1)
      return { count, said: mean(({ said }) => said), came: mean(({ cameTrue }) => (cameTrue ? 1 : 0)) }
    })
  }
}
