import type { Bill } from '@sopaan/contract/purchase-shapes'
import { type GstStateCode, isGstStateCode, stateTaxName } from '@sopaan/domain/money/gst-states'
import { writeRupees, writeRupeesExactly } from '@sopaan/domain/money/rupees'
import { useWords } from '#web/words/use-words.tsx'

/** A bill line by line: price, coupon, what is left of a smaller plan, the tax that is inside, and what is paid. */
export function BillLines({
  bill,
  couponCode,
  upgradeOf,
  state,
}: {
  bill: Bill
  couponCode: string | null
  /** The smaller plan whose rest is taken off. */
  upgradeOf?: string | undefined
  state: string | null
}) {
  const { payments } = useWords()
  const words = payments.checkout
  const rate = String(bill.gstRateBp / 100)
  const half = String(bill.gstRateBp / 200)
  const code: GstStateCode = state !== null && isGstStateCode(state) ? state : '07'
  const stateTax = stateTaxName(code) === 'UTGST' ? words.utgst(half) : words.sgst(half)
  const taxes: [string, number][] =
    bill.gstRateBp === 0
      ? []
      : bill.igstPaise > 0
        ? [[words.igst(rate), bill.igstPaise]]
        : [
            [words.cgst(half), bill.cgstPaise],
            [stateTax, bill.sgstPaise],
          ]
  return (
    <>
      <dl className="grid gap-2">
        <Line name={words.listPrice} amount={writeRupees(bill.listPricePaise)} />
        {couponCode !== null && (
          <Line name={words.discount(couponCode)} amount={`− ${writeRupees(bill.discountPaise)}`} isGood />
        )}
        {upgradeOf !== undefined && (
          <Line name={words.leftOf(upgradeOf)} amount={`− ${writeRupees(bill.creditedPaise)}`} isGood />
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-border pt-3">
          <dt className="type-card">{words.total}</dt>
          <dd className="type-section tabular-nums">{writeRupees(bill.totalPaise)}</dd>
        </div>
      </dl>
      {taxes.length === 0 ? (
        <p className="type-small text-tertiary">{words.noTax}</p>
      ) : (
        <dl className="type-small grid gap-1 text-secondary">
          <Line name={words.taxable} amount={writeRupeesExactly(bill.taxablePaise)} />
          {taxes.map(([name, amount]) => (
            <Line key={name} name={name} amount={writeRupeesExactly(amount)} />
          ))}
          <p className="pt-1 text-tertiary">{words.taxInside}</p>
        </dl>
      )}
    </>
  )
}

function Line({ name, amount, isGood = false }: { name: string; amount: string; isGood?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className={isGood ? 'text-safe tabular-nums' : 'tabular-nums'}>{amount}</dd>
    </div>
  )
}
