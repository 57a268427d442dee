import { type Call, pausedWith } from '@sopaan/contract/call'
import { refuse } from '@sopaan/contract/refusals'
import { istDateTimeLocal } from '@sopaan/domain/time/ist'
import type { App } from './app.ts'

/** `18:30`. */
const CLOCK_LENGTH = 5

/**
 * Refuses a call whose part staff closed, or paused: then with the hour until when.
 * @throws {Refusal} CLOSED_FOR_NOW, PAUSED_FOR_NOW
 */
export async function checkOpen(app: App, call: Call): Promise<void> {
  if (call.opensWith && !(await app.isOpen(call.opensWith))) refuse('CLOSED_FOR_NOW')
  const part = pausedWith(call)
  const until = part && (await app.findPauseEnd(part))
  if (until === undefined) return
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - app.deps.now().getTime()) / 1_000))
  refuse('PAUSED_FOR_NOW', { until: istDateTimeLocal(until).slice(-CLOCK_LENGTH), retryAfterSeconds })
}
