import type { ResponseOf } from '@sopaan/contract/call'
import type { mentorCounts } from '@sopaan/contract/mentor-counts'
import { type ListedMentor, NEXT_SLOTS_MAX } from '@sopaan/contract/mentors'
import { ownNicknames, readNicknameSearch } from '@sopaan/domain/colleges/nicknames'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { LANGUAGES } from '@sopaan/domain/languages'
import { BRANCHES, type Branch } from '@sopaan/domain/list-maker/branch-labels'
import { type MentorOrder, orderMentors } from '@sopaan/domain/mentoring/mentor-order'
import { offeredSlots } from '@sopaan/domain/mentoring/slots'
import { isInstituteMeant, isProgrammeMeant, isTermIn, type SearchTerm } from '@sopaan/domain/predictor/search-terms'
import type { State } from '@sopaan/domain/state/states'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { findMentorInstitute, listInstituteSlugs, readBranchFamily } from './mentor-seats.ts'
import { cardOf, toSlotCalendar } from './mentor-view.ts'
import { listBusyTimes, listShownMentors, type MentorFilter, type ShownMentorRow } from './mentors.queries.ts'

/** How far ahead the next free times are looked for. */
const NEXT_MS = 14 * DAY_MS
const WEEK_MS = 7 * DAY_MS

type Filters = Omit<MentorFilter, 'institutes'> & {
  institute?: string | undefined
  q?: string | undefined
  free?: boolean | undefined
  state?: State | undefined
  branch?: Branch | undefined
}
type Search = Filters & {
  sort?: MentorOrder | undefined
  page: number
  limit: number
}

type MentorCounts = ResponseOf<typeof mentorCounts.count>['data']

/** The mentors that can be seen and answer every word of a search, in the order asked for, with their next free times. */
export async function listMentors(
  deps: Deps,
  { free: isFreeOnly = false, sort, page, limit, ...filter }: Search,
): Promise<{ data: ListedMentor[]; total: number }> {
  const found = await findMentors(deps, filter)
  const from = (page - 1) * limit
  const order = sort ?? (isFreeOnly ? 'free' : undefined)
  // Free times are worked out for all only where the order or the filter goes by them: else those of one page are enough.
  if (!isFreeOnly && order !== 'free') {
    const rated = () => found.map((row) => ({ row, ...cardOf(row), nextSlots: [] }))
    const ordered = order === undefined ? found : inOrder(rated(), order, filter.programme).map(({ row }) => row)
    return { data: await withNextSlots(deps, ordered.slice(from, from + limit)), total: found.length }
  }
  const isFree = freeWithinWeek(deps)
  const free = (await withNextSlots(deps, found)).filter((mentor) => !isFreeOnly || isFree(mentor))
  const ordered = inOrder(free, order ?? 'free', filter.programme)
  return { data: ordered.slice(from, from + limit), total: ordered.length }
}

/**
 * How many mentors the list would hold with each of its switches on, whatever else it is narrowed by.
 * @param asked.home  the State of the reader
 */
export async function countMentors(
  deps: Deps,
  { free, state, language, branch, home, ...filter }: Filters & { home?: State | undefined },
): Promise<MentorCounts> {
  const book = await currentBook(deps)
  const isFree = freeWithinWeek(deps)
  const found = (await withNextSlots(deps, await findMentors(deps, filter))).map((mentor) => ({
    isFree: isFree(mentor),
    state: findMentorInstitute(book, mentor.seat.institute.slug)?.state,
    languages: mentor.languages as readonly string[],
    branch: readBranchFamily(book, mentor.seat.institute.slug, mentor.seat.programme.slug),
  }))
  const count = (on: { free?: boolean; state?: State; language?: string; branch?: Branch }) => {
    const asked = { free, state, language, branch, ...on }
    return found.filter(
      (each) =>
        (asked.free !== true || each.isFree) &&
        (asked.state === undefined || each.state === asked.state) &&
        (asked.branch === undefined || each.branch === asked.branch) &&
        (asked.language === undefined || each.languages.includes(asked.language)),
    ).length
  }
  return {
    free: count({ free: true }),
    home: home === undefined ? null : count({ state: home }),
    languages: LANGUAGES.map((language) => ({ language, count: count({ language }) })),
    branches: BRANCHES.map((branch) => ({ branch, count: count({ branch }) })).filter((each) => each.count > 0),
  }
}

