import type { PageInfo } from '@sopaan/contract/fields'
import type {
  HistoryLine,
  ManagedUserDetail,
  ManagedUserRow,
  WaitingSignUp,
} from '@sopaan/contract/managed-user-shapes'
import type { UserFilter } from '@sopaan/contract/managed-users'
import { refuse } from '@sopaan/contract/refusals'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { formatDateTime } from '@sopaan/domain/time/format'
import { startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import { lockLeftMinutes } from '#api/features/account/lockouts/lockouts.service.ts'
import { ownSignIns } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { type MassExport, requireExportLeave } from '#api/features/operations/staff/confirmations.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { csvRupees } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import type { Caller } from '#api/http/serve.ts'
import { shownErasure } from './erasure-requests.service.ts'
import {
  countPeople,
  findPerson,
  listPeople,
  listPeopleIds,
  listPeopleOf,
  listUnverifiedSignUps,
  type PeopleFilter,
  type PeopleOrder,
  type PersonRow,
} from './managed-users.queries.ts'
import {
  countAround,
  listFeedbackOf,
  listNewestBookingsOf,
  listNewestPurchasesOf,
  listRefundStatesOf,
  listTrailOf,
} from './person-history.queries.ts'
import { stepsOf } from './person-steps.service.ts'
import { notesOf } from './staff-notes.service.ts'

const WAITING_MAX = 100
const HISTORY_MAX = 30
const PURCHASES_MAX = 10
const BOOKINGS_MAX = 10
const FEEDBACK_MAX = 5

type UsersFilter = UserFilter & { page: number; limit: number }

/** A page of people; that somebody looked, and for what, is written into the trail. */
export async function listUsers(
  deps: Deps,
  { actor, request }: Caller,
  { page, limit, ...asked }: UsersFilter,
): Promise<{ data: ManagedUserRow[]; total: number; page: PageInfo }> {
  const filter = filterOf(asked)
  const [rows, total] = await Promise.all([
    listPeople(deps.db, filter, { order: orderOf(deps, asked.sort), page, limit }),
    countPeople(deps.db, filter),
    auditView(deps, { action: 'users.look', actor, target: { type: 'users' }, asked: { ...asked, page }, request }),
  ])
  return { data: rows.map(personOf), total, page: { page, limit, total } }
}

const CSV_COLUMNS: CsvColumns<PersonRow> = [
  ['id', (row) => row.id],
  ['name', (row) => row.fullName],
  ['email', (row) => row.email],
  ['role', (row) => row.role],
  ['status', (row) => row.status],
  ['verified', (row) => String(row.isVerified)],
  ['two_factor', (row) => String(row.hasTwoFactor)],
  ['created_utc', (row) => row.createdAt.toISOString()],
  ['created_ist', (row) => formatDateTime(row.createdAt, 'en')],
  ['last_sign_in_utc', (row) => row.lastLoginAt?.toISOString() ?? ''],
  ['language', (row) => row.language],
  ['class', (row) => row.studyClass ?? ''],
  ['home_state', (row) => row.homeState ?? ''],
  ['plan', (row) => row.planName?.[FIRST_LANGUAGE] ?? ''],
  ['paid_inr', (row) => csvRupees(row.paidPaise)],
]

/** The people of a filter as a CSV file; who had it is in the trail. Refuses REAUTH_REQUIRED, EXPORT_NEEDS_SECOND. */
export const USERS_FILE = listFileOf<UserFilter, PersonRow>({
  name: 'sopaan-users.csv',
  things: 'people',
  columns: CSV_COLUMNS,
  count: async (deps, wanted) => (await massExportOfUsers(deps, wanted)).people,
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    await requireExportLeave(deps, actor, await massExportOfUsers(deps, wanted))
    await auditView(deps, { action: 'users.export', actor, target: { type: 'users' }, asked: { ...wanted }, request })
  },
  listIds: (deps, wanted, limit) =>
    listPeopleIds(deps.db, filterOf(wanted), { order: orderOf(deps, wanted.sort), limit }),
  listRows: ({ db, now }, ids) => listPeopleOf(db, ids, now()),
})

/** Who stands in the file of a filter, for the leave that a large one needs. */
export async function massExportOfUsers(deps: Deps, asked: UserFilter): Promise<MassExport> {
  return { list: 'users', filter: asked, people: await countPeople(deps.db, filterOf(asked)) }
}

