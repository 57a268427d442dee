import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { endOfQuietHours } from '@sopaan/domain/time/quiet-hours'
import {
  clearRefusals,
  countRefusal,
  removeGoneDevice,
} from '#api/features/operations/push-devices/push-devices.queries.ts'
import { type LeasedPush, leasePushes, noteTry } from '#api/features/operations/push-devices/push-messages.queries.ts'
import { type Deps, inTransaction } from '../deps.ts'
import type { PushAnswer, Pusher } from '../outside/pusher.ts'

/** Messages in hand at once, and for how long: longer than a push service may take to answer. */
const AT_ONCE = 20
const LEASE_MS = MINUTE_MS
/** Pauses between tries, ms: from 10 s, three times as long each time, at most an hour. */
const RETRY_FIRST_MS = 10_000
const RETRY_FACTOR = 3
const RETRY_MAX_MS = HOUR_MS
const ATTEMPTS_MAX = 8
/** A browser whose push service refused so many messages in a row is told no more. */
const REFUSALS_MAX = 3
const TOPIC_LENGTH = 32
const ERROR_LENGTH_MAX = 200

/**
 * Sends the pushes that are due. Safe in any number of processes: a message is in one worker's hand, and comes back a minute
 * after that died; one that went out twice is one notice on the screen, by its tag.
 * @returns how many went out
 */
export async function sendDuePushes(deps: Deps, isEnding = () => false): Promise<number> {
  const { pusher } = deps
  let sent = 0
  while (pusher !== undefined && !isEnding()) {
    const now = deps.now()
    const leasedUntil = new Date(now.getTime() + LEASE_MS)
    const pushes = await leasePushes(deps.db, { now, leasedUntil, limit: AT_ONCE })
    if (pushes.length === 0) break
    const answers = await Promise.all(pushes.map((push) => sendPush(deps, pusher, push)))
    sent += answers.filter(({ kind }) => kind === 'sent').length
  }
  return sent
}

async function sendPush(deps: Deps, pusher: Pusher, push: LeasedPush): Promise<PushAnswer> {
  const { endpoint, publicKey, authSecret, dedupeKey, isUrgent, expiresAt } = push
  const ttlSeconds = Math.max(0, Math.floor((expiresAt.getTime() - deps.now().getTime()) / 1_000))
  const answer = await pusher.send(
    { endpoint, publicKey, authSecret },
    { payload: payloadOf(push, deps.now()), ttlSeconds, isUrgent, topic: dedupeKey.slice(0, TOPIC_LENGTH) },
  )
  await inTransaction(deps, (deps) => noteAnswer(deps, push, answer))
  return answer
}

/** What the service worker shows (`show-push.ts` of the web): in the quiet hours without a sound. */
function payloadOf({ title, body, link, dedupeKey, language }: LeasedPush, now: Date): string {
  const isSilent = endOfQuietHours(now) !== undefined
  return JSON.stringify({ title, body, link, tag: dedupeKey, language, isSilent })
}

async function noteAnswer(deps: Deps, push: LeasedPush, answer: PushAnswer): Promise<void> {
  const now = deps.now()
  const { deviceId, attempts } = push
  switch (answer.kind) {
    case 'sent':
      await noteTry(deps.db, push, { state: 'sent', sentAt: now })
      return clearRefusals(deps.db, deviceId)
    case 'gone':
      deps.log.info('push_device_gone', { deviceId })
      return removeGoneDevice(deps.db, deviceId)
    case 'refused': {
      await noteTry(deps.db, push, { state: 'dead', lastError: `answered ${answer.status}` })
      const refusals = await countRefusal(deps.db, deviceId)
      deps.log.warn('push_refused', { deviceId, status: answer.status, refusals })
      return refusals < REFUSALS_MAX ? undefined : removeGoneDevice(deps.db, deviceId)
    }
    case 'later': {
      const lastError = answer.reason.slice(0, ERROR_LENGTH_MAX)
      if (attempts >= ATTEMPTS_MAX) return noteTry(deps.db, push, { state: 'dead', lastError })
      const pauseMs = Math.min(RETRY_FIRST_MS * RETRY_FACTOR ** (attempts - 1), RETRY_MAX_MS)
      const dueAt = new Date(now.getTime() + Math.max(pauseMs, answer.afterSeconds * 1_000))
      return noteTry(deps.db, push, { dueAt, lastError })
    }
  }
}
