import type { QueryOf } from '@sopaan/contract/call'
import type { DeadMail, JobName, JobState, JobsView, jobs, Schedule, StoredEvent } from '@sopaan/contract/jobs'
import { refuse } from '@sopaan/contract/refusals'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { mailHasLink } from '#api/features/operations/mails/mails.service.ts'
import { type CsvColumns, linesOfRows } from '#api/http/csv-list.ts'
import { Download } from '#api/http/download.ts'
import { orderRows } from '#api/http/order-rows.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  countMails,
  listDeadKinds,
  listDeadMails,
  lockDeadMail,
  reviveMail,
  reviveMails,
  setMailAside,
} from './dead-mails.queries.ts'
import {
  closeEvent,
  countPaymentEvents,
  findWebhookEvent,
  listFailedEvents,
  reviveEvent,
  reviveEvents,
} from './failed-events.queries.ts'
import { insertJobRequest, type JobRun, listJobRuns } from './jobs.queries.ts'

const NOTE_LENGTH_MAX = 200

/** A job as its page tells of it. */
export type KnownJob = { name: string; everyMs: number }

type Wanted = QueryOf<typeof jobs.find>

/** Mails and payment events as they stand, and the schedules of a filter in an order. */
export async function findJobs(
  deps: Deps,
  known: readonly KnownJob[],
  wanted: Wanted = { sort: '-health' },
): Promise<JobsView> {
  const today = startOfIstDay(istDate(deps.now()))
  const [mails, dead, events, failed, schedules] = await Promise.all([
    countMails(deps.db, today),
    listDeadMails(deps.db),
    countPaymentEvents(deps.db, today),
    listFailedEvents(deps.db),
    listSchedules(deps, known, wanted),
  ])
  return {
    outbox: {
      waiting: mails.waiting,
      postponed: mails.postponed,
      oldestWaitingAt: mails.oldest === null ? null : new Date(mails.oldest).toISOString(),
      sentToday: mails.sent,
      deadCount: mails.dead,
      dead: dead.map(deadMailOf),
    },
    webhooks: {
      waiting: events.waiting,
      doneToday: events.done,
      failedCount: events.failed,
      failed: failed.map((event) => ({
        _id: event.id,
        kind: event.kind,
        receivedAt: event.receivedAt.toISOString(),
        state: event.state === 'parked' ? 'parked' : 'waiting',
        attempts: event.attempts,
        note: event.note,
      })),
    },
    schedules,
  }
}

const COLUMNS: CsvColumns<Schedule> = [
  ['job', (row) => row.name],
  ['every_seconds', (row) => row.everySeconds],
  ['last_run_utc', (row) => row.lastRunAt ?? ''],
  ['last_ms', (row) => row.lastMs ?? ''],
  ['failures_in_row', (row) => row.failuresInRow],
  ['last_failed_utc', (row) => row.lastFailedAt ?? ''],
  ['last_error', (row) => row.lastError ?? ''],
]

/** The schedules of a filter as a CSV file. */
export async function exportSchedules(deps: Deps, known: readonly KnownJob[], wanted: Wanted): Promise<Download> {
  const rows = await listSchedules(deps, known, wanted)
  const file = { name: 'sopaan-jobs.csv', contentType: 'text/csv; charset=utf-8; header=present' }
  return new Download(file, linesOfRows({ things: 'jobs', columns: COLUMNS }, rows))
}

async function listSchedules(
  deps: Deps,
  known: readonly KnownJob[],
  { q, meant = '', state, sort }: Wanted,
): Promise<Schedule[]> {
  const runs = await listJobRuns(deps.db)
  const named = new Set(meant.split(','))
  const schedules = known
    .map((job) =>
      scheduleOf(
        job,
        runs.find(({ name }) => name === job.name),
      ),
    )
    .filter((schedule) => {
      const isFound = q === undefined || schedule.name.includes(q.toLowerCase()) || named.has(schedule.name)
      return isFound && (state === undefined || stateOf(schedule) === state)
    })
  return orderRows(schedules, sort, {
    health: ({ failuresInRow }) => failuresInRow,
    name: ({ name }) => name,
    every: ({ everySeconds }) => everySeconds,
    lastRun: ({ lastRunAt }) => lastRunAt,
  })
}

function stateOf({ failuresInRow, lastRunAt }: Schedule): JobState {
  if (failuresInRow > 0) return 'failing'
  return lastRunAt === null ? 'waiting' : 'fine'
}

