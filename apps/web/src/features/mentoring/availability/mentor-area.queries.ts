import { bookingSeries } from '@sopaan/contract/booking-series'
import { bookings } from '@sopaan/contract/bookings'
import type { RequestInput } from '@sopaan/contract/call'
import type { PageInfo } from '@sopaan/contract/fields'
import { mentorAnswers } from '@sopaan/contract/mentor-answers'
import { type MentoredMentee, mentoring } from '@sopaan/contract/mentoring'
import { type MentorHoursFields, mentors, type OwnMentor } from '@sopaan/contract/mentors'
import { isRefusal } from '@sopaan/contract/refusals'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Days of free times that the preview looks through. */
const DAYS_SHOWN = 14
const REVIEWS_SHOWN = 3

/** Under the lists of bookings, so that a deed in a session brings it up to date as well. */
export const mentorOverviewQuery = queryOptions({
  queryKey: ['bookings', 'list', 'overview'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await request(mentoring.overview, {}, { signal })).data,
})

/** The own record; null for whoever was given the role and has filled in nothing. */
export const mentorRecordQuery = queryOptions({
  queryKey: ['own-mentor'],
  queryFn: async ({ signal }) => (await request(mentors.own, {}, { signal })).data,
})

/** The next free times of a mentor as others can choose them; none while the mentor is not shown to others. */
export function freeTimesQuery(id: string, from: string) {
  return queryOptions({
    queryKey: ['mentor-slots', id, from],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<string[]> => {
      try {
        const input = { params: { id }, query: { from, days: DAYS_SHOWN } }
        return (await request(mentors.slots, input, { signal })).data.slots
      } catch (thrown) {
        if (isRefusal(thrown, 'NOT_FOUND')) return []
        throw thrown
      }
    },
  })
}

/** The newest approved reviews of a mentor; none while the mentor is not shown to others. */
export function latestReviewsQuery(id: string) {
  return queryOptions({
    queryKey: ['mentors', id, 'reviews'],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await request(mentors.get, { params: { id } }, { signal })
        return data.reviews.slice(0, REVIEWS_SHOWN)
      } catch (thrown) {
        if (isRefusal(thrown, 'NOT_FOUND')) return []
        throw thrown
      }
    },
  })
}

/** What the mentor answers again and again. */
export const readyAnswersQuery = queryOptions({
  queryKey: ['mentor-ready-answers'],
  queryFn: async ({ signal }) => (await request(mentorAnswers.read, {}, { signal })).data.answers,
})

/** Keeps other ready answers. */
export async function changeReadyAnswers(answers: readonly string[]): Promise<void> {
  const { data } = await request(mentorAnswers.change, { body: { answers: [...answers] } })
  queryClient.setQueryData(readyAnswersQuery.queryKey, data.answers)
}

/** The page before stays in sight while the next one comes. */
export function menteesQuery(page: number, q = '') {
  return queryOptions({
    queryKey: ['bookings', 'list', 'mentees', page, q],
    queryFn: ({ signal }): Promise<{ data: MentoredMentee[] } & PageInfo> =>
      request(mentoring.mentees, { query: { page, ...(q !== '' && { q }) } }, { signal }),
    placeholderData: (before) => before,
  })
}

/** Changes when the mentor can be booked. */
export async function changeHours(hours: MentorHoursFields): Promise<void> {
  setOwnMentor((await request(mentors.changeHours, { body: hours })).data)
  await queryClient.invalidateQueries({ queryKey: ['mentor-slots'] })
}

/** Changes what others read. */
export async function changeFields(fields: RequestInput<typeof mentors.change>['body']): Promise<void> {
  setOwnMentor((await request(mentors.change, { body: fields })).data)
}

/** Agrees to what was asked. */
export async function acceptRequest(id: string): Promise<void> {
  await request(bookings.accept, { params: { id } })
  await invalidateMentorArea(id)
}

/** Agrees to every session of a weekly series that waits. */
export async function acceptRequestedSeries(id: string): Promise<void> {
  await request(bookingSeries.accept, { params: { id } })
  await invalidateMentorArea(id)
}

/** Says no; the mentee's credit comes back. */
export async function declineRequest(id: string, reason: string): Promise<void> {
  await request(bookings.decline, { params: { id }, body: reason === '' ? {} : { reason } })
  await invalidateMentorArea(id)
}

function setOwnMentor(own: OwnMentor): void {
  queryClient.setQueryData(mentorRecordQuery.queryKey, own)
}

async function invalidateMentorArea(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: ['bookings', 'one', id] })
  await Promise.all(['bookings', 'mentor-slots'].map((of) => queryClient.invalidateQueries({ queryKey: [of] })))
}
