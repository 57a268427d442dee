import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import type { ListFilters, SievedChoice } from '@sopaan/domain/choice-lists/narrowed-list'
import { distanceKm, type Point } from '@sopaan/domain/colleges/distance'
import { valuesOf } from '#web/search-form/search-address.ts'
import type { Judging } from './use-choices.ts'

/** The id of the sheet that narrows a list. */
export const LIST_FILTERS_SHEET = 'list-filters'

/** What the choices of a list may be narrowed by, in their order. */
export function listedChoices(
  keys: readonly string[],
  judged: Judging['judged'],
  home: Point | undefined,
): SievedChoice[] {
  return keys.map((key) => {
    const choice = judged?.byKey.get(key)
    return choice ? { key, ...filteredFacts(choice, home) } : { key }
  })
}

function filteredFacts(
  { institute, programme, verdict }: JudgedChoice,
  home: Point | undefined,
): Omit<SievedChoice, 'key'> {
  const { type, state, feeInr, nirf, salaryInr, womenPercent, at } = institute
  return {
    ...{ type, state, feeInr, nirf, salaryInr, womenPercent },
    family: programme.family,
    band: verdict?.state === 'judged' ? verdict.chance?.band : undefined,
    km: home && at && distanceKm(home, at),
  }
}

/** The filters of a list by the names that the predictor's have in its address. */
export function listFilters(search: URLSearchParams): ListFilters {
  const limit = (key: string) => (search.get(key) ? Number(search.get(key)) : undefined)
  return {
    types: valuesOf(search, 'type'),
    states: valuesOf(search, 'collegeState'),
    families: valuesOf(search, 'family'),
    bands: valuesOf(search, 'band'),
    feeMax: limit('feeMax'),
    nirfMax: limit('nirfMax'),
    salaryMin: limit('salaryMin'),
    womenMin: limit('womenMin'),
    kmMax: limit('kmMax'),
  }
}
