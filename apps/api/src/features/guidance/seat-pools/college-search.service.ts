import { hasRank } from '@sopaan/contract/college-predictor'
import type { CollegeSearch, CollegeSearchQuery, CollegeSort, FoundCollege } from '@sopaan/contract/college-search'
import { readProfile } from '@sopaan/contract/read-profile'
import { printedName } from '@sopaan/domain/book/printed-names'
import type { Institute, Programme } from '@sopaan/domain/book/rank-book'
import { isWithinLimit, type LimitKind } from '@sopaan/domain/choices/choice-limits'
import { newestNirfEdition, publishedOf } from '@sopaan/domain/choices/published-facts'
import { listHomeCities } from '@sopaan/domain/colleges/college-facts'
import { yearFeeInr } from '@sopaan/domain/colleges/cost/year-fee'
import { distanceKm, type Point } from '@sopaan/domain/colleges/distance'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import type { Band } from '@sopaan/domain/predictor/bands'
import { isInstituteMeant, isProgrammeMeant } from '@sopaan/domain/predictor/search-terms'
import { listOwnChoices, type OwnChoice } from '@sopaan/domain/seats/own-choices'
import type { SeatDirectory } from './seat-directory.service.ts'
import { readSpokenSearch } from './spoken-search.service.ts'

export type Offer = { at: number; institute: Institute; programmes: Set<Programme> }

/** From the worst to the best. */
const BANDS_UPWARDS: readonly Band[] = ['long-shot', 'reach', 'likely', 'safe']

/** The institutes of the newest season that a search finds, with what is published of them, in the order asked for. */
export function searchColleges(directory: SeatDirectory, query: CollegeSearchQuery): CollegeSearch {
  const { terms, meanings } = readSpokenSearch(directory, query.q)
  const home = listHomeCities().find(({ id }) => id === query.from)?.at
  const ownChoices = listChoicesOf(directory, query)
  const newest = newestNirfEdition(directory.factsOf)
  const colleges = listOffers(directory)
    .filter(({ institute, programmes }) => {
      const isNamed = terms.every(
        (term) => isInstituteMeant(term, institute) || [...programmes].some((each) => isProgrammeMeant(term, each)),
      )
      return isNamed && hasBranch(programmes, query.family) && isOf(institute, query)
    })
    .filter(({ at }) => !ownChoices || !query.chance || hasBand(ownChoices.get(at) ?? [], query.chance))
    .flatMap((offer) => describeOffer(directory, offer, { home, own: ownChoices?.get(offer.at) }))
    .filter((college) => isWithinLimits(college, query, newest))
  return {
    colleges: colleges.sort((a, b) => compareBy({ sort: query.sort || 'nirf', newest }, a, b)),
    ...meanings,
    newestSeason: directory.newest.season,
  }
}

/** The institutes of the newest season with the programmes it offered there. */
export function listOffers({ book, newestPools }: SeatDirectory): Offer[] {
  const offers = new Map<number, Offer>()
  for (const pool of newestPools) {
    const at = book.institute[pool] ?? -1
    const institute = book.institutes[at]
    const programme = book.programmes[book.programme[pool] ?? -1]
    if (!institute || !programme) continue
    const offer = offers.get(at) ?? { at, institute, programmes: new Set() }
    offers.set(at, offer)
    offer.programmes.add(programme)
  }
  return [...offers.values()]
}

function hasBranch(programmes: ReadonlySet<Programme>, family: string | undefined): boolean {
  return !family || [...programmes].some((each) => each.family === family)
}

/** Whether an institute is of the type and State searched for. */
export function isOf({ type, state }: Institute, query: Pick<CollegeSearchQuery, 'type' | 'collegeState'>): boolean {
  return (!query.type || type === query.type) && (!query.collegeState || state === query.collegeState)
}

