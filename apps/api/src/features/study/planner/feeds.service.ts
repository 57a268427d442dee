import type { Language } from '@sopaan/domain/languages'
import { type Deps, inTransaction } from '#api/deps.ts'
import { feedSecret, opensFeed } from '#api/features/account/calendars/feed-secrets.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { type FeedRow, findFeed, removeFeed, renewFeedRow } from './planner.queries.ts'

/** In the secrets of these feeds. */
const NOUN = 'planner'

/** The address of a feed: whoever knows it reads the calendar. Its secret has 256 bits and is kept nowhere. */
export function feedUrl(deps: Deps, feed: Pick<FeedRow, 'id' | 'version'>): string {
  return `${deps.config.publicWebUrl}/api/v1/planner/feed/${feed.id}/${feedSecret(deps, NOUN, feed)}.ics`
}

/** Gives the person acting a feed, or the feed a new address. */
export async function renewFeed(deps: Deps, { actor, request }: CallerTrace): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await renewFeedRow(deps.db, actor.userId, deps.now())
    await writeAudit(deps, { action: 'planner.feed-renew', actor, target: { type: 'planner' }, request })
  })
}

/** Ends the feed of the person acting. */
export async function endFeed(deps: Deps, { actor, request }: CallerTrace): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await removeFeed(deps.db, actor.userId)
    await writeAudit(deps, { action: 'planner.feed-end', actor, target: { type: 'planner' }, request })
  })
}

/** Whose feed an address opens; undefined for every wrong address alike. @param file  secret and `.ics` */
export async function openFeed(
  deps: Deps,
  { id, file }: { id: string; file: string },
): Promise<{ userId: string; language: Language } | undefined> {
  const feed = await findFeed(deps.db, id)
  const isRight = opensFeed(deps, NOUN, file, { id, feed })
  return feed !== undefined && isRight ? { userId: feed.userId, language: feed.language } : undefined
}
