import { collegeSearches } from '@sopaan/contract/college-search'
import { coverage } from '@sopaan/contract/coverage'
import { EDITION_BYTES_MAX, factEditions } from '@sopaan/contract/fact-editions'
import { managedColleges } from '@sopaan/contract/managed-colleges'
import { type HomeStatesCorrection, splitStates } from '@sopaan/contract/record-corrections'
import { refuse } from '@sopaan/contract/refusals'
import { seatPools } from '@sopaan/contract/seat-pools'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { listHomeCities } from '@sopaan/domain/colleges/college-facts'
import type { Deps } from '#api/deps.ts'
import { listRoundImports, type RoundImport } from '#api/features/guidance/cutoffs/imports.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { seatPicture } from '#api/features/guidance/share-pictures/share-pictures.service.ts'
import type { App } from '#api/http/app.ts'
import { addressKey } from '#api/http/client-address.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { findBranchPage } from './branch-page.service.ts'
import { listBranches } from './branch-search.service.ts'
import { searchColleges } from './college-search.service.ts'
import { compareSeats } from './compared-seats.service.ts'
import { correctedFacts, correctOne, findManagedCollege, withdrawOne, withSourceApart } from './corrections.service.ts'
import { readCoverage } from './coverage.service.ts'
import {
  acceptEdition,
  discardEdition,
  EDITIONS_FILE,
  listFactEditions,
  publishEdition,
  rollBackEdition,
  showEdition,
} from './fact-editions.service.ts'
import { factsOrBare, openSeatDirectory, type SeatDirectory } from './seat-directory.service.ts'
import { findInstitutePage, findSeatPage, listBookInstitutes } from './seat-pools.service.ts'
import { mountSitemap } from './sitemap.ts'

/** Boundary and head of the one part of an upload. */
const ENVELOPE_BYTES = 4_096
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Seats, institutes and branch families of the book in use, from memory, and the sitemap of their pages. */
export function seatPoolsRoutes(app: App, deps: Deps): void {
  let opening: { book: RankBook; directory: Promise<Omit<SeatDirectory, 'factsOf'>> } | undefined
  const currentDirectory = async (): Promise<SeatDirectory> => {
    const book = await currentBook(deps)
    if (opening?.book !== book) opening = { book, directory: openSeatDirectory(book) }
    const [directory, find] = await Promise.all([opening.directory, correctedFacts(deps)])
    return { ...directory, factsOf: (name) => factsOrBare(directory, find, name) }
  }
  let imports: { of: RankBook; list: RoundImport[] } | undefined
  const importsOf = async ({ book: of }: SeatDirectory) => {
    if (imports?.of === of) return imports.list
    const list = await listRoundImports(deps)
    // The book that ships is in use before its tables are in the database.
    if (list.length > 0) imports = { of, list }
    return list
  }
  serve(app, seatPools.get, async ({ params, query }) => {
    const open = await currentDirectory()
    const key = keyOf(params, query.preparatory)
    return findSeatPage(open, key, { query, imports: await importsOf(open) }) ?? refuse('NOT_FOUND')
  })
  serve(app, seatPools.picture, async ({ params, query, request }) => {
    const key = keyOf(params, query.preparatory)
    const seat = findSeatPage(await currentDirectory(), key, { query: {}, imports: [] }) ?? refuse('NOT_FOUND')
    return seatPicture(seat, {
      language: query.language,
      beforeDrawing: () => app.limits.takeLocal('pictures', addressKey(request.ip)),
    })
  })
  serve(app, seatPools.listInstitutes, async () => listBookInstitutes(await currentDirectory()))
  serve(app, seatPools.findInstitute, async ({ params, query }) => {
    const kind = { seatType: query.seatType, gender: query.pool }
    const open = await currentDirectory()
    return findInstitutePage(open, params.slug, { kind, query, imports: await importsOf(open) }) ?? refuse('NOT_FOUND')
  })
  serve(app, collegeSearches.find, async ({ query }) => searchColleges(await currentDirectory(), query))
  serve(app, collegeSearches.listBranches, async ({ query }) => listBranches(await currentDirectory(), query))
  serve(app, seatPools.listHomeCities, async () => ({ cities: [...listHomeCities()] }))
  serve(app, seatPools.findBranch, async ({ params, query }) => {
    const open = await currentDirectory()
    return findBranchPage(open, params.slug, { query, imports: await importsOf(open) }) ?? refuse('NOT_FOUND')
  })
  serve(app, seatPools.compare, async ({ query }) => compareSeats(await currentDirectory(), query))
  serve(app, coverage.get, async () => readCoverage(deps, await currentDirectory()))
  mountManagedColleges(app, deps, currentDirectory)
  mountFactEditions(app, deps, currentDirectory)
  mountSitemap(app, deps, currentDirectory)
}

