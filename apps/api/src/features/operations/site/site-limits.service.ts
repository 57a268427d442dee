import type { QueryOf } from '@sopaan/contract/call'
import { refuse } from '@sopaan/contract/refusals'
import type { Lifted, LimitsView, ShownLimit, site } from '@sopaan/contract/site'
import { type Deps, inTransaction } from '#api/deps.ts'
import { removeLocksLaid } from '#api/features/account/lockouts/lockouts.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { removeWindowsOf } from '#api/http/limits.queries.ts'
import { boundsOf, cacheLimitSettings, LIFTABLE_LIMITS, LIMITS, type LimitMaxima } from '#api/http/limits.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
import { orderRows } from '#api/http/order-rows.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import { isKeyOf } from '#api/is-key-of.ts'
import { changeSiteRow } from './site.open.queries.ts'
import { changeLimitMaximum, findSiteRow, limitSettingsOf } from './site.queries.ts'

type Wanted = QueryOf<typeof site.limits>

const COLUMNS: CsvColumns<ShownLimit> = [
  ['limit', (row) => row.name],
  ['requests', (row) => row.max],
  ['shipped', (row) => row.shippedMax],
  ['seconds', (row) => row.windowSeconds],
  ['counted_by', (row) => (row.isShared ? 'all servers' : 'each server')],
]

/** The limits on requests of a filter in an order, and by what this server multiplies them. */
export async function listLimits(deps: Deps, { q, meant = '', state, sort }: Wanted): Promise<LimitsView> {
  const { scale, limits } = viewOf(deps, limitSettingsOf(await findSiteRow(deps.db)).maxima)
  const named = new Set(meant.split(','))
  const found = limits.flatMap((limit, position) => {
    const isFound = q === undefined || limit.name.includes(q.toLowerCase()) || named.has(limit.name)
    const isChanged = limit.max !== limit.shippedMax
    return isFound && (state === undefined || isChanged === (state === 'changed')) ? [{ limit, position }] : []
  })
  const ordered = orderRows(found, sort, {
    position: ({ position }) => position,
    max: ({ limit }) => limit.max,
    window: ({ limit }) => limit.windowSeconds,
    shared: ({ limit }) => Number(limit.isShared),
  })
  return { scale, limits: ordered.map(({ limit }) => limit) }
}

/** The same limits as a CSV file. */
export const LIMITS_FILE = wholeFileOf<Wanted, ShownLimit>({
  name: 'sopaan-limits.csv',
  things: 'limits',
  columns: COLUMNS,
  list: async (deps, wanted) => (await listLimits(deps, wanted)).limits,
})

/**
 * Widens or tightens a limit, or puts it back to what ships (`max` null). Other instances go by it within seconds of the
 * next page they are asked for.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, LIMIT_BOUNDS
 */
export async function setLimit(
  deps: Deps,
  { actor, request }: Caller,
  { name, max }: { name: string; max: number | null },
): Promise<LimitsView> {
  requireFresh(deps, actor)
  if (!isKeyOf(LIMITS, name)) return refuse('NOT_FOUND')
  const { lowest, highest } = boundsOf(name)
  if (max !== null && (max < lowest || max > highest)) return refuse('LIMIT_BOUNDS', { lowest, highest })
  const settings = await inTransaction(deps, async (deps) => {
    const before = limitSettingsOf(await findSiteRow(deps.db)).maxima[name] ?? LIMITS[name].max
    await changeLimitMaximum(deps.db, { name, max, now: deps.now() })
    const after = limitSettingsOf(await findSiteRow(deps.db))
    await writeAudit(deps, {
      action: 'site.limit',
      actor,
      target: { type: 'site' },
      change: { [name]: { before, after: max ?? LIMITS[name].max } },
      request,
    })
    return after
  })
  cacheLimitSettings(deps, settings)
  return viewOf(deps, settings.maxima)
}

/**
 * Takes off the locks of sign-ins that were laid in a period, and what limits counted in it: after an attack, or a limit that
 * was set wrongly. What staff may do in a day, and which challenges were solved, stays counted. Every process forgets what it
 * counted by itself with the next page it is asked for.
 * @param by  who of the staff; absent: whoever may run commands on the server
 */
export async function liftPeriod(
  deps: Deps,
  by: Partial<CallerTrace>,
  period: { from: Date; until: Date },
): Promise<Lifted> {
  const liftedAt = deps.now()
  const lifted = await inTransaction(deps, async (deps) => {
    const locks = await removeLocksLaid(deps.db, period)
    const windows = await removeWindowsOf(deps.db, { scopes: LIFTABLE_LIMITS, ...period })
    await changeSiteRow(deps.db, { limitsLiftedAt: liftedAt, changedAt: liftedAt })
    await writeAudit(deps, {
      action: 'site.lift-limits',
      ...by,
      target: { type: 'site' },
      change: {
        from: { after: period.from.toISOString() },
        until: { after: period.until.toISOString() },
        locks: { before: locks, after: 0 },
        windows: { before: windows, after: 0 },
      },
    })
    return { locks, windows }
  })
  cacheLimitSettings(deps, limitSettingsOf(await findSiteRow(deps.db)))
  return lifted
}

/** Lifts what a period laid, for one of the staff. @throws {Refusal} REAUTH_REQUIRED, DATES_ORDER */
export async function liftLimits(
  deps: Deps,
  { actor, request }: Caller,
  { from, until }: { from: string; until: string },
): Promise<Lifted> {
  requireFresh(deps, actor)
  if (until <= from) refuse('DATES_ORDER')
  return liftPeriod(deps, { actor, request }, { from: new Date(from), until: new Date(until) })
}

function viewOf(deps: Deps, maxima: LimitMaxima): LimitsView {
  const names = Object.keys(LIMITS).filter((name) => isKeyOf(LIMITS, name))
  return {
    scale: deps.config.rateLimitScale,
    limits: names.map((name) => {
      const { max: shippedMax, windowSeconds, isShared } = LIMITS[name]
      return { name, max: maxima[name] ?? shippedMax, shippedMax, ...boundsOf(name), windowSeconds, isShared }
    }),
  }
}
