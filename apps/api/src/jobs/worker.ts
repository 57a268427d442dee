import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { eraseDeleted, listErasable, removeEndedLockedCopies } from '#api/features/account/accounts/erase.service.ts'
import { endLinksOf } from '#api/features/account/linked-calendars/linked-calendars.service.ts'
import { removeEndedFailures } from '#api/features/account/lockouts/lockouts.queries.ts'
import { removeEndedMailState } from '#api/features/account/mail-links/mail-links.queries.ts'
import { deleteIdleAccounts } from '#api/features/account/profile/idle-accounts.service.ts'
import { removeEndedSignIns } from '#api/features/account/sign-ins/sign-ins.queries.ts'
import { removeEndedSignUps } from '#api/features/account/sign-ups/sign-ups.queries.ts'
import { sealHeads } from '#api/features/operations/audit/audit-check.service.ts'
import { removeEndedOrigins } from '#api/features/operations/audit/audit-origins.service.ts'
import { removeEndedMails, removeExpiredMails } from '#api/features/operations/mails/mails.queries.ts'
import { removeEndedPushes } from '#api/features/operations/push-devices/push-messages.queries.ts'
import type { Deps } from '../deps.ts'
import { removeEndedAlerts } from './alerts.ts'
import { processMailRequests } from './mail-requests.ts'
import { sendDueMails } from './outbox.ts'
import type { Job } from './schedule.ts'

/** How long links and mails are kept for looking into faults, ms. Source: docs/security.md, traces. */
const MAIL_RETENTION_MS = 30 * DAY_MS
/** How long it can be shown who was told of a breach, ms: as long as the log of it. Source: DPDP Rules 2025, rule 6(1)(e). */
const PROOF_RETENTION_MS = 365 * DAY_MS
/** Failures older than this say nothing any more, ms: twice the longest lock. */
const FAILURES_RETENTION_MS = 2 * DAY_MS

/** What accounts need done without being asked, on any number of instances. */
export const ACCOUNT_JOBS: readonly Job[] = [
  { name: 'send-mail', everyMs: 1_000, run: sendMail },
  { name: 'erase-accounts', everyMs: 10 * MINUTE_MS, run: eraseAccounts },
  { name: 'seal-audit-chains', everyMs: MINUTE_MS, run: sealHeads },
  { name: 'forget-ended-sign-ins', everyMs: 10 * MINUTE_MS, run: removeEnded },
]

/** Looks up whom the asked links are for, and sends the mails that are due, until none is left or the process ends. */
export async function sendMail(deps: Deps, isEnding = () => false): Promise<void> {
  while (!isEnding() && (await processMailRequests(deps)) > 0);
  while (!isEnding() && (await sendDueMails(deps, isEnding)) > 0);
}

/** Deletes accounts that lay unused for years, erases those whose 7 days have passed, and the locked copies and origins in the audit trail whose year has. */
export async function eraseAccounts(deps: Deps): Promise<void> {
  await deleteIdleAccounts(deps)
  // Before the rows go: they hold what opens the calendars.
  for (const id of await listErasable(deps)) await endLinksOf(deps, id)
  await eraseDeleted(deps)
  await removeEndedLockedCopies(deps)
  await removeEndedOrigins(deps)
}

/** Clears away sign-ins, sign-ups, failures, links, mails and pushes that are over. */
export async function removeEnded(deps: Deps): Promise<void> {
  const now = deps.now()
  await removeEndedSignUps(deps.db, now)
  await removeEndedSignIns(deps.db, now)
  await removeEndedFailures(deps.db, new Date(now.getTime() - FAILURES_RETENTION_MS))
  await removeEndedMailState(deps.db, new Date(now.getTime() - MAIL_RETENTION_MS))
  await removeExpiredMails(deps.db, now)
  await removeEndedMails(deps.db, {
    before: new Date(now.getTime() - MAIL_RETENTION_MS),
    provenBefore: new Date(now.getTime() - PROOF_RETENTION_MS),
  })
  await removeEndedPushes(deps.db, { now, before: new Date(now.getTime() - MAIL_RETENTION_MS) })
  await removeEndedAlerts(deps)
}
