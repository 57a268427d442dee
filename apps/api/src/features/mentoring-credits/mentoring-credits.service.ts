import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import {
  type CreditEntry,
  findEntry,
  findLastEntry,
  insertEntry,
  listAccountsWithEnded,
  listEntries,
  listGrants,
  lockCredits,
} from './mentoring-credits.queries.ts'

/** How long a credit lasts at least that came back after its plan ended, ms (decision 0072). */
const GIVEN_BACK_MS = 30 * 86_400_000
const ENDED_MAX = 200

/** How many hours with a mentor somebody can book now: what is left and has not ended. */
export async function countCredits(deps: Deps, userId: string): Promise<number> {
  const grants = await listGrants(deps.db, userId)
  return grants.reduce((sum, { left, expires_at }) => (expires_at > deps.now() ? sum + left : sum), 0)
}

/** Every entry of an account, oldest first, for its history and an export. */
export async function listCredits(
  deps: Deps,
  userId: string,
): Promise<{ amount: number; reason: CreditEntry['reason']; reference: string; happenedAt: string }[]> {
  const entries = await listEntries(deps.db, userId)
  return entries.map(({ amount, reason, reference, happened_at }) => ({
    amount,
    reason,
    reference,
    happenedAt: happened_at.toISOString(),
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
    await add({ ...said, amount: grant.count, expires_at: grant.expiresAt })
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
    const grant = grants.find(({ expires_at }) => expires_at > deps.now()) ?? refuse('CREDITS_NONE')
    await add({ ...said, amount: -1, grant_id: grant.id })
  })
}

/**
 * Gives the credit of a booking back, as when the mentor cannot come. It lasts as long as it would have, and 30 days at
 * least. A booking that spent nothing, or got it back already, changes nothing.
 */
export async function giveBackCredit(
  deps: Deps,
  { userId, bookingId }: { userId: string; bookingId: string },
): Promise<void> {
  await onAccount(deps, userId, async (deps, add) => {
    const spent = await findEntry(deps.db, userId, { reason: 'spend', reference: bookingId })
    const said = { reason: 'give_back', reference: bookingId } as const
    if (spent === undefined || (await findEntry(deps.db, userId, said))) return
    const entries = await listEntries(deps.db, userId)
    const until = entries.find(({ id }) => id === spent.grant_id)?.expires_at?.getTime() ?? 0
    const least = deps.now().getTime() + GIVEN_BACK_MS
    await add({ ...said, amount: 1, expires_at: new Date(Math.max(until, least)) })
  })
}

/**
 * Takes back what is left of a purchase's credits, when it is refunded. Spent ones stay spent.
 * @returns how many were taken back
 */
export async function takeCreditsBack(
  deps: Deps,
  { userId, purchaseId }: { userId: string; purchaseId: string },
): Promise<number> {
  let count = 0
  await onAccount(deps, userId, async (deps, add) => {
    const grants = await listGrants(deps.db, userId)
    const grant = grants.find(({ reference }) => reference === purchaseId)
    count = grant?.left ?? 0
    if (grant) await add({ reason: 'take_back', reference: purchaseId, amount: -grant.left, grant_id: grant.id })
  })
  return count
}

/** Writes off what ended unspent, so that sums agree with what can be booked. @returns in how many accounts */
export async function lapseEndedCredits(deps: Deps): Promise<number> {
  const accounts = await listAccountsWithEnded(deps.db, deps.now(), ENDED_MAX)
  for (const userId of accounts)
    await onAccount(deps, userId, async (deps, add) => {
      const ended = (await listGrants(deps.db, userId)).filter(({ expires_at }) => expires_at <= deps.now())
      for (const { id, left } of ended) await add({ reason: 'lapse', reference: id, amount: -left, grant_id: id })
    })
  return accounts.length
}

type NewEntry = {
  reason: CreditEntry['reason']
  reference: string
  amount: number
  grant_id?: string
  expires_at?: Date
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
        user_id: userId,
        sequence: (last?.sequence ?? 0) + 1,
        balance_after: (last?.balance_after ?? 0) + entry.amount,
        happened_at: deps.now(),
      })
    })
  })
}
