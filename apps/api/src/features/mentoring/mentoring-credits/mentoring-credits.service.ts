import { refuse } from '@sopaan/contract/refusals'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import {
  type CreditEntry,
  findEntry,
  findEntryById,
  findLastEntry,
  type Grant,
  insertEntry,
  isPurchaseRefunded,
  listAccountsWithEnded,
  listEntries,
  listGrants,
  lockCredits,
} from './mentoring-credits.queries.ts'

/** How much longer than its plan a credit may last whose session the mentor let fall, ms (decision 0077). */
const GRACE_MS = 30 * DAY_MS
const ENDED_MAX = 200

/** How many sessions with a mentor somebody can book now: what is left, has not ended, and is not disputed by a bank. */
export async function countCredits(deps: Deps, userId: string): Promise<number> {
  const grants = await listGrants(deps.db, userId)
  return grants.reduce((sum, grant) => (isUsable(deps, grant) ? sum + grant.left : sum), 0)
}

/**
 * How many sessions of each purchase somebody can book now, by its id.
 * @param options.isLocked  whether nobody may book with one of them until the transaction ends
 */
export async function countCreditsOf(
  deps: Deps,
  userId: string,
  { isLocked }: { isLocked: boolean },
): Promise<Map<string, number>> {
  if (isLocked) await lockCredits(deps.db, userId)
  const counts = new Map<string, number>()
  for (const grant of await listGrants(deps.db, userId))
    if (isUsable(deps, grant)) counts.set(grant.purchaseId, (counts.get(grant.purchaseId) ?? 0) + grant.left)
  return counts
}

function isUsable(deps: Deps, { expiresAt, isFrozen }: Grant): boolean {
  return expiresAt > deps.now() && !isFrozen
}

/** Every entry of an account, oldest first, for its history and an export. */
export async function listCredits(
  deps: Deps,
  userId: string,
): Promise<{ amount: number; reason: CreditEntry['reason']; reference: string; happenedAt: string }[]> {
  const entries = await listEntries(deps.db, userId)
  return entries.map(({ amount, reason, reference, happenedAt }) => ({
    amount,
    reason,
    reference,
    happenedAt: happenedAt.toISOString(),
  }))
}

/**
 * Credits that come with a purchase and end with it. Call it in the transaction that settles. The same purchase grants once.
 * @param count  whole, ≥ 0
 */
export async function grantCredits(
  deps: Deps,
  grant: { userId: string; purchaseId: string; count: number; expiresAt: Date },
): Promise<void> {
  if (grant.count === 0) return
  await onAccount(deps, grant.userId, async (deps, add) => {
    const said = { reason: 'grant', reference: grant.purchaseId } as const
    if (await findEntry(deps.db, grant.userId, said)) return
    await add({ ...said, amount: grant.count, purchaseId: grant.purchaseId, expiresAt: grant.expiresAt })
  })
}

/**
 * Spends one credit for a booking, of those that end first. The same booking spends once.
 * @throws {Refusal} CREDITS_NONE
 */
export async function spendCredit(
  deps: Deps,
  { userId, bookingId }: { userId: string; bookingId: string },
): Promise<void> {
  await onAccount(deps, userId, async (deps, add) => {
    const said = { reason: 'spend', reference: bookingId } as const
    if (await findEntry(deps.db, userId, said)) return
    const grants = await listGrants(deps.db, userId)
    const grant = grants.find((each) => isUsable(deps, each)) ?? refuse('CREDITS_NONE')
    await add({ ...said, amount: -1, grantId: grant.id })
  })
}

/**
 * Gives the credit of a booking back, to the purchase it came from. It ends when it would have: booking and cancelling
 * never makes a credit last longer. Where the mentee did not let it fall, it lasts 30 days from now, and at most 30 days
 * longer than its plan. A booking that spent nothing, got it back already, or whose purchase was paid back, changes nothing.
 */
