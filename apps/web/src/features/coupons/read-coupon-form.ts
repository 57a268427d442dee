import type { CouponFields } from '@sopaan/contract/coupons'
import { readRupees } from '@sopaan/domain/money/rupees'
import { readCount } from '#web/read-count.ts'
import { readMoment } from '#web/read-moment.ts'

const BASIS_POINTS_IN_PERCENT = 100

export type CouponFormFault = 'discount.percentBp' | 'discount.flatPaise' | 'minAmountPaise'

/** What was entered of a coupon, as the call takes it, and the fields that are no figures, sent as what the call refuses. */
export function readCouponForm(entered: FormData): { coupon: CouponFields; unread: readonly CouponFormFault[] } {
  const text = (name: string) => String(entered.get(name) ?? '').trim()
  const isFlat = text('kind') === 'flat'
  const percent = text('percent') === '' ? Number.NaN : Number(text('percent').replace(',', '.'))
  const flatPaise = readRupees(text('flat'))
  const minAmountPaise = text('minAmount') === '' ? 0 : readRupees(text('minAmount'))
  const unread: CouponFormFault[] = []
  if (isFlat && flatPaise === undefined) unread.push('discount.flatPaise')
  if (!isFlat && Number.isNaN(percent)) unread.push('discount.percentBp')
  if (minAmountPaise === undefined) unread.push('minAmountPaise')
  const coupon: CouponFields = {
    code: text('code'),
    note: text('note') || null,
    discount: isFlat
      ? { kind: 'flat', flatPaise: flatPaise ?? Number.NaN }
      : { kind: 'percent', percentBp: Math.round(percent * BASIS_POINTS_IN_PERCENT) },
    minAmountPaise: minAmountPaise ?? Number.NaN,
    startsAt: readMoment(text('startsAt')),
    endsAt: readMoment(text('endsAt')),
    usesMax: readCount(text('usesMax')),
    usesPerUserMax: readCount(text('usesPerUserMax')),
    planIds: entered.getAll('plan').map(String),
    coversEvents: entered.has('coversEvents'),
  }
  return { coupon, unread }
}