/** The home States by quota without those that have none, apart from who published them. */
function homesApart(body: HomeStatesCorrection) {
  const { value, ...source } = withSourceApart(body)
  const homes = Object.entries(value).flatMap(([quota, states]): [string, string][] =>
    states ? [[quota, splitStates(states).join(', ')]] : [],
  )
  return { ...source, value: Object.fromEntries(homes) }
}

/** The published facts of colleges as staff put them right. */
function mountManagedColleges(app: App, deps: Deps, currentDirectory: () => Promise<SeatDirectory>): void {
  const one = async (slug: string) => ({ directory: await currentDirectory(), slug })
  serve(app, managedColleges.get, async ({ params }) => findManagedCollege(deps, await currentDirectory(), params.slug))
  serve(
    app,
    managedColleges.correctFees,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'fees', ...withSourceApart(body) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedColleges.correctNirf,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'nirf', ...withSourceApart(body) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedColleges.correctOutcomes,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'outcomes', ...withSourceApart(body) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedColleges.correctWomen,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'women', ...withSourceApart(body) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedColleges.correctNaac,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'naac', ...withSourceApart(body) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedColleges.correctFounded,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'founded', ...withSourceApart(body) }),
    ADMIN_WRITE,
  )
  mountRecordCorrections(app, deps, one)
  serve(
    app,
    managedColleges.withdraw,
    async ({ params, caller }) => withdrawOne(deps, caller, await one(params.slug), params.id),
    ADMIN_WRITE,
  )
}

type FindOne = (slug: string) => Promise<{ directory: SeatDirectory; slug: string }>

/** What the rank book tells of institutes, as staff put it right; and facts that they hide. */
function mountRecordCorrections(app: App, deps: Deps, one: FindOne): void {
  serve(
    app,
    managedColleges.correctTown,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'town', ...withSourceApart(body) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedColleges.correctWebsite,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'website', ...withSourceApart(body) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedColleges.correctHomeStates,
    async ({ params, body, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact: 'home-states', ...homesApart(body) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedColleges.hide,
    async ({ params, body: { fact, reason, ...source }, caller }) =>
      correctOne(deps, caller, await one(params.slug), { fact, ...source, value: { hidden: reason } }),
    ADMIN_WRITE,
  )
}

/** Editions of those facts, each from one file. */
function mountFactEditions(app: App, deps: Deps, currentDirectory: () => Promise<SeatDirectory>): void {
  const one = async (id: string) => ({ directory: await currentDirectory(), id })
  serve(
    app,
    factEditions.upload,
    async ({ upload, caller }) => acceptEdition(deps, caller, await currentDirectory(), upload),
    { uploadBytesMax: EDITION_BYTES_MAX + ENVELOPE_BYTES, limits: [{ name: 'table-uploads', by: 'user' }] },
  )
  serve(app, factEditions.list, ({ query }) => listFactEditions(deps, query))
  serve(
    app,
    factEditions.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: EDITIONS_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(app, factEditions.get, async ({ params }) => showEdition(deps, await currentDirectory(), params.id))
  serve(
    app,
    factEditions.publish,
    async ({ params, body, caller }) => publishEdition(deps, caller, await one(params.id), body),
    ADMIN_WRITE,
  )
  serve(
    app,
    factEditions.withdraw,
    async ({ params, caller }) => rollBackEdition(deps, caller, await one(params.id)),
    ADMIN_WRITE,
  )
  serve(app, factEditions.discard, ({ params, caller }) => discardEdition(deps, caller, params.id), ADMIN_WRITE)
}

type SeatParams = Record<'institute' | 'programme' | 'quota' | 'seatType' | 'gender', string>

/** A seat's key as `seatPoolKeys` writes it. */
function keyOf({ institute, programme, quota, seatType, gender }: SeatParams, preparatory?: 'true' | 'false'): string {
  return [institute, programme, quota, seatType, gender, ...(preparatory === 'true' ? ['preparatory'] : [])].join('/')
}