/** A candidate's choices of the branch searched for, by institute; undefined without a rank. */
function listChoicesOf(directory: SeatDirectory, query: CollegeSearchQuery): Map<number, OwnChoice[]> | undefined {
  if (!hasRank(query)) return undefined
  const { book, newestPools } = directory
  const pools = newestPools.filter((pool) => {
    return !query.family || book.programmes[book.programme[pool] ?? -1]?.family === query.family
  })
  return Map.groupBy(listOwnChoices(directory, pools, readProfile(query)), ({ institute }) => institute)
}

function hasBand(choices: readonly OwnChoice[], least: Band): boolean {
  return choices.some(({ chance }) => BANDS_UPWARDS.indexOf(chance.band) >= BANDS_UPWARDS.indexOf(least))
}

/** The best of a candidate's choices at one college; null where there is none. */
function describeOwn({ book, keys }: SeatDirectory, choices: readonly OwnChoice[] = []): FoundCollege['own'] {
  const [best] = choices.toSorted((a, b) => b.chance.percent - a.chance.percent || a.pool - b.pool)
  if (best === undefined) return null
  const programme = book.programmes[best.programme]?.name ?? ''
  return {
    inReach: choices.filter(({ chance }) => chance.band !== 'long-shot').length,
    best: { key: keys.keyOf(best.pool), programme, chance: best.chance },
  }
}

type Asker = { home?: Point | undefined; own?: readonly OwnChoice[] | undefined }

function describeOffer(directory: SeatDirectory, offer: Offer, { home, own }: Asker): FoundCollege[] {
  const { at, institute, programmes } = offer
  const facts = directory.factsOf(printedName(institute))
  if (!facts) return []
  const { name, type, city, state } = institute
  const km = home && facts.at ? distanceKm(home, facts.at) : null
  const slug = directory.places.slugOfInstitute(at)
  const found = { slug, name, type, city, state, programmes: programmes.size, facts, km }
  return [{ ...found, own: describeOwn(directory, own) }]
}

function isWithinLimits({ facts, km }: FoundCollege, query: CollegeSearchQuery, newest: number): boolean {
  const { feeInr, nirf, salaryInr } = publishedOf(facts, 'everybody', newest)
  const isWithin = (kind: LimitKind, figure: number | undefined, limit: string | undefined) =>
    !limit || isWithinLimit(kind, figure, Number(limit))
  return (
    isWithin('fees', feeInr, query.feeMax) &&
    isWithin('nirf', nirf, query.nirfMax) &&
    isWithin('distances', km ?? undefined, query.kmMax) &&
    isWithin('salaries', salaryInr, query.salaryMin)
  )
}

function newestRank({ nirf }: FoundCollege['facts'], newest: number): number | undefined {
  const [year, rank] = nirf.at(-1) ?? []
  if (year === undefined || rank === undefined) return undefined
  return year < newest ? OLDER_RANKS_FROM + rank : rank
}

/** Ranks of older editions stand behind all of the newest: no edition had so many. */
const OLDER_RANKS_FROM = 1_000

/** Smaller first; what is not known last. */
const KEYS: Readonly<Record<CollegeSort, (college: FoundCollege, newest: number) => number | undefined>> = {
  nirf: ({ facts }, newest) => newestRank(facts, newest),
  fee: ({ facts }) => yearFeeInr(facts.fees, 'everybody'),
  salary: ({ facts }) => facts.outcomes && -facts.outcomes.medianSalaryInr,
  near: ({ km }) => km ?? undefined,
  chance: ({ own }) => (own ? -own.best.chance.percent : undefined),
  name: () => 0,
}

type Order = { sort: CollegeSort; newest: number }

function compareBy({ sort, newest }: Order, a: FoundCollege, b: FoundCollege): number {
  const keyOf = (college: FoundCollege) => KEYS[sort](college, newest) ?? Number.MAX_VALUE
  const [left, right] = [keyOf(a), keyOf(b)]
  return left - right || shortInstituteName(a.name).localeCompare(shortInstituteName(b.name), 'en')
}
