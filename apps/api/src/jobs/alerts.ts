import { createHmac } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import {
  type LeasedAlert,
  leaseAlerts,
  noteAlertTry,
  removeOldAlerts,
} from '#api/features/operations/alert-hooks/alert-hooks.queries.ts'
import { removingAfter } from '#api/retention.ts'
import { decrypt } from '#api/seal.ts'
import type { Deps } from '../deps.ts'
import type { PublicPost } from '../outside/public-request.ts'

/** Messages in hand at once, and for how long: longer than an address may take to answer. */
const AT_ONCE = 10
const LEASE_MS = MINUTE_MS
/** Pauses between tries, ms: from 10 s, three times as long each time, at most an hour. */
const RETRY_FIRST_MS = 10_000
const RETRY_FACTOR = 3
const RETRY_MAX_MS = HOUR_MS
/** Tries before a message is given up: about seven hours of them. */
const ATTEMPTS_MAX = 12
const ERROR_LENGTH_MAX = 200
/** How long messages are kept for looking into faults, ms. */
const RETENTION_MS = 30 * DAY_MS

/**
 * Sends the alerts that are due to their addresses, each signed. Safe in any number of processes: a message is in one
 * worker's hand, and comes back a minute after that died; one that went out twice has the same id.
 * @returns how many were taken
 */
export async function sendDueAlerts(deps: Deps, isEnding = () => false): Promise<number> {
  const { post } = deps
  let sent = 0
  while (post !== undefined && !isEnding()) {
    const now = deps.now()
    const leasedUntil = new Date(now.getTime() + LEASE_MS)
    const alerts = await leaseAlerts(deps.db, { now, leasedUntil, limit: AT_ONCE })
    if (alerts.length === 0) break
    const taken = await Promise.all(alerts.map((alert) => sendAlert(deps, post, alert)))
    sent += taken.filter(Boolean).length
  }
  return sent
}

/** Forgets alerts that are a month old. */
export const removeEndedAlerts = removingAfter(RETENTION_MS, removeOldAlerts)

async function sendAlert(deps: Deps, post: PublicPost, alert: LeasedAlert): Promise<boolean> {
  const fault = await findFault(deps, post, alert)
  const now = deps.now()
  if (fault === undefined) {
    await noteAlertTry(deps.db, alert, { state: 'sent', sentAt: now, lastError: null })
    return true
  }
  const lastError = fault.slice(0, ERROR_LENGTH_MAX)
  deps.log.warn('alert_not_taken', { alertId: alert.id, attempts: alert.attempts, reason: lastError })
  if (alert.attempts >= ATTEMPTS_MAX) await noteAlertTry(deps.db, alert, { state: 'dead', lastError })
  else {
    const pauseMs = Math.min(RETRY_FIRST_MS * RETRY_FACTOR ** (alert.attempts - 1), RETRY_MAX_MS)
    await noteAlertTry(deps.db, alert, { dueAt: new Date(now.getTime() + pauseMs), lastError })
  }
  return false
}

/** Why an address did not take a message; undefined where it did. */
async function findFault(deps: Deps, post: PublicPost, alert: LeasedAlert): Promise<string | undefined> {
  const body = Buffer.from(alert.body)
  const seconds = Math.floor(deps.now().getTime() / 1_000)
  const secret = decrypt(deps, 'alert-secret', alert.sealedSecret)
  const signature = createHmac('sha256', secret).update(`${seconds}.${alert.body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    'x-sopaan-signature': `t=${seconds},v1=${signature}`,
  }
  try {
    const { status } = await post(alert.address, { headers, body })
    return status >= 200 && status < 300 ? undefined : `answered ${status}`
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}
