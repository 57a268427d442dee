/** What a family says of its own cost, as it stands in the address. */
export const COST_KEYS = ['payer', 'trip', 'trips', 'rate', 'payback'] as const
type NumberKey = Exclude<(typeof COST_KEYS)[number], 'payer'>

/** The most that makes sense of each: rupees a trip, trips a year, percent a year, years. */
const LIMITS: Record<NumberKey, { max: number; isWhole: boolean; min: number }> = {
  trip: { min: 0, max: 100_000, isWhole: true },
  trips: { min: 0, max: 52, isWhole: true },
  rate: { min: 0, max: 40, isWhole: false },
  payback: { min: 1, max: 20, isWhole: true },
}

/** What was said, and the names of what could not be read; what was not said is nought, or absent for a loan. */
export type CostAnswers = {
  payer: string
  tripInr: number
  tripsPerYear: number
  ratePercent?: number | undefined
  paybackYears?: number | undefined
  faults: (typeof COST_KEYS)[number][]
}

/** Reads the answers of an address, with or without commas in its figures. */
export function readCostAnswers(search: URLSearchParams): CostAnswers {
  const read = (key: NumberKey): number | undefined => {
    const said = (search.get(key) ?? '').replaceAll(/[,\s]/g, '')
    const value = /^\d+(?:\.\d+)?$/.test(said) ? Number(said) : undefined
    const { min, max, isWhole } = LIMITS[key]
    const isFit = value !== undefined && value >= min && value <= max && (!isWhole || Number.isInteger(value))
    return isFit ? value : undefined
  }
  const isSaid = (key: NumberKey) => (search.get(key) ?? '').trim() !== ''
  const keys = Object.keys(LIMITS) as NumberKey[]
  return {
    payer: search.get('payer') ?? '',
    tripInr: read('trip') ?? 0,
    tripsPerYear: read('trips') ?? 0,
    ratePercent: read('rate'),
    paybackYears: read('payback'),
    faults: keys.filter((key) => isSaid(key) && read(key) === undefined),
  }
}
