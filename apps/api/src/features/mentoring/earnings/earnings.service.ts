import type { Earned } from '@sopaan/contract/earnings'
import { refuse } from '@sopaan/contract/refusals'
import { earningsByMonth, rateOn } from '@sopaan/domain/mentoring/earnings'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { lockMentorOf } from '#api/features/mentoring/mentors/booking-ground.service.ts'
import { isMentor } from '#api/features/mentoring/mentors/mentors.service.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  insertPayout,
  listCompletedDays,
  listPayouts,
  listRates,
  revokePayout,
  upsertRate,
} from './earnings.queries.ts'

/** Two years of months, each 31 days at most. */
const SHOWN_DAYS = 24 * 30

/** What a mentor earned by month, the newest first, and what of it was paid out. */
export async function earningsOf(deps: Deps, mentorId: string): Promise<Earned> {
  const today = istDate(deps.now())
  const rates = await listRates(deps.db, mentorId)
  const payouts = await listPayouts(deps.db, mentorId)
  const held = await listCompletedDays(deps.db, mentorId, addDays(today, -SHOWN_DAYS).slice(0, 7))
  const months = earningsByMonth(held, rates).slice(0, 24)
  return {
    ratePaise: rateOn(rates, today) ?? null,
    months: months.map((one) => {
      const paid = payouts.find(({ month }) => month.startsWith(one.month))
      return {
        ...one,
        isOver: one.month < today.slice(0, 7),
        paid: paid ? { paidOn: paid.paidOn, amountPaise: Number(paid.amountPaise), reference: paid.reference } : null,
      }
    }),
  }
}

/** The same before staff; the look is in the trail. @throws {Refusal} NOT_FOUND */
export async function earningsForStaff(deps: Deps, caller: Caller<'admin'>, mentorId: string): Promise<Earned> {
  if (!(await isMentor(deps, mentorId))) refuse('NOT_FOUND')
  await auditView(deps, { ...caller, action: 'mentor.look-at-earnings', target: { type: 'mentor', id: mentorId } })
  return earningsOf(deps, mentorId)
}

/** Says what a held session is worth from today or a later day on. @throws {Refusal} NOT_FOUND, DAY_PAST */
export async function setRate(
  deps: Deps,
  { actor, request }: Caller<'admin'>,
  { id, ratePaise, fromOn }: { id: string; ratePaise: number; fromOn: string },
): Promise<Earned> {
  const today = istDate(deps.now())
  await inTransaction(deps, async (deps) => {
    if (!(await isMentor(deps, id))) refuse('NOT_FOUND')
    if (fromOn < today) refuse('DAY_PAST')
    const before = rateOn(await listRates(deps.db, id), fromOn) ?? null
    await upsertRate(deps.db, { mentorId: id, fromOn, ratePaise, setBy: actor.userId })
    await writeAudit(deps, {
      action: 'mentor.set-rate',
      actor,
      target: { type: 'mentor', id },
      change: { ratePaise: { before, after: ratePaise }, fromOn: { after: fromOn } },
      request,
    })
  })
  return earningsOf(deps, id)
}

/**
 * Marks a month as paid out, at what it comes to now.
 * @throws {Refusal} NOT_FOUND, PAYOUT_MONTH_RUNS, PAYOUT_NOTHING, CHANGED_ELSEWHERE where it is marked already
 */
export async function markPaid(
  deps: Deps,
  { actor, request }: Caller<'admin'>,
  { id, month, paidOn, reference }: { id: string; month: string; paidOn: string; reference: string },
): Promise<Earned> {
  await inTransaction(deps, async (deps) => {
    if (!(await isMentor(deps, id))) refuse('NOT_FOUND')
    // What is held until the mark stands is in its amount.
    await lockMentorOf(deps, id)
    const one = (await earningsOf(deps, id)).months.find((each) => each.month === month)
    if (month >= istDate(deps.now()).slice(0, 7)) refuse('PAYOUT_MONTH_RUNS')
    if (one === undefined || one.amountPaise === 0) return refuse('PAYOUT_NOTHING')
    const { amountPaise } = one
    const payout = { mentorId: id, month: `${month}-01`, amountPaise, paidOn, reference, markedBy: actor.userId }
    if (!(await insertPayout(deps.db, payout))) refuse('CHANGED_ELSEWHERE')
    await writeAudit(deps, {
      action: 'mentor.mark-paid',
      actor,
      target: { type: 'mentor', id },
      change: { month: { after: month }, amountPaise: { after: amountPaise }, reference: { after: reference } },
      request,
    })
  })
  return earningsOf(deps, id)
}

/** Takes the mark of a month back. @throws {Refusal} NOT_FOUND where it is not marked */
export async function revokePaid(
  deps: Deps,
  { actor, request }: Caller<'admin'>,
  { id, month }: { id: string; month: string },
): Promise<Earned> {
  await inTransaction(deps, async (deps) => {
    const amountPaise = await revokePayout(deps.db, { mentorId: id, month, now: deps.now() })
    if (amountPaise === undefined) refuse('NOT_FOUND')
    await writeAudit(deps, {
      action: 'mentor.revoke-paid',
      actor,
      target: { type: 'mentor', id },
      change: { month: { before: month }, amountPaise: { before: amountPaise } },
      request,
    })
  })
  return earningsOf(deps, id)
}
