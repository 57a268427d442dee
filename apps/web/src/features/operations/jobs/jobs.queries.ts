import type { QueryOf } from '@sopaan/contract/call'
import { type JobName, type JobsView, jobs } from '@sopaan/contract/jobs'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

/** How often an open page of jobs looks again, ms. */
const REFETCH_MS = 15_000

const KEY = 'jobs'
type JobsSearch = QueryOf<typeof jobs.find>

/** What waits and what failed, and how the schedules of a filter go. */
export function jobsQuery(query: JobsSearch) {
  return queryOptions({
    queryKey: [KEY, 'view', query],
    queryFn: async ({ signal }) => (await request(jobs.find, { query }, { signal })).data,
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
  })
}

/** Puts the schedules of a filter into the downloads. */
export async function downloadJobs(query: JobsSearch): Promise<void> {
  saveFile(await fetchFile(jobs.csv, { query }), 'sopaan-jobs.csv')
}

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
    queryKey: [KEY, 'event', id],
    queryFn: async ({ signal }) => (await request(jobs.findEvent, { params: { id } }, { signal })).data,
  })
}

/** What was tried again says how all of it stands; the schedules stay those of the filter. */
async function setCached({ outbox, webhooks, schedules }: JobsView): Promise<void> {
  const now = new Map(schedules.map((schedule) => [schedule.name, schedule]))
  await queryClient.cancelQueries({ queryKey: [KEY, 'view'] })
  queryClient.setQueriesData<JobsView>(
    { queryKey: [KEY, 'view'] },
    (view) => view && { outbox, webhooks, schedules: view.schedules.flatMap(({ name }) => now.get(name) ?? []) },
  )
}
