import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { nameGuideEditions } from '#api/features/guidance/guides/guides.service.ts'
import { currentStateBook } from '#api/features/guidance/state-college-predictor/state-books.service.ts'
import { findShownSite } from '#api/features/operations/site/site.service.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

/** Other processes render by what they read last for up to five seconds, and the edge may have asked one of them. */
const AGAIN_AFTER_MS = 10_000

type Purged = { version: string; againAtMs: number | undefined }

const lastPurged = new WeakMap<Config, Purged>()

/** What every public page depends on beside its address: the rank books, the guides, and what staff set for the whole site. */
export async function findPageVersion(deps: Deps): Promise<string> {
  const [site, guides, book, states] = await Promise.all([
    findShownSite(deps),
    nameGuideEditions(deps),
    currentBook(deps).catch(() => undefined),
    currentStateBook(deps).catch(() => undefined),
  ])
  return `${book?.hash ?? ''} ${states?.hash ?? ''} ${guides} ${JSON.stringify(site)}`
}

/**
 * Has the edge forget its pages once a book, a guide or a notice is another one, once more when every process knows, and when this
 * process starts: it may be another release. A call that fails is made again the next time.
 */
export async function purgeOldPages(deps: Deps): Promise<void> {
  const { edge, config, log } = deps
  if (edge === undefined) return
  const version = await findPageVersion(deps)
  const nowMs = deps.now().getTime()
  const last = lastPurged.get(config)
  const isNew = version !== last?.version
  if (!isNew && (last.againAtMs === undefined || nowMs < last.againAtMs)) return
  await edge.forgetPages()
  lastPurged.set(config, { version, againAtMs: isNew ? nowMs + AGAIN_AFTER_MS : undefined })
  log.info('edge_forgot_pages')
}
