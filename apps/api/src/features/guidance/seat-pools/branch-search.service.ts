import { hasRank } from '@sopaan/contract/college-predictor'
import type { BranchList, BranchSearchQuery, ListedBranch } from '@sopaan/contract/college-search'
import { readProfile } from '@sopaan/contract/read-profile'
import { isInstituteMeant, isProgrammeMeant, type SearchTerm } from '@sopaan/domain/predictor/search-terms'
import { listOwnChoices, type OwnChoice } from '@sopaan/domain/seats/own-choices'
import { slugOfFamily } from '@sopaan/domain/seats/seat-positions'
import { isOf, listOffers, type Offer } from './college-search.service.ts'
import type { SeatDirectory } from './seat-directory.service.ts'
import { readSpokenSearch } from './spoken-search.service.ts'

/**
 * Branch families that the newest season offered at the colleges searched for: with a rank those with most choices within
 * reach first, else those that most colleges have.
 */
export function listBranches(directory: SeatDirectory, query: BranchSearchQuery): BranchList {
  const { terms, meanings } = readSpokenSearch(directory, query.q)
  const offers = listOffers(directory).flatMap((offer) => narrowOffer(offer, terms, query))
  const ownChoices = listChoicesByFamily(directory, offers, query)
  const branches = Object.entries(directory.book.families).map(([code, name]): ListedBranch => {
    const counts = offers.map(({ programmes }) => [...programmes].filter(({ family }) => family === code).length)
    const programmes = counts.reduce((sum, count) => sum + count, 0)
    const own = describeChoices(ownChoices?.get(code) ?? [])
    return {
      slug: slugOfFamily(code),
      ...{ code, name, programmes, own },
      colleges: counts.filter((count) => count > 0).length,
    }
  })
  return {
    branches: branches.filter(({ colleges }) => colleges > 0).sort(compareBranches),
    ...meanings,
    newestSeason: directory.newest.season,
  }
}

/** What of a college's programmes a search leaves; nothing where the college is not among those searched for. */
function narrowOffer(offer: Offer, terms: readonly SearchTerm[], query: BranchSearchQuery): Offer[] {
  if (!isOf(offer.institute, query)) return []
  const left = [...offer.programmes].filter((programme) =>
    terms.every((term) => isInstituteMeant(term, offer.institute) || isProgrammeMeant(term, programme)),
  )
  return [{ ...offer, programmes: new Set(left) }]
}

/** A candidate's choices among some offers by branch family; undefined without a rank. */
function listChoicesByFamily(
  directory: SeatDirectory,
  offers: readonly Offer[],
  query: BranchSearchQuery,
): Map<string, OwnChoice[]> | undefined {
  if (!hasRank(query)) return undefined
  const { book, newestPools } = directory
  const offered = new Map(offers.map(({ at, programmes }) => [at, programmes]))
  const pools = newestPools.filter((pool) => {
    const programme = book.programmes[book.programme[pool] ?? -1]
    return programme !== undefined && offered.get(book.institute[pool] ?? -1)?.has(programme) === true
  })
  return Map.groupBy(
    listOwnChoices(directory, pools, readProfile(query)),
    ({ programme }) => book.programmes[programme]?.family ?? '',
  )
}

function describeChoices(choices: readonly OwnChoice[]): ListedBranch['own'] {
  const [best] = choices.map(({ chance }) => chance).toSorted((a, b) => b.percent - a.percent)
  if (best === undefined) return null
  return { inReach: choices.filter(({ chance }) => chance.band !== 'long-shot').length, best }
}

function compareBranches(a: ListedBranch, b: ListedBranch): number {
  return (b.own?.inReach ?? 0) - (a.own?.inReach ?? 0) || b.colleges - a.colleges || a.name.localeCompare(b.name)
}
