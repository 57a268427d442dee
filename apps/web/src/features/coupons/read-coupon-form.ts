import type { CouponFields } from '@sopaan/contract/coupons'
import { instantOfFieldTime } from '@sopaan/domain/indian-clock'
import { readRupees } from '@sopaan/domain/rupees'

const BASIS_POINTS_IN_PERCENT = 100

export type CouponFormFault = 'percent' | 'flat' | 'minAmount'

/** What was entered of a coupon, as the call takes it, or the fields that are no figures. The call says what else is wrong. */
export function readCouponForm(
  entered: FormData,
): { ok: true; coupon: CouponFields } | { ok: false; wrong: readonly CouponFormFault[] } {
  const text = (name: string) => String(entered.get(name) ?? '').trim()
  const count = (name: string) => (text(name) === '' ? null : Number(text(name)))
  const isFlat = text('kind') === 'flat'
  const percent = text('percent') === '' ? Number.NaN : Number(text('percent').replace(',', '.'))
  const flatPaise = readRupees(text('flat'))
  const minAmountPaise = text('minAmount') === '' ? 0 : readRupees(text('minAmount'))
  const wrong: CouponFormFault[] = []
  if (isFlat && flatPaise === undefined) wrong.push('flat')
  if (!isFlat && Number.isNaN(percent)) wrong.push('percent')
  if (minAmountPaise === undefined) wrong.push('minAmount')
  if (wrong.length > 0) return { ok: false, wrong }
  const coupon: CouponFields = {
    code: text('code'),
    note: text('note') || null,
    discount: isFlat
      ? { kind: 'flat', flatPaise: flatPaise ?? 0 }
      : { kind: 'percent', percentBp: Math.round(percent * BASIS_POINTS_IN_PERCENT) },
    minAmountPaise: minAmountPaise ?? 0,
    startsAt: instantOfFieldTime(text('startsAt')) ?? null,
    endsAt: instantOfFieldTime(text('endsAt')) ?? null,
    usesMax: count('usesMax'),
    usesPerUserMax: count('usesPerUserMax'),
    planIds: entered.getAll('plan').map(String),
    coversEvents: entered.has('coversEvents'),
  }
  return { ok: true, coupon }
}
