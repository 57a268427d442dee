import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { QueryOf } from '@sopaan/contract/call'
import type { CouponFields, coupons, ManagedCoupon } from '@sopaan/contract/coupons'
import type { PageInfo } from '@sopaan/contract/fields'
import { refuse } from '@sopaan/contract/refusals'
import { refuseReversed } from '#api/date-order.ts'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import { countUses } from './coupon-uses.queries.ts'
import {
  type CouponColumns,
  type CouponRow,
  changeCouponRow,
  insertCoupon,
  isCodeTaken,
  listCoupons,
  lockCoupon,
  replaceCouponPlans,
} from './coupons.queries.ts'

type Wanted = QueryOf<typeof coupons.csv>

/** One page of coupons as admins see them, in an order. */
export async function listManagedCoupons(
  deps: Deps,
  { q, state, ...asked }: Wanted & { page: number; limit: number },
): Promise<{ data: ManagedCoupon[]; page: PageInfo }> {
  const { rows, total } = await listCoupons(deps.db, { search: q, state, now: deps.now(), ...asked })
  return { data: await managedCouponsOf(deps, rows), page: { page: asked.page, limit: asked.limit, total } }
}

/** Makes a coupon. @throws {Refusal} COUPON_CODE_TAKEN, DATES_ORDER, NOT_FOUND where a plan is none */
export async function addCoupon(deps: Deps, caller: Caller, coupon: CouponFields): Promise<ManagedCoupon> {
  refuseReversed(coupon.startsAt, coupon.endsAt)
  return inTransaction(deps, async (deps) => {
    const id = await makeCoupon(deps, coupon, { isSample: false })
    await writeAudit(deps, entryOf('coupon.add', caller, id, { coupon: { after: coupon } }))
    return findManaged(deps, id)
  })
}

/** Makes a coupon inside the caller's transaction. @throws {Refusal} COUPON_CODE_TAKEN, NOT_FOUND where a plan is none */
export async function makeCoupon(
  deps: Deps,
  coupon: CouponFields,
  { isSample }: { isSample: boolean },
): Promise<string> {
  const columns = { ...columnsOf(coupon), changedAt: deps.now(), isSample }
  const id = (await insertCoupon(deps.db, columns)) ?? refuse('COUPON_CODE_TAKEN')
  if (!(await replaceCouponPlans(deps.db, id, coupon.planIds))) refuse('NOT_FOUND')
  return id
}

/** Changes a coupon. @throws {Refusal} NOT_FOUND, COUPON_CODE_TAKEN, COUPON_LIMIT_LOW, DATES_ORDER */
export async function editCoupon(deps: Deps, caller: Caller, id: string, coupon: CouponFields): Promise<ManagedCoupon> {
  refuseReversed(coupon.startsAt, coupon.endsAt)
  return inTransaction(deps, async (deps) => {
    const row = (await lockCoupon(deps.db, id)) ?? refuse('NOT_FOUND')
    if (row.retiredAt !== null) refuse('NOT_FOUND')
    if (await isCodeTaken(deps.db, coupon.code, id)) refuse('COUPON_CODE_TAKEN')
    if (coupon.usesMax !== null && coupon.usesMax < row.usesTaken) refuse('COUPON_LIMIT_LOW')
    await changeCouponRow(deps.db, id, { ...columnsOf(coupon), changedAt: deps.now() })
    if (!(await replaceCouponPlans(deps.db, id, coupon.planIds))) refuse('NOT_FOUND')
    const change = { coupon: { before: fieldsOf(row), after: coupon } }
    await writeAudit(deps, entryOf('coupon.change', caller, id, change))
    return findManaged(deps, id)
  })
}

/** Takes a coupon back. @throws {Refusal} NOT_FOUND */
export async function retireCoupon(deps: Deps, caller: CallerTrace, id: string): Promise<ManagedCoupon> {
  return inTransaction(deps, async (deps) => {
    const row = (await lockCoupon(deps.db, id)) ?? refuse('NOT_FOUND')
    if (row.retiredAt !== null) refuse('NOT_FOUND')
    await changeCouponRow(deps.db, id, { retiredAt: deps.now(), changedAt: deps.now() })
    await writeAudit(deps, entryOf('coupon.retire', caller, id, { coupon: { before: fieldsOf(row) } }))
    return findManaged(deps, id)
  })
}

async function findManaged(deps: Deps, id: string): Promise<ManagedCoupon> {
  const row = (await lockCoupon(deps.db, id)) ?? refuse('NOT_FOUND')
  const [managed] = await managedCouponsOf(deps, [row])
  return managed ?? refuse('NOT_FOUND')
}

/** Coupons as admins see them, with how often each is used. */
export async function managedCouponsOf(deps: Deps, rows: readonly CouponRow[]): Promise<ManagedCoupon[]> {
  const uses = await countUses(
    deps.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    _id: row.id,
    ...fieldsOf(row),
    usesHeld: uses.get(row.id)?.held ?? 0,
    usesPaid: uses.get(row.id)?.used ?? 0,
    retiredAt: row.retiredAt?.toISOString() ?? null,
    isSample: row.isSample,
  }))
}

function entryOf(
  action: AuditAction,
  { actor, request }: CallerTrace,
  id: string,
  change: NonNullable<NewAuditEntry['change']>,
): NewAuditEntry {
  return { action, actor, request, target: { type: 'coupon', id }, change }
}

function fieldsOf(row: CouponRow): CouponFields {
  return {
    code: row.code,
    note: row.note,
    discount:
      row.flatPaise === null
        ? { kind: 'percent', percentBp: row.percentBp ?? 0 }
        : { kind: 'flat', flatPaise: row.flatPaise },
    minAmountPaise: row.minAmountPaise,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    usesMax: row.usesMax,
    usesPerUserMax: row.usesPerUserMax,
    planIds: row.planIds,
    coversEvents: row.coversEvents,
  }
}

function columnsOf(coupon: CouponFields): CouponColumns {
  const { discount } = coupon
  return {
    code: coupon.code,
    note: coupon.note,
    percentBp: discount.kind === 'percent' ? discount.percentBp : null,
    flatPaise: discount.kind === 'flat' ? discount.flatPaise : null,
    minAmountPaise: coupon.minAmountPaise,
    startsAt: coupon.startsAt,
    endsAt: coupon.endsAt,
    usesMax: coupon.usesMax,
    usesPerUserMax: coupon.usesPerUserMax,
    coversEvents: coupon.coversEvents,
  }
}
