import type { Deps } from '#api/deps.ts'
import { type Account, accountOf } from '#api/features/account/accounts/accounts.service.ts'
import { findNomineeRow, listConsents } from '#api/features/account/consents/consents.open.queries.ts'
import { listGrievances } from '#api/features/account/consents/consents.service.ts'
import { exportCalendars } from '#api/features/account/linked-calendars/linked-calendars.service.ts'
import { listApprovalsOf } from '#api/features/account/parents/approvals.open.queries.ts'
import { parentConsentsOf } from '#api/features/account/parents/parents.service.ts'
import { listPapersOfPerson } from '#api/features/account/parents/proofs.open.queries.ts'
import { ownPasskeys } from '#api/features/account/passkeys/passkeys.service.ts'
import { ownSignIns } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { twoFactorState } from '#api/features/account/two-factor/two-factor.service.ts'
import { eventHistory } from '#api/features/commerce/events/mentee-events.service.ts'
import { findOwnCgpa } from '#api/features/guidance/calculators/saved-cgpa.service.ts'
import { ownLists } from '#api/features/guidance/choice-lists/own-lists.service.ts'
import { exportMentoring } from '#api/features/mentoring/bookings/own-mentoring.service.ts'
import { earningsOf } from '#api/features/mentoring/earnings/earnings.service.ts'
import { listCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { ownFeedback } from '#api/features/operations/feedback/feedback.service.ts'
import { exportNotifications } from '#api/features/operations/notifications/own-notifications.service.ts'
import { ownPushDevices } from '#api/features/operations/push-devices/push-devices.service.ts'
import { mockLog } from '#api/features/study/mocks/mocks.service.ts'
import { plannerOverview } from '#api/features/study/planner/planner.service.ts'
import { allSessions } from '#api/features/study/study-sessions/sessions.service.ts'
import { type Actor, requireFresh } from '#api/http/access.ts'
import { Download, once } from '#api/http/download.ts'
import type { Caller } from '#api/http/serve.ts'
import { type ZippedFile, zipParts } from '#api/http/zip.ts'
import {
  listContactMessages,
  listCouponUses,
  listMentorNames,
  listMoney,
  listStaffNotes,
  listTies,
} from './export.queries.ts'
import { wholeLog } from './own-logs.service.ts'
import { userOf } from './user-view.service.ts'

/**
 * Everything kept about the person acting as one ZIP, written while it is sent (DPDP-12): `data.json`, `log.json` with every
 * line of the own log, and the own files under `files/`.
 * @throws {Refusal} REAUTH_REQUIRED
 */
export async function exportMe(deps: Deps, { actor, request }: Caller): Promise<Download> {
  requireFresh(deps, actor)
  const account = await accountOf(deps, actor)
  const data = await dataOf(deps, actor, account)
  await writeAudit(deps, { action: 'user.export', actor, target: { type: 'user', id: actor.userId }, request })
  const files = filesOf(deps, actor, { account, data })
  return new Download({ name: 'sopaan-export.zip', contentType: 'application/zip' }, zipParts(files, deps.now()))
}

async function dataOf(deps: Deps, actor: Actor, account: Account): Promise<Record<string, unknown>> {
  const money = await listMoney(deps.db, actor.userId)
  const mentors = await listMentorNames(deps.db, actor.userId)
  const linked = await exportCalendars(deps, actor)
  return {
    exportedAt: deps.now().toISOString(),
    account: await userOf(deps, account),
    passwordChangedAt: account.passwordChangedAt.toISOString(),
    twoFactor: await twoFactorState(deps, actor),
    linkedCalendars: linked,
    passkeys: await ownPasskeys(deps, actor),
    signIns: await ownSignIns(deps, actor),
    consents: await listConsents(deps.db, actor.userId),
    parentConsents: await parentConsentsOf(deps, actor),
    parentPapers: await listPapersOfPerson(deps.db, actor.userId),
    orderApprovals: await listApprovalsOf(deps.db, actor.userId),
    nominee: (await findNomineeRow(deps.db, actor.userId)) ?? null,
    cgpa: (await findOwnCgpa(deps, actor)) ?? null,
    planner: await plannerOverview(deps, actor),
    studySessions: await allSessions(deps, actor),
    mockLog: await mockLog(deps, actor),
    choiceLists: (await ownLists(deps, actor)).lists,
    mentoringCredits: await listCredits(deps, actor.userId),
    events: await eventHistory(deps, actor),
    mentoring: await exportMentoring(deps, actor),
    earnings: await earningsOf(deps, actor.userId),
    grievances: await listGrievances(deps, actor),
    feedback: await ownFeedback(deps, actor),
    notifications: await exportNotifications(deps, actor),
    notifiedDevices: (await ownPushDevices(deps, actor)).devices,
    ...money,
    couponUses: await listCouponUses(deps.db, actor.userId),
    contactMessages: await listContactMessages(deps.db, account.email),
    staffNotes: await listStaffNotes(deps.db, actor.userId),
    ...(await listTies(deps.db, actor.userId)),
    recipients: [
      'The mail service that delivers our mails to you',
      'The hosting provider that keeps the database and the files',
      ...linked.links.map(
        ({ host }) => `The calendar server ${host}, which you connected: your study sessions and appointments`,
      ),
      ...(money.orders.length === 0 ? [] : ['Razorpay, the payment company, for what you paid']),
      ...mentors.map((name) => `The mentor ${name}: your first name, your questions and the lists you attached`),
    ],
  }
}

async function* filesOf(
  deps: Deps,
  actor: Actor,
  { account, data }: { account: Account; data: Record<string, unknown> },
): AsyncGenerator<ZippedFile> {
  yield { path: 'data.json', parts: once(JSON.stringify(data, undefined, 2)) }
  yield { path: 'log.json', parts: jsonLines(wholeLog(deps, actor)) }
  const picture = account.pictureKey === null ? undefined : await deps.files.get(account.pictureKey)
  if (picture) yield { path: 'files/picture.webp', parts: once(picture) }
}

/** Rows as a JSON list, one row a line. */
async function* jsonLines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