/** Puts a mail that was given up back into the outbox. @throws {Refusal} NOT_FOUND, MAIL_LINK_GONE */
export async function retryMail(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const mail = (await lockDeadMail(deps.db, id)) ?? refuse('NOT_FOUND')
    if (mailHasLink(mail.kind)) refuse('MAIL_LINK_GONE')
    await reviveMail(deps.db, id, deps.now())
    const change = { state: { before: 'dead', after: 'waiting' }, kind: { after: mail.kind } }
    await writeAudit(deps, { action: 'mail.retry', actor, target: { type: 'mail', id }, change, request })
  })
}

/** Makes a payment event due at once; the worker takes it up as any other. @throws {Refusal} NOT_FOUND */
export async function retryEvent(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const event = (await reviveEvent(deps.db, id, deps.now())) ?? refuse('NOT_FOUND')
    const change = { kind: { after: event.kind } }
    await writeAudit(deps, { action: 'webhook.retry', actor, target: { type: 'webhook', id }, change, request })
  })
}

/** Puts every mail that was given up back into the outbox; those whose link is wiped stay. Each is in the trail. */
export async function retryMails(deps: Deps, { actor, request }: Caller): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const kinds = (await listDeadKinds(deps.db)).filter((kind) => !mailHasLink(kind))
    for (const { id, kind } of await reviveMails(deps.db, kinds, deps.now())) {
      const change = { state: { before: 'dead', after: 'waiting' }, kind: { after: kind } }
      await writeAudit(deps, { action: 'mail.retry', actor, target: { type: 'mail', id }, change, request })
    }
  })
}

/** Makes every payment event that failed or was set aside due at once. Each is in the trail. */
export async function retryEvents(deps: Deps, { actor, request }: Caller): Promise<void> {
  await inTransaction(deps, async (deps) => {
    for (const { id, kind } of await reviveEvents(deps.db, deps.now())) {
      const change = { kind: { after: kind } }
      await writeAudit(deps, { action: 'webhook.retry', actor, target: { type: 'webhook', id }, change, request })
    }
  })
}

/** Takes a mail that was given up off the list, with the reason in the trail. @throws {Refusal} NOT_FOUND */
export async function setDeadMailAside(
  deps: Deps,
  { actor, request }: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const mail = (await lockDeadMail(deps.db, id)) ?? refuse('NOT_FOUND')
    await setMailAside(deps.db, id, deps.now())
    const change = { kind: { after: mail.kind }, reason: { after: reason } }
    await writeAudit(deps, { action: 'mail.set-aside', actor, target: { type: 'mail', id }, change, request })
  })
}

/** What the payment provider sent, as it came: the look is in the trail. @throws {Refusal} NOT_FOUND */
export async function findStoredEvent(deps: Deps, { actor, request }: Caller, id: string): Promise<StoredEvent> {
  const event = (await findWebhookEvent(deps.db, id)) ?? refuse('NOT_FOUND')
  await auditView(deps, { action: 'webhook.look', actor, target: { type: 'webhook', id }, request })
  return event
}

/** Closes a payment event that failed or was parked, with the reason on it and in the trail. @throws {Refusal} NOT_FOUND */
export async function setEventAside(
  deps: Deps,
  { actor, request }: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const note = `set aside: ${reason}`.slice(0, NOTE_LENGTH_MAX)
    const event = (await closeEvent(deps.db, id, { now: deps.now(), note })) ?? refuse('NOT_FOUND')
    const change = { kind: { after: event.kind }, reason: { after: reason } }
    await writeAudit(deps, { action: 'webhook.set-aside', actor, target: { type: 'webhook', id }, change, request })
  })
}

/** Has a job run at once: the next process that looks takes it up. */
export async function requestJob(deps: Deps, { actor, request }: Caller, name: JobName): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await insertJobRequest(deps.db, name)
    const change = { name: { after: name } }
    await writeAudit(deps, { action: 'job.run', actor, target: { type: 'job' }, change, request })
  })
}

function deadMailOf(mail: Awaited<ReturnType<typeof listDeadMails>>[number]): DeadMail {
  return {
    _id: mail.id,
    kind: mail.kind,
    to: maskAddress(mail.toAddress),
    askedAt: mail.askedAt.toISOString(),
    attempts: mail.attempts,
    error: mail.lastError,
    canRetry: !mailHasLink(mail.kind),
  }
}

/** `a…@example.org`: enough to tell a mistyped domain by, and nobody's address. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`
}

function scheduleOf({ name, everyMs }: KnownJob, run: JobRun | undefined): Schedule {
  return {
    name,
    everySeconds: everyMs / 1_000,
    lastRunAt: run?.lastRunAt.toISOString() ?? null,
    lastMs: run?.lastMs ?? null,
    lastFailedAt: run?.lastFailedAt?.toISOString() ?? null,
    lastError: run?.lastError ?? null,
    failuresInRow: run?.failuresInRow ?? 0,
  }
}
