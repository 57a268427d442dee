import type { RequestInput } from '@sopaan/contract/call'
import { type ManagedReview, managedMentoring } from '@sopaan/contract/managed-mentoring'
import { managedMentors } from '@sopaan/contract/managed-mentors'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { readAsAddress, saveFile } from '#web/save-file.ts'

const MENTORS = 'managed-mentors'
const REPORTS = 'mentoring-reports'
const REVIEWS = 'mentor-reviews'

type MentorsQuery = NonNullable<RequestInput<typeof managedMentors.list>['query']>
type ReportsQuery = NonNullable<RequestInput<typeof managedMentoring.reports>['query']>
type ReviewsQuery = NonNullable<RequestInput<typeof managedMentoring.reviews>['query']>

/** A page of mentors and applications. */
export function mentorsQuery(asked: MentorsQuery) {
  return queryOptions({
    queryKey: [MENTORS, asked],
    staleTime: 0,
    queryFn: ({ signal }) => request(managedMentors.list, { query: asked }, { signal }),
    placeholderData: (before) => before,
  })
}

/** A page of what was reported. Each look stands on the trail, so it is asked for once and not on each return to the tab. */
export function reportsQuery(asked: ReportsQuery) {
  return queryOptions({
    queryKey: [REPORTS, asked],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => request(managedMentoring.reports, { query: asked }, { signal }),
    placeholderData: (before) => before,
  })
}

/** A page of reviews of sessions. */
export function reviewsQuery(asked: ReviewsQuery) {
  return queryOptions({
    queryKey: [REVIEWS, asked],
    staleTime: 0,
    queryFn: ({ signal }) => request(managedMentoring.reviews, { query: asked }, { signal }),
    placeholderData: (before) => before,
  })
}

/** Puts the mentors of a filter into the downloads. */
export async function downloadMentors({ page: _, ...asked }: MentorsQuery): Promise<void> {
  saveFile(await fetchFile(managedMentors.csv, { query: asked }), 'sopaan-mentors.csv')
}

/** Puts the reports of a filter into the downloads. */
export async function downloadReports({ page: _, ...asked }: ReportsQuery): Promise<void> {
  saveFile(await fetchFile(managedMentoring.reportsCsv, { query: asked }), 'sopaan-reports.csv')
}

/** Puts the reviews of a filter into the downloads. */
export async function downloadReviews({ page: _, ...asked }: ReviewsQuery): Promise<void> {
  saveFile(await fetchFile(managedMentoring.reviewsCsv, { query: asked }), 'sopaan-reviews.csv')
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
