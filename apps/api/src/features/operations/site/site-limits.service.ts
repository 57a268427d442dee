import { refuse } from '@sopaan/contract/refusals'
import type { LimitsView } from '@sopaan/contract/site'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { boundsOf, cacheMaxima, LIMITS, type LimitMaxima } from '#api/http/limits.ts'
import type { Caller } from '#api/http/serve.ts'
import { isKeyOf } from '#api/is-key-of.ts'
import { changeLimitMaximum, findSiteRow, maximaOf } from './site.queries.ts'

/** Every limit on requests, and by what this server multiplies them. */
export async function listLimits(deps: Deps): Promise<LimitsView> {
  return viewOf(deps, maximaOf(await findSiteRow(deps.db)))
}

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
  const maxima = await inTransaction(deps, async (deps) => {
    const before = maximaOf(await findSiteRow(deps.db))[name] ?? LIMITS[name].max
    await changeLimitMaximum(deps.db, { name, max, now: deps.now() })
    const after = maximaOf(await findSiteRow(deps.db))
    await writeAudit(deps, {
      action: 'site.limit',
      actor,
      target: { type: 'site' },
      change: { [name]: { before, after: max ?? LIMITS[name].max } },
      request,
    })
    return after
  })
  cacheMaxima(deps, maxima)
  return viewOf(deps, maxima)
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
