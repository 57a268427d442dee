import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import type { HomeCity } from '@sopaan/contract/college-facts'
import { type ListedMentor, mentors } from '@sopaan/contract/mentors'
import { isRefusal } from '@sopaan/contract/refusals'
import { type BranchPage, type InstitutePage, type SeatPage, seatPools } from '@sopaan/contract/seat-pools'
import { type PageLanguage, readLanguageName } from '@sopaan/domain/languages'
import type { Params } from 'react-router'
import { orNotFound } from '#web/or-not-found.ts'
import { findReadable } from '#web/search-form/find-readable.ts'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'

/**
 * The page of the seat that an address names, judged for the profile in its query. A profile that cannot be read is left
 * out: the seat is still what was asked for.
 * @throws a 404 answer for a seat that the book does not have
 */
export async function fetchSeat(request: Request, path: Params, search: URLSearchParams, isPreparatory: boolean) {
  const { institute = '', programme = '', quota = '', seatType = '', gender = '' } = path
  const params = { institute, programme, quota, seatType, gender }
  const seat = isPreparatory ? { preparatory: 'true' as const } : {}
  const profile = queryOf(new URLSearchParams(profileEntries(search)))
  const ask = (query: Record<string, string>): Promise<SeatPage> =>
    // The query comes from an address anyone may have written: the call itself reads and refuses it.
    request(seatPools.get, { params, query: { ...query, ...seat } } as RequestInput<typeof seatPools.get>)
  return orNotFound(
    ask(profile).catch((thrown: unknown) => {
      if (isRefusal(thrown, 'INVALID_QUERY')) return ask({})
      throw thrown
    }),
  )
}

/**
 * A college with the chances of the profile in the address. A profile or a kind of seat that cannot be read is left out.
 * @throws a 404 answer for an institute that the book does not have
 */
export function findCollege(request: Request, slug: string, search: URLSearchParams): Promise<InstitutePage> {
  const profile = queryOf(new URLSearchParams(profileEntries(search)))
  const ask = (query: object): Promise<InstitutePage> =>
    // As above: what the address says is read and refused by the call.
    request(seatPools.findInstitute, {
      params: { slug },
      query: query as RequestInput<typeof seatPools.findInstitute>['query'],
    })
  return orNotFound(
    ofKind(search, (kind) =>
      ask({ ...profile, ...kind }).catch((thrown: unknown) => {
        if (isRefusal(thrown, 'INVALID_QUERY')) return ask(kind)
        throw thrown
      }),
    ),
  )
}

/** How many mentors of a college its pages show. */
const SENIORS_SHOWN = 2

/**
 * Mentors who study at a college, those of the programme first; none where they could not be had, as nothing on the page
 * hangs on them.
 */
export async function listSeniors(request: Request, institute: string, programme?: string): Promise<ListedMentor[]> {
  try {
    const { data } = await request(mentors.list, { query: { institute, programme, page: 1, limit: SENIORS_SHOWN } })
    return data.filter(({ seat }) => seat.institute.slug === institute)
  } catch {
    return []
  }
}

/** The cities that a home can be picked from. */
export async function fetchHomeCities(request: Request): Promise<HomeCity[]> {
  return (await request(seatPools.listHomeCities, {})).cities
}

const BRANCH_KEYS = ['q', 'mine', 'type', 'collegeState', 'seatType', 'pool', 'page']

/**
 * A page of a branch's colleges, for the profile in the address. A profile that cannot be read is left out and said so;
 * filters that cannot be read are left out.
 * @throws a 404 answer for a branch family that the book does not have
 */
export function fetchBranch(
  request: Request,
  slug: string,
  search: URLSearchParams,
): Promise<{ page: BranchPage; isUnread: boolean }> {
  const ask = (query: object): Promise<BranchPage> =>
    // As above: what the address says is read and refused by the call.
    request(seatPools.findBranch, {
      params: { slug },
      query: query as RequestInput<typeof seatPools.findBranch>['query'],
    })
  return orNotFound(findReadable(search, BRANCH_KEYS, ask).then(({ answer, isUnread }) => ({ page: answer, isUnread })))
}

type KindQuery = NonNullable<RequestInput<typeof seatPools.findInstitute>['query']>

/** Asks for the kind of seat in an address, or for the usual one where the address names none that there is. */
async function ofKind<Page>(search: URLSearchParams, ask: (query: KindQuery) => Promise<Page>): Promise<Page> {
  const entries = ['seatType', 'pool'].flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : []))
  try {
    // As above: what the address says is read and refused by the call.
    return await ask(Object.fromEntries(entries) as KindQuery)
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return ask({})
    throw thrown
  }
}

/** Where the picture of a seat's link lies. @param key  the seat's key, with its part for the preparatory course where it has one */
export function pictureOfSeat(key: string, language: PageLanguage): string {
  const [institute, programme, quota, seatType, gender, ending] = key.split('/')
  const search = new URLSearchParams({
    ...(ending === undefined ? {} : { preparatory: 'true' }),
    language: readLanguageName(language),
  })
  return `/api/v1/seat-pools/${[institute, programme, quota, seatType, gender].join('/')}/picture?${search}`
}
