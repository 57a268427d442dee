import { type JobName, type JobsView, jobs } from '@sopaan/contract/jobs'
import { queryOptions } from '@tanstack/react-query'
import { setWatched } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** How often an open page of jobs looks again, ms. */
const REFETCH_MS = 15_000

/** What waits, what failed and how the schedules go. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async ({ signal }) => (await request(jobs.find, {}, { signal })).data,
  refetchInterval: REFETCH_MS,
})

/** Puts a mail back into the outbox. */
export async function sendMailRetry(id: string): Promise<void> {
  await setCached((await request(jobs.retryMail, { params: { id } })).data)
}

/** Makes a payment event due. */
export async function sendEventRetry(id: string): Promise<void> {
  await setCached((await request(jobs.retryEvent, { params: { id } })).data)
}

/** Puts every mail that can go out again back into the outbox. */
export async function sendMailsRetry(): Promise<void> {
  await setCached((await request(jobs.retryMails, {})).data)
}

/** Makes every failed payment event due. */
export async function sendEventsRetry(): Promise<void> {
  await setCached((await request(jobs.retryEvents, {})).data)
}

/** Takes a mail that was given up off the list. */
export async function sendMailAside(id: string, body: { reason: string }): Promise<void> {
  await setCached((await request(jobs.setAsideMail, { params: { id }, body })).data)
}

/** Closes a payment event that failed. */
export async function sendEventAside(id: string, body: { reason: string }): Promise<void> {
  await setCached((await request(jobs.setAsideEvent, { params: { id }, body })).data)
}

/** Has a job run at once. */
export async function sendJobRun(name: JobName): Promise<void> {
  await setCached((await request(jobs.run, { body: { name } })).data)
}

/** What the payment provider sent, as it came. */
export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['jobs', 'event', id],
    queryFn: async ({ signal }) => (await request(jobs.findEvent, { params: { id } }, { signal })).data,
  })
}

async function setCached(view: JobsView): Promise<void> {
  await setWatched(jobsQuery.queryKey, view)
}
