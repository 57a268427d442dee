import type { NotificationTopic } from '@sopaan/contract/notification-topics'
import type { Language } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { endOfQuietHours } from '@sopaan/domain/time/quiet-hours'
import type { Deps } from '#api/deps.ts'
import { listTargets } from './push-devices.queries.ts'
import { insertPushes } from './push-messages.queries.ts'

export type PushDraft = {
  userId: string
  topic: NotificationTopic
  language: Language
  /** What a locked screen may show: no figure and no name of the person. */
  text: { title: string; body: string }
  /** A path of ours. */
  link: string
  /** The same key to the same browser is one message. */
  dedupeKey: string
  /** The notice it belongs to, where that can be taken back. */
  notice?: string
  /** Not sent from then on; absent: a day after it was written. */
  expiresAt?: Date
}

/** How long what has no end of its own is worth showing, ms. */
const LIFETIME_MS = DAY_MS

/**
 * Writes messages to every browser of these people: call it in the transaction of the change they tell of; the worker sends
 * them. What can wait is sent after the quiet hours; what would be over by then at once (and makes no sound).
 */
export async function writePushes(deps: Deps, drafts: readonly PushDraft[]): Promise<void> {
  if (deps.pusher === undefined || drafts.length === 0) return
  const userIds = [...new Set(drafts.map(({ userId }) => userId))]
  const targets = Map.groupBy(await listTargets(deps.db, userIds, deps.pusher.publicKey), ({ userId }) => userId)
  const now = deps.now()
  const morning = endOfQuietHours(now)
  const rows = drafts.flatMap(({ userId, text, notice = null, expiresAt, ...draft }) => {
    const endsAt = expiresAt ?? new Date((morning ?? now).getTime() + LIFETIME_MS)
    const dueAt = morning !== undefined && morning < endsAt ? morning : now
    const message = {
      ...draft,
      ...text,
      notice,
      isUrgent: expiresAt !== undefined,
      askedAt: now,
      dueAt,
      expiresAt: endsAt,
    }
    return (targets.get(userId) ?? []).map(({ id }) => ({ ...message, deviceId: id }))
  })
  await insertPushes(deps.db, rows)
}
