import {
  type Lifted,
  type Notice,
  type Officer,
  type PausedPart,
  type SiteSettings,
  type Switches,
  site,
} from '@sopaan/contract/site'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** How often an open dashboard looks again, ms. */
const REFETCH_MS = 5 * MINUTE_MS

/** What holds for everybody now; begins with what the page knew. */
export function shownSiteQuery(known: SiteSettings) {
  return queryOptions({
    queryKey: ['site', 'shown'],
    queryFn: async ({ signal }) => (await request(site.find, {}, { signal })).data,
    initialData: known,
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
  })
}

/** The settings as they are written. */
export const managedSiteQuery = queryOptions({
  queryKey: ['site', 'managed'],
  queryFn: async ({ signal }) => (await request(site.manage, {}, { signal })).data,
})

/** Limits on requests, and by what this server multiplies them. */
export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: async ({ signal }) => (await request(site.limits, {}, { signal })).data,
})

/** Opens and closes parts of the product. */
export async function sendSwitches(switches: Switches): Promise<void> {
  await setCached((await request(site.turn, { body: switches })).data)
}

/** Pauses parts for some minutes; none: all goes on at once. */
export async function sendPause(pause: { parts: PausedPart[]; minutes: number }): Promise<void> {
  await setCached((await request(site.pause, { body: pause })).data)
}

/** Writes the notice, or takes it off. */
export async function saveNotice(notice: Notice | null): Promise<void> {
  await setCached((await request(site.announce, { body: { notice } })).data)
}

/** Names the officer, or nobody. */
export async function saveOfficer(officer: Officer | null): Promise<void> {
  await setCached((await request(site.nameOfficer, { body: { officer } })).data)
}

/** Sets a limit, or puts it back to what ships (null). */
export async function sendLimit(name: string, max: number | null): Promise<void> {
  const { data } = await request(site.setLimit, { params: { name }, body: { max } })
  queryClient.setQueryData(limitsQuery.queryKey, data)
}

/** Takes off the locks of a period and what limits counted in it. */
export async function sendLift(period: { from: string; until: string }): Promise<Lifted> {
  return (await request(site.liftLimits, { body: period })).data
}

async function setCached(settings: SiteSettings): Promise<void> {
  queryClient.setQueryData(managedSiteQuery.queryKey, settings)
  await queryClient.invalidateQueries({ queryKey: ['site', 'shown'] })
}
