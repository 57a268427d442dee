import type { QueryOf } from '@sopaan/contract/call'
import {
  type Lifted,
  type LimitsView,
  type Notice,
  type Officer,
  type PausedPart,
  type SiteSettings,
  type Switches,
  site,
} from '@sopaan/contract/site'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

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

const LIMITS = 'limits'
type LimitsSearch = QueryOf<typeof site.limits>

/** The limits on requests of a filter, and by what this server multiplies them. */
export function limitsQuery(query: LimitsSearch) {
  return queryOptions({
    queryKey: [LIMITS, query],
    queryFn: async ({ signal }) => (await request(site.limits, { query }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** Puts the limits of a filter into the downloads. */
export async function downloadLimits(query: LimitsSearch): Promise<void> {
  saveFile(await fetchFile(site.limitsCsv, { query }), 'sopaan-limits.csv')
}

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
  const set = new Map(data.limits.map((limit) => [limit.name, limit]))
  // The rows stay where they are under the hand; their order comes with the next list.
  queryClient.setQueriesData<LimitsView>(
    { queryKey: [LIMITS] },
    (shown) => shown && { ...shown, limits: shown.limits.map((limit) => set.get(limit.name) ?? limit) },
  )
}

/** Takes off the locks of a period and what limits counted in it. */
export async function sendLift(period: { from: string; until: string }): Promise<Lifted> {
  return (await request(site.liftLimits, { body: period })).data
}

async function setCached(settings: SiteSettings): Promise<void> {
  queryClient.setQueryData(managedSiteQuery.queryKey, settings)
  await queryClient.invalidateQueries({ queryKey: ['site', 'shown'] })
}
