/** Ranks a pool is asked about, as multiples of last season's closing rank. */
export const QUESTIONS = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0001, 1.05, 1.1, 1.2, 1.35, 1.5, 2.0] as const

/** Chances said and what came true, gathered for scoring. */
export class Ledger {
  count = 0
  #brier = 0
  #logLoss = 0
  readonly binCount = new Float64Array(10)
  readonly binSaid = new Float64Array(10)
  readonly binTrue = new Float64Array(10)

  /** Notes one chance (0 to 1) and whether it came true. */
  note(chance: number, cameTrue: boolean): void {
    const outcome = cameTrue ? 1 : 0
    const clipped = Math.min(Math.max(chance, 0.005), 0.995)
    this.count++
    this.#brier += (chance - outcome) ** 2
    this.#logLoss -= Math.log(cameTrue ? clipped : 1 - clipped)
    const bin = Math.min(Math.floor(chance * 10), 9)
    this.binCount[bin] = (this.binCount[bin] ?? 0) + 1
    this.binSaid[bin] = (this.binSaid[bin] ?? 0) + chance
    this.binTrue[bin] = (this.binTrue[bin] ?? 0) + outcome
  }

  get brier(): number {
    return this.#brier / this.count
  }

  get logLoss(): number {
    return this.#logLoss / this.count
  }

  /** Mean distance between said and true over ten bins of equal width, weighted by count. */
  get calibrationError(): number {
    return (
      this.binCount.reduce((sum, _, bin) => sum + Math.abs((this.binSaid[bin] ?? 0) - (this.binTrue[bin] ?? 0)), 0) /
      this.count
    )
  }
}
