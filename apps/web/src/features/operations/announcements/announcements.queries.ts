import type { RequestInput } from '@sopaan/contract/call'
import {
  type Announcement,
  type AnnouncementFields,
  managedAnnouncements,
} from '@sopaan/contract/managed-announcements'
import { managedEvents } from '@sopaan/contract/managed-events'
import { plans } from '@sopaan/contract/plans'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invalidate } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const ANNOUNCEMENTS = 'announcements'
/** Events to choose from, the newest first. */
const EVENTS_MAX = 100

type AnnouncementsQuery = NonNullable<RequestInput<typeof managedAnnouncements.list>['query']>
export type AnnouncementsSearch = NonNullable<RequestInput<typeof managedAnnouncements.csv>['query']>

/** A page of announcements; without an order the newest come first. */
export function announcementsQuery(asked: AnnouncementsQuery) {
  return queryOptions({
    queryKey: [ANNOUNCEMENTS, 'list', asked],
    queryFn: ({ signal }) => request(managedAnnouncements.list, { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Puts the announcements of a filter into the downloads. */
export async function downloadAnnouncements(asked: AnnouncementsSearch): Promise<void> {
  saveFile(await fetchFile(managedAnnouncements.csv, { query: asked }), 'sopaan-announcements.csv')
}

/** One announcement. */
export function announcementQuery(id: string) {
  return queryOptions({
    queryKey: [ANNOUNCEMENTS, 'one', id],
    queryFn: async ({ signal }) => (await request(managedAnnouncements.get, { params: { id } }, { signal })).data,
  })
}

export type ReachSearch = RequestInput<typeof managedAnnouncements.reach>['query']

/** How many people an audience has, and how they are reached. */
export function reachQuery(search: ReachSearch) {
  return queryOptions({
    queryKey: [ANNOUNCEMENTS, 'reach', search],
    queryFn: async ({ signal }) => (await request(managedAnnouncements.reach, { query: search }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** The plans and events an audience may be of. */
export const audienceItemsQuery = queryOptions({
  queryKey: [ANNOUNCEMENTS, 'items'],
  queryFn: async ({ signal }) => {
    const [{ data: ofPlans }, { data: ofEvents }] = await Promise.all([
      request(plans.manage, { query: {} }, { signal }),
      request(managedEvents.list, { query: { limit: EVENTS_MAX } }, { signal }),
    ])
    return { plans: ofPlans, events: ofEvents }
  },
})

/** Saves a draft: a new one, or the one of an id. */
export async function saveAnnouncement(fields: AnnouncementFields, id: string | undefined): Promise<Announcement> {
  const { data } = await (id === undefined
    ? request(managedAnnouncements.add, { body: fields })
    : request(managedAnnouncements.change, { params: { id }, body: fields }))
  await invalidate(ANNOUNCEMENTS)
  return data
}

/** Removes a draft. */
export async function sendAnnouncementRemoval(id: string): Promise<void> {
  await request(managedAnnouncements.remove, { params: { id } })
  await invalidate(ANNOUNCEMENTS)
}

/** Sends it to oneself alone. */
export async function sendAnnouncementTest(id: string): Promise<void> {
  await request(managedAnnouncements.test, { params: { id } })
}

/** Has it go out at a time, or in a minute where that is null. `confirmed`: how many readers were typed. */
export async function sendAnnouncementSchedule(
  id: string,
  schedule: { at: string | null; confirmed?: number },
): Promise<void> {
  await request(managedAnnouncements.schedule, { params: { id }, body: schedule })
  await invalidate(ANNOUNCEMENTS)
}

/** Stops it. */
export async function sendAnnouncementStop(id: string): Promise<void> {
  await request(managedAnnouncements.stop, { params: { id } })
  await invalidate(ANNOUNCEMENTS)
}
