import type { ManagedCoupon } from '@sopaan/contract/coupons'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { Badge } from '#web/ui/badge.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  coupons: readonly ManagedCoupon[]
  onEdit: (coupon: ManagedCoupon) => void
  onRetire: (coupon: ManagedCoupon) => void
}

/** Coupons with what they take off, how often, and until when. */
export function CouponTable({ coupons: rows, onEdit, onRetire }: Props) {
  const { coupons: words, language } = useWords()
  const discount = ({ discount }: ManagedCoupon) =>
    discount.kind === 'percent' ? words.percentOff(String(discount.percentBp / 100)) : writeRupees(discount.flatPaise)
  const uses = ({ usesPaid, usesMax, usesHeld }: ManagedCoupon) =>
    [
      usesMax === null ? groupIndian(usesPaid) : words.usesOf(groupIndian(usesPaid), groupIndian(usesMax)),
      ...(usesHeld > 0 ? [words.held(groupIndian(usesHeld))] : []),
    ].join(' · ')
  const until = ({ endsAt }: ManagedCoupon) =>
    endsAt === null ? words.noEnd : formatDayAndTime(new Date(endsAt), language)
  const menuOf = (coupon: ManagedCoupon) =>
    coupon.retiredAt === null && (
      <Menu
        label={words.menu(coupon.code)}
        items={[
          { key: 'edit', label: words.edit, onChoose: () => onEdit(coupon) },
          { key: 'retire', label: words.retire, isDanger: true, onChoose: () => onRetire(coupon) },
        ]}
      />
    )
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.column.code, cell: (coupon) => <CouponCode coupon={coupon} /> },
        { name: words.column.discount, isFigure: true, cell: discount },
        { name: words.column.uses, isFigure: true, cell: uses },
        { name: words.column.until, isFigure: true, cell: until },
      ]}
      item={(coupon) => (
        <div className="grid gap-1">
          <CouponCode coupon={coupon} />
          <p className="type-small text-secondary tabular-nums">
            {[discount(coupon), uses(coupon), until(coupon)].join(' · ')}
          </p>
        </div>
      )}
      menu={{ name: words.edit, of: menuOf }}
    />
  )
}

function CouponCode({ coupon }: { coupon: ManagedCoupon }) {
  const { coupons: words } = useWords()
  // The browser's clock is near enough to say so; what may be used is decided by the server's.
  const now = new Date().toISOString()
  const isOver = coupon.endsAt !== null && coupon.endsAt <= now
  const isEarly = coupon.startsAt !== null && coupon.startsAt > now
  return (
    <span>
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold tabular-nums">{coupon.code}</span>
        {coupon.isSample && <Badge tone="plain">{words.sample}</Badge>}
        {coupon.retiredAt !== null && <Badge tone="plain">{words.retired}</Badge>}
        {coupon.retiredAt === null && isOver && <Badge tone="reach">{words.over}</Badge>}
        {coupon.retiredAt === null && isEarly && <Badge tone="likely">{words.notYet}</Badge>}
      </span>
      {coupon.note !== null && <span className="type-small block text-tertiary">{coupon.note}</span>}
    </span>
  )
}
