import { hasRank, type ProfileQuery } from '@sopaan/contract/college-predictor'
import { readProfile } from '@sopaan/contract/read-profile'
import type { BranchPage } from '@sopaan/contract/seat-pools'
import type { BranchQuery } from '@sopaan/contract/seat-queries'
import type { RankList } from '@sopaan/domain/book/rank-book'
import { choiceKeyOf } from '@sopaan/domain/choice-lists/choice-list'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { isInstituteMeant, isProgrammeMeant, type SearchTerm } from '@sopaan/domain/predictor/search-terms'
import type { OwnChoice } from '@sopaan/domain/seats/own-choices'
import { listPools } from '@sopaan/domain/seats/seat-facts'
import type { RoundImport } from '#api/features/guidance/cutoffs/imports.service.ts'
import { compareCousins } from './branch-cousins.service.ts'
import { bestByChoice, describeOwnPool } from './own-pools.service.ts'
import { bookFactsOf, byProgramme, isOfKind, newestOf, receiptsFor } from './programme-seats.service.ts'
import type { SeatDirectory } from './seat-directory.service.ts'
import { readSpokenSearch } from './spoken-search.service.ts'

/** Ranks of two lists are never compared; the list of the IITs stands first, as its seats are the most wanted. */
const LIST_ORDER: readonly RankList[] = ['advanced', 'main-1', 'main-2a', 'main-2b']

type Request = { query: BranchQuery; imports: readonly RoundImport[] }
type Row = Omit<BranchPage['programmes'][number], 'own'> & { own: OwnChoice | undefined }

/** One page of who offers a branch family, a candidate's own first; undefined for a slug that the book does not have. */
export function findBranchPage(
  directory: SeatDirectory,
  slug: string,
  { query, imports }: Request,
): BranchPage | undefined {
  const { book, places } = directory
  const code = places.families.get(slug)
  if (code === undefined) return undefined
  const { seatType, pool: gender, page, limit } = query
  const { terms, meanings } = readSpokenSearch(directory, query.q)
  const rows = listRows(directory, { code, terms, query })
  const mine = rows.filter(isInReach)
  const profile = profileOf(query)
  const found = profile && query.mine === 'true' ? mine : rows
  const shown = found.toSorted(compareRows).slice((page - 1) * limit, page * limit)
  return {
    family: { slug, code, name: book.families[code] ?? code },
    ...{ seatType, gender },
    programmes: shown.map(({ own, ...row }) => ({
      ...row,
      own: own && profile ? (describeOwnPool(directory, own.pool, profile) ?? null) : null,
    })),
    counts: { all: rows.length, mine: profile ? mine.length : null },
    cousins: compareCousins(directory, code),
    page: { page, limit, total: found.length },
    ...meanings,
    receipts: receiptsFor(imports, { josaa: newestOf(shown) }),
    ...bookFactsOf(directory),
  }
}

function profileOf(query: ProfileQuery): Profile | undefined {
  return hasRank(query) ? readProfile(query) : undefined
}

type Wanted = { code: string; terms: readonly SearchTerm[]; query: BranchQuery }

/** The programmes of a family that fit the words and the filters, each with the candidate's best seat in it. */
function listRows(directory: SeatDirectory, { code, terms, query }: Wanted): Row[] {
  const { book, newestPools } = directory
  const isHere = (pool: number) => {
    const institute = book.institutes[book.institute[pool] ?? -1]
    const programme = book.programmes[book.programme[pool] ?? -1]
    return (
      programme?.family === code &&
      institute !== undefined &&
      terms.every((term) => isInstituteMeant(term, institute) || isProgrammeMeant(term, programme)) &&
      (!query.type || institute.type === query.type) &&
      (!query.collegeState || institute.state === query.collegeState)
    )
  }
  const kind = { seatType: query.seatType, gender: query.pool }
  const programmes = byProgramme(
    directory,
    listPools(directory, (pool) => isHere(pool) && isOfKind(book, pool, kind)),
  )
  const profile = profileOf(query)
  const own = profile && bestByChoice(directory, newestPools.filter(isHere), profile)
  return programmes.map((row) => ({ ...row, own: own?.get(choiceKeyOf(row.seats[0]?.key ?? '')) }))
}

function isInReach({ own }: Row): boolean {
  return own !== undefined && own.chance.band !== 'long-shot'
}

function compareRows(a: Row, b: Row): number {
  return (
    Number(isInReach(b)) - Number(isInReach(a)) ||
    LIST_ORDER.indexOf(a.list) - LIST_ORDER.indexOf(b.list) ||
    newestSeasonOf(b) - newestSeasonOf(a) ||
    hardest(a) - hardest(b)
  )
}

/** The last season that printed a rank for the programme: what is no longer offered stands behind what is. */
function newestSeasonOf({ seats }: Row): number {
  return Math.max(...seats.map(({ newest }) => newest.season))
}

/** The lowest closing rank of the programme's newest seats: where its hardest quota closed. */
function hardest({ seats }: Row): number {
  return Math.min(...seats.map(({ newest }) => newest.closing ?? Number.POSITIVE_INFINITY))
}
