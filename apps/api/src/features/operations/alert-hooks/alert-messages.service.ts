import { createHash } from 'node:crypto'
import { endOfQuietHours } from '@sopaan/domain/time/quiet-hours'
import type { Deps } from '#api/deps.ts'
import { insertAlerts, listActiveHooks } from './alert-hooks.queries.ts'
import { findAlertRules } from './alert-rules.open.queries.ts'

/** What nobody may sleep through. */
const ANY_HOUR_KINDS: readonly string[] = ['integrity-broken']

export type AlertDraft = {
  kind: string
  text: { title: string; body: string }
  /** A path of ours. */
  link: string
  /** The same key to the same address is one message. */
  key: string
}

/**
 * Writes an alert to every address that is told: call it in the transaction of what it tells of; the worker sends it. The
 * words name no person, as those that staff read. In the quiet hours that owners set it waits for their end, but what is broken.
 */
export async function writeAlerts(deps: Deps, { kind, text, link, key }: AlertDraft): Promise<void> {
  const hooks = await listActiveHooks(deps.db)
  if (hooks.length === 0) return
  const now = deps.now()
  const { quietFrom, quietUntil } = await findAlertRules(deps.db)
  const quietEnd = ANY_HOUR_KINDS.includes(kind)
    ? undefined
    : endOfQuietHours(now, { from: quietFrom, until: quietUntil })
  const url = `${deps.config.publicWebUrl}${link}`
  const dedupeKey = createHash('sha256').update(key).digest('base64url')
  const body = JSON.stringify({
    id: dedupeKey,
    kind,
    at: now.toISOString(),
    text: `${text.title}\n${text.body}\n${url}`,
  })
  await insertAlerts(
    deps.db,
    hooks.map((hookId) => ({ hookId, dedupeKey, kind, body, askedAt: now, dueAt: quietEnd ?? now })),
  )
}