function freeWithinWeek(deps: Deps): (mentor: Pick<ListedMentor, 'nextSlots'>) => boolean {
  const weekEnd = deps.now().getTime() + WEEK_MS
  return ({ nextSlots: [next] }) => next !== undefined && Date.parse(next) < weekEnd
}

/** Who can be seen and answers a search, but for who is free soon. */
async function findMentors(
  deps: Deps,
  { q = '', institute, state, branch, ...filter }: Omit<Filters, 'free'>,
): Promise<ShownMentorRow[]> {
  const institutes = institute === undefined ? undefined : listInstituteSlugs(await currentBook(deps), institute)
  const rows = await listShownMentors(deps.db, { ...filter, institutes })
  const found = q === '' ? rows : await findSearched(deps, rows, q)
  if (state === undefined && branch === undefined) return found
  const book = await currentBook(deps)
  return found.filter(
    ({ instituteSlug, programmeSlug }) =>
      (state === undefined || findMentorInstitute(book, instituteSlug)?.state === state) &&
      (branch === undefined || readBranchFamily(book, instituteSlug, programmeSlug) === branch),
  )
}

/** Mentors in an order, those of the programme asked for in front. */
function inOrder<Mentor extends Pick<ListedMentor, 'nextSlots' | 'rating' | 'sessions' | 'seat'>>(
  mentors: readonly Mentor[],
  order: MentorOrder,
  programme: string | undefined,
): Mentor[] {
  const isOther = ({ seat }: Mentor) => Number(programme !== undefined && seat.programme.slug !== programme)
  return orderMentors(mentors, order).toSorted((one, other) => isOther(one) - isOther(other))
}

async function findSearched(deps: Deps, rows: readonly ShownMentorRow[], q: string): Promise<ShownMentorRow[]> {
  const book = await currentBook(deps)
  const { terms, suggested } = readNicknameSearch(q, ownNicknames(book.institutes))
  // Whoever applied bears the name of that day; what the book says of the institute today finds it by every other name.
  const answers = (row: ShownMentorRow, term: SearchTerm) =>
    isInstituteMeant(term, findMentorInstitute(book, row.instituteSlug) ?? { name: row.instituteName }) ||
    isProgrammeMeant(term, {
      name: row.programmeName,
      family: readBranchFamily(book, row.instituteSlug, row.programmeSlug) ?? '',
    }) ||
    isTermIn(term, firstNameOf(row.fullName))
  const found = rows.filter((row) => terms.every((term) => answers(row, term)))
  if (found.length > 0) return found
  // A rare name is taken for the college it may stand for: who is found says which one that is.
  const rare = suggested.map(({ word, name }): SearchTerm => ({ kind: 'institutes', word, names: [name] }))
  return rows.filter((row) => rare.some((term) => answers(row, term)))
}

/** Mentors as the list shows them, each with the next free times. */
export async function withNextSlots(deps: Deps, rows: readonly ShownMentorRow[]): Promise<ListedMentor[]> {
  const now = deps.now().getTime()
  const ids = rows.map(({ userId }) => userId)
  const busy = ids.length === 0 ? [] : await listBusyTimes(deps.db, ids, new Date(now - DAY_MS))
  const taken = Map.groupBy(busy, ({ mentorId }) => mentorId)
  return rows.map((row) => {
    const slots = row.isTakingBookings
      ? offeredSlots(toSlotCalendar(row, taken.get(row.userId) ?? []), { from: now, to: now + NEXT_MS }, now)
      : []
    return { ...cardOf(row), nextSlots: slots.slice(0, NEXT_SLOTS_MAX).map((at) => new Date(at).toISOString()) }
  })
}