/** One person with what happened around them; the look is written into the trail. @throws {Refusal} NOT_FOUND */
export async function readUser(deps: Deps, { actor, request }: Caller, userId: string): Promise<ManagedUserDetail> {
  const [person, account] = await Promise.all([findPerson(deps.db, userId, deps.now()), findAccount(deps.db, userId)])
  if (!person || !account) return refuse('NOT_FOUND')
  const [counts, purchases, bookings, feedback, signIns, lockTimeLeft, history, notes, erasure] = await Promise.all([
    countAround(deps.db, userId, deps.now()),
    listNewestPurchasesOf(deps.db, userId, PURCHASES_MAX),
    listNewestBookingsOf(deps.db, userId, BOOKINGS_MAX),
    listFeedbackOf(deps.db, userId, FEEDBACK_MAX),
    ownSignIns(deps, { userId, signInId: '' }),
    lockLeftMinutes(deps, account.email),
    listTrailOf(deps.db, userId, HISTORY_MAX),
    notesOf(deps, userId),
    shownErasure(deps, { actor }, userId),
  ])
  const refunds = await listRefundStatesOf(
    deps.db,
    purchases.map(({ id }) => id),
  )
  const lines = history.map((line) => lineOf(line, userId))
  const steps = await stepsOf(deps, actor, { userId, email: account.email, history: lines })
  await auditView(deps, { action: 'user.look', actor, target: { type: 'user', id: userId }, request })
  return {
    ...personOf(person),
    phone: account.phone,
    ageBand: ageBandOf(deps, account),
    parentState: account.parentState,
    deactivation: account.deactivatedAt && {
      at: account.deactivatedAt.toISOString(),
      reason: account.deactivationReason,
      isByStaff: account.isDeactivatedByStaff,
    },
    deletedAt: account.deletedAt?.toISOString() ?? null,
    lockTimeLeft,
    signIns,
    purchases: purchases.map((row) => ({
      _id: row.id,
      createdAt: row.createdAt.toISOString(),
      name: row.itemName,
      status: row.status,
      amount: row.totalPaise,
      refunds: refunds
        .filter(({ purchaseId }) => purchaseId === row.id)
        .map(({ id, state, amountPaise }) => ({ _id: id, state, amountPaise })),
    })),
    bookings: bookings.map((row) => bookingOf(row, userId)),
    feedback: feedback.map((row) => ({
      _id: row.id,
      createdAt: row.submittedAt.toISOString(),
      starRating: row.starRating,
      message: row.message,
      status: row.status,
    })),
    counts,
    history: lines,
    steps,
    notes,
    erasure,
  }
}

/** Sign-ups whose link was not opened yet; the look is written into the trail. */
export async function listWaitingSignUps(
  deps: Deps,
  { actor, request }: Caller,
  q: string | undefined,
): Promise<WaitingSignUp[]> {
  const rows = await listUnverifiedSignUps(deps.db, { words: q, now: deps.now(), limit: WAITING_MAX })
  await auditView(deps, { action: 'sign-ups.look', actor, target: { type: 'sign-ups' }, asked: { q }, request })
  return rows.map((row) => ({
    _id: row.id,
    fullName: row.fullName,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

function personOf(row: PersonRow): ManagedUserRow {
  return {
    _id: row.id,
    fullName: row.fullName,
    email: row.email,
    role: row.role,
    staffRoles: row.staffRoles,
    status: row.status,
    isVerified: row.isVerified,
    hasTwoFactor: row.hasTwoFactor,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    language: row.language,
    // The columns take only the words of the contract, which wrote them.
    studyClass: row.studyClass as ManagedUserRow['studyClass'],
    homeState: row.homeState as ManagedUserRow['homeState'],
    plan: row.planName,
    paidPaise: row.paidPaise,
  }
}

function bookingOf(
  row: Awaited<ReturnType<typeof listNewestBookingsOf>>[number],
  userId: string,
): ManagedUserDetail['bookings'][number] {
  const isMentor = row.mentorId === userId
  const other = isMentor
    ? { _id: row.menteeId, fullName: row.menteeName }
    : { _id: row.mentorId, fullName: row.mentorName }
  return { _id: row.id, startsAt: row.startsAt.toISOString(), state: row.state, other, isMentor }
}

function lineOf(line: Awaited<ReturnType<typeof listTrailOf>>[number], userId: string): HistoryLine {
  return {
    _id: line.id,
    at: line.occurredAt.toISOString(),
    action: line.action,
    by: line.actorId === null ? null : { _id: line.actorId, name: line.actorName, isOwner: line.actorId === userId },
    // Written by `writeAudit`, which takes nothing else.
    change: line.change as HistoryLine['change'],
  }
}

function filterOf({ q, role, status, verified, twoFactor, from, to }: UserFilter): PeopleFilter {
  return {
    words: q,
    role,
    status,
    isVerified: verified,
    hasTwoFactor: twoFactor,
    from: from === undefined ? undefined : startOfIstDay(from),
    until: to === undefined ? undefined : new Date(startOfIstDay(to).getTime() + DAY_MS),
  }
}

function orderOf(deps: Pick<Deps, 'now'>, sort: UserFilter['sort']): PeopleOrder {
  // Each order is the name of a column, with or without a minus.
  const by = sort.replace('-', '') as PeopleOrder['by']
  return { by, direction: sort.startsWith('-') ? 'desc' : 'asc', now: deps.now() }
}
