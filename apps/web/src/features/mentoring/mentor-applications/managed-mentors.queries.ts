import { type ManagedReview, managedMentoring } from '@sopaan/contract/managed-mentoring'
import { managedMentors } from '@sopaan/contract/managed-mentors'
import type { MentorState } from '@sopaan/contract/mentors'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { readAsAddress } from '#web/save-file.ts'

const MENTORS = 'managed-mentors'
const REPORTS = 'mentoring-reports'
const REVIEWS = 'mentor-reviews'

/** A page of mentors and applications in a state, or in all. */
export function mentorsQuery(state: MentorState | undefined, page: number) {
  return queryOptions({
    queryKey: [MENTORS, state, page],
    staleTime: 0,
    queryFn: ({ signal }) => request(managedMentors.list, { query: { page, ...(state && { state }) } }, { signal }),
    placeholderData: (before) => before,
  })
}

/** A page of what was reported. Each look stands on the trail, so it is asked for once and not on each return to the tab. */
export function reportsQuery(page: number) {
  return queryOptions({
    queryKey: [REPORTS, page],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => request(managedMentoring.reports, { query: { page } }, { signal }),
  })
}

/** A page of reviews of sessions. */
export function reviewsQuery(page: number) {
  return queryOptions({
    queryKey: [REVIEWS, page],
    staleTime: 0,
    queryFn: ({ signal }) => request(managedMentoring.reviews, { query: { page } }, { signal }),
    placeholderData: (before) => before,
  })
}

/** The picture of a college id, as an address that holds it whole. */
export async function fetchProof(id: string): Promise<string> {
  return readAsAddress(await fetchFile(managedMentors.proof, { params: { id } }))
}

/** Makes a mentor of an applicant. */
export async function approveMentor(id: string): Promise<void> {
  await request(managedMentors.decide, { params: { id }, body: { isApproved: true } })
  await queryClient.invalidateQueries({ queryKey: [MENTORS] })
}

/** Says no to an applicant, who reads the reason. */
export async function rejectMentor(id: string, reason: string): Promise<void> {
  await request(managedMentors.decide, { params: { id }, body: { isApproved: false, reason } })
  await queryClient.invalidateQueries({ queryKey: [MENTORS] })
}

/** Every list of reports is read anew. */
export async function sendReportDecision(id: string, decision: 'upheld' | 'dismissed'): Promise<void> {
  await request(managedMentoring.decideReport, { params: { id }, body: { decision } })
  await queryClient.invalidateQueries({ queryKey: [REPORTS] })
}

/** Shows a review as it was read, or not. */
export async function sendReviewDecision({ _id, text }: ManagedReview, isApproved: boolean): Promise<void> {
  await request(managedMentoring.decideReview, { params: { id: _id }, body: { isApproved, text } })
  await queryClient.invalidateQueries({ queryKey: [REVIEWS] })
}