export async function returnCredit(
  deps: Deps,
  { userId, bookingId, endedBy }: { userId: string; bookingId: string; endedBy: 'mentee' | 'other' },
): Promise<void> {
  await onAccount(deps, userId, async (deps, add) => {
    const spent = await findEntry(deps.db, userId, { reason: 'spend', reference: bookingId })
    const said = { reason: 'give_back', reference: bookingId } as const
    if (spent === undefined || (await findEntry(deps.db, userId, said))) return
    const entries = await listEntries(deps.db, userId)
    const from = entries.find(({ id }) => id === spent.grantId)
    if (!from?.expiresAt || from.purchaseId === null) throw new Error('A credit was spent that never came.')
    if (await isPurchaseRefunded(deps.db, from.purchaseId)) return
    const first = entries.find(({ reason, purchaseId }) => reason === 'grant' && purchaseId === from.purchaseId)
    const graceEndsMs = (first?.expiresAt ?? from.expiresAt).getTime() + GRACE_MS
    const grownMs = Math.min(deps.now().getTime() + GRACE_MS, graceEndsMs)
    const untilMs = endedBy === 'mentee' ? 0 : grownMs
    const expiresAt = new Date(Math.max(from.expiresAt.getTime(), untilMs))
    await add({ ...said, amount: 1, purchaseId: from.purchaseId, expiresAt })
  })
}

/**
 * When the credit of a booking ends: the one that came back, or the one that would if its mentee cancelled now; undefined
 * where none was spent.
 */
export async function findCreditEnd(
  deps: Deps,
  { userId, bookingId }: { userId: string; bookingId: string },
): Promise<Date | undefined> {
  const back = await findEntry(deps.db, userId, { reason: 'give_back', reference: bookingId })
  if (back) return back.expiresAt ?? undefined
  const spent = await findEntry(deps.db, userId, { reason: 'spend', reference: bookingId })
  if (!spent?.grantId) return undefined
  return (await findEntryById(deps.db, spent.grantId))?.expiresAt ?? undefined
}

/**
 * Takes back every credit of a purchase that is not spent, also what came back from bookings. Call it when the purchase is
 * refunded, after the sessions ahead were cancelled; nobody spends one of them until the transaction ends.
 * @returns how many were taken back
 */
export async function revokeCredits(
  deps: Deps,
  { userId, purchaseId }: { userId: string; purchaseId: string },
): Promise<number> {
  let count = 0
  await onAccount(deps, userId, async (deps, add) => {
    const grants = (await listGrants(deps.db, userId)).filter((grant) => grant.purchaseId === purchaseId)
    for (const { id, left } of grants) await add({ reason: 'take_back', reference: id, amount: -left, grantId: id })
    count = grants.reduce((sum, { left }) => sum + left, 0)
  })
  return count
}

/**
 * Credits of a purchase that a larger plan had taken the place of, and that stands again. The same larger plan once.
 * @param restored.from  the purchase of the larger plan
 */
export async function restoreCredits(
  deps: Deps,
  restored: { userId: string; purchaseId: string; count: number; expiresAt: Date; from: string },
): Promise<void> {
  const { userId, purchaseId, count, expiresAt, from } = restored
  if (count === 0) return
  await onAccount(deps, userId, async (deps, add) => {
    const said = { reason: 'grant', reference: `${from} ${purchaseId}` } as const
    if (await findEntry(deps.db, userId, said)) return
    await add({ ...said, amount: count, purchaseId, expiresAt })
  })
}

/** Writes off what ended unspent, so that sums agree with what can be booked. @returns in how many accounts */
export async function lapseEndedCredits(deps: Deps): Promise<number> {
  const accounts = await listAccountsWithEnded(deps.db, deps.now(), ENDED_MAX)
  for (const userId of accounts)
    await onAccount(deps, userId, async (deps, add) => {
      const ended = (await listGrants(deps.db, userId)).filter(({ expiresAt }) => expiresAt <= deps.now())
      for (const { id, left } of ended) await add({ reason: 'lapse', reference: id, amount: -left, grantId: id })
    })
  return accounts.length
}

type NewEntry = {
  reason: CreditEntry['reason']
  reference: string
  amount: number
  grantId?: string
  purchaseId?: string
  expiresAt?: Date
}

/** Runs `work` while nobody else writes into the account. */
async function onAccount(
  deps: Deps,
  userId: string,
  work: (deps: Deps, add: (entry: NewEntry) => Promise<void>) => Promise<void>,
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await lockCredits(deps.db, userId)
    await work(deps, async (entry) => {
      const last = await findLastEntry(deps.db, userId)
      await insertEntry(deps.db, {
        ...entry,
        userId,
        sequence: (last?.sequence ?? 0) + 1,
        balanceAfter: (last?.balanceAfter ?? 0) + entry.amount,
        happenedAt: deps.now(),
      })
    })
  })
}
