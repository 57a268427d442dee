import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import type { PageInfo } from '@sopaan/contract/fields'
import { mentorCounts } from '@sopaan/contract/mentor-counts'
import { AHEAD_DAYS_MAX, type ListedMentor, type MentorPage, mentors, type OwnMentor } from '@sopaan/contract/mentors'
import { seatPools } from '@sopaan/contract/seat-pools'
import type { State } from '@sopaan/domain/state/states'
import { addDays, daysBetween, isDay } from '@sopaan/domain/time/days'
import { HOUR_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import { lastDayOfMonth } from '@sopaan/domain/time/months'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request, sendFile } from '#web/identity/browser-request.ts'
import { isMissing } from '#web/is-missing.ts'

const CONSTRAINTS = constraintsOf(mentors.list)
const OWN = ['own-mentor'] as const
/** How many days are read to find the soonest free time, the most that can be had at once. */
const SOON_DAYS = 42
/** The book of a season changes with an import: a list of its colleges is good for the visit. */
const BOOK_FRESH_MS = HOUR_MS

/** The list for an address; undefined where it could not be had. */
export async function fetchMentors(
  ask: Request,
  search: URLSearchParams,
): Promise<({ data: ListedMentor[] } & PageInfo) | undefined> {
  return ask(mentors.list, { query: { page: 1, ...readSearch(CONSTRAINTS, search).taken } }).catch(() => undefined)
}

/** The list for an address inside a dashboard; the last one stays until the next is there. */
export function listedMentorsQuery(search: URLSearchParams) {
  const query = { page: 1, ...readSearch(CONSTRAINTS, search).taken }
  return queryOptions({
    queryKey: ['mentor-list', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => request(mentors.list, { query }, { signal }),
  })
}

/** How many mentors each switch of the list would leave; what was counted before stays until the next is there. */
export function mentorCountsQuery(search: URLSearchParams, home: State | undefined) {
  const query = { ...readSearch(constraintsOf(mentorCounts.count), search).taken, home }
  return queryOptions({
    queryKey: ['mentor-list', 'counts', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await request(mentorCounts.count, { query }, { signal })).data,
  })
}

/** The names of the seat of an address inside a dashboard; null where it names none. */
export function searchedSeatQuery(search: URLSearchParams) {
  const { institute, programme } = readSearch(CONSTRAINTS, search).taken
  return queryOptions({
    queryKey: ['searched-seat', institute, programme],
    queryFn: async () => (await findSearchedSeat(request, search)) ?? null,
  })
}

/** One mentor with a month of free times, inside a dashboard; the last month stays until the next is there. */
export function mentorWithMonthQuery(id: string, month: string | null) {
  return queryOptions({
    queryKey: ['mentor-with-month', id, month],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const mentor = (await request(mentors.get, { params: { id } }, { signal })).data
      return { mentor, free: mentor.isTakingBookings ? await fetchFreeMonth(request, id, month) : undefined }
    },
  })
}

/** The names of the seat an address asks for; undefined where it names none that the book has. */
export async function findSearchedSeat(
  ask: Request,
  search: URLSearchParams,
): Promise<{ institute: string; programme: string | undefined } | undefined> {
  const { institute: slug, programme } = readSearch(CONSTRAINTS, search).taken
  if (slug === undefined) return undefined
  try {
    const { institute, programmes } = await ask(seatPools.findInstitute, { params: { slug }, query: {} })
    const asked = programmes.find(({ seats }) => seats.some(({ key }) => key.split('/')[1] === programme))
    return { institute: institute.name, programme: asked?.programme.name }
  } catch {
    return undefined
  }
}

/** One mentor; `missing` where there is none, undefined where it could not be had. */
export async function fetchMentor(ask: Request, id: string): Promise<MentorPage | 'missing' | undefined> {
  try {
    return (await ask(mentors.get, { params: { id } })).data
  } catch (thrown) {
    return isMissing(thrown) ? 'missing' : undefined
  }
}

/** A month of a mentor's free times, and whether others can be free before and after it. */
export type FreeMonth = { month: string; today: string; slots: string[]; isFirst: boolean; isLast: boolean }

/**
 * The free times of the month that an address asks for, else of the soonest that has any; undefined where they could not be
 * had.
 * @param asked  `2026-12`
 */
export async function fetchFreeMonth(ask: Request, id: string, asked: string | null): Promise<FreeMonth | undefined> {
  const today = istDate(new Date())
  const [first, last] = [today.slice(0, 7), addDays(today, AHEAD_DAYS_MAX).slice(0, 7)]
  const wanted = asked !== null && isDay(`${asked}-01`) && asked >= first && asked <= last ? asked : undefined
  const begin = wanted === undefined || wanted === first ? today : `${wanted}-01`
  const days = wanted === undefined ? SOON_DAYS : daysBetween(begin, lastDayOfMonth(wanted)) + 1
  try {
    const { slots } = (await ask(mentors.slots, { params: { id }, query: { from: begin, days } })).data
    const month = wanted ?? (slots[0] === undefined ? first : istDate(slots[0]).slice(0, 7))
    const inMonth = slots.filter((at) => istDate(at).startsWith(month))
    return { month, today, slots: inMonth, isFirst: month <= first, isLast: month >= last }
  } catch {
    return undefined
  }
}

/** The own record or application; null where there is none. */
export const ownMentorQuery = queryOptions({
  queryKey: OWN,
  queryFn: async ({ signal }) => (await request(mentors.own, {}, { signal })).data,
})

/** How short names of colleges are read; fetched only where somebody has to name one. */
export const collegeNamesQuery = queryOptions({
  queryKey: ['college-names'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { readNicknameSearch, ownNicknames } = await import('@sopaan/domain/colleges/nicknames')
    return { readNicknameSearch, ownNicknames }
  },
})

/** Every college of the book by name. */
export const institutesQuery = queryOptions({
  queryKey: ['institutes'],
  staleTime: BOOK_FRESH_MS,
  queryFn: async ({ signal }) => (await request(seatPools.listInstitutes, {}, { signal })).institutes,
})

/** The programmes of a college: the slug in the address of their seats, and the name with its degree. */
export function programmesQuery(slug: string | undefined) {
  return queryOptions({
    queryKey: ['institute-programmes', slug],
    enabled: slug !== undefined,
    staleTime: BOOK_FRESH_MS,
    queryFn: async ({ signal }) => {
      const page = await request(seatPools.findInstitute, { params: { slug: slug ?? '' }, query: {} }, { signal })
      return page.programmes.flatMap(({ programme, seats }) => {
        const programmeSlug = seats[0]?.key.split('/')[1]
        return programmeSlug === undefined
          ? []
          : [{ slug: programmeSlug, name: `${programme.name} (${programme.degree})` }]
      })
    },
  })
}

/** Sends or changes the application. */
export async function sendMentorApplication(
  application: RequestInput<typeof mentors.apply>['body'],
): Promise<OwnMentor> {
  const { data } = await request(mentors.apply, { body: application })
  queryClient.setQueryData(ownMentorQuery.queryKey, data)
  return data
}

/** Adds the picture of the college id to the application. */
export async function sendCollegeProof(file: File): Promise<void> {
  await sendFile(mentors.attachProof, 'proof', file)
  await queryClient.invalidateQueries({ queryKey: ownMentorQuery.queryKey })
}
