import { COUPON_STATES, type CouponSort, coupons as couponCalls, type ManagedCoupon } from '@sopaan/contract/coupons'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { ManagedList } from '#web/forms/managed-list.tsx'
import { readSearch } from '#web/forms/read-search.ts'
import { type RowTicks, useRowTicks } from '#web/forms/use-row-ticks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { RowOpener } from '#web/ui/row-opener.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { type Selection, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { CouponForm } from './coupon-form.tsx'
import { couponsQuery, sendCouponRetirement } from './coupons.queries.ts'

const CONSTRAINTS = constraintsOf(couponCalls.list)
const USUAL_SORT: CouponSort = '-createdAt'

type Props = {
  coupons: readonly ManagedCoupon[]
  search: URLSearchParams
  selection: Selection | undefined
  onEdit: (coupon: ManagedCoupon) => void
  onRetire: (coupon: ManagedCoupon) => void
}

type Found = { of: { filter: Readonly<Record<string, unknown>>; total: number }; ticks: RowTicks }
type SectionProps = Record<'nav' | 'views' | 'file', ReactNode> & {
  /** What can be done to all that the filter finds. */
  ofFilter: (found: Found) => ReactNode
}

/** Coupons a page at a time; page and search stand in the address. @param props.nav  stands beside what adds one */
export function CouponsSection({ nav, views, file, ofFilter }: SectionProps) {
  const { coupons: words } = useWords()
  return (
    <ManagedList<ManagedCoupon>
      words={words}
      nameOf={({ code }) => code}
      form={(coupon, close) => <CouponForm coupon={coupon} onDone={close} />}
      retire={({ _id }) => ({
        work: () => sendCouponRetirement(_id),
        done: words.wasRetired,
        failed: words.saveFailed,
      })}
    >
      {({ add, edit, retire }) => (
        <>
          <div className="flex w-full flex-wrap items-center justify-between gap-4">
            {nav}
            <Button onClick={add}>{words.add}</Button>
          </div>
          {views}
          <FoundCoupons onEdit={edit} onRetire={retire} ofFilter={ofFilter} />
          <div className="flex w-full flex-wrap items-center justify-between gap-3">
            <p className="type-small measure text-tertiary">{words.lead}</p>
            {file}
          </div>
        </>
      )}
    </ManagedList>
  )
}

/** The search, and the coupons it finds. */
function FoundCoupons({
  ofFilter,
  ...actions
}: Pick<ComponentProps<typeof CouponTable>, 'onEdit' | 'onRetire'> & Pick<SectionProps, 'ofFilter'>) {
  const { coupons: words } = useWords()
  const [search] = useSearchParams()
  const { page = 1, q = '', sort = USUAL_SORT, state } = readSearch(CONSTRAINTS, search).taken
  const asked = { q, sort, ...(state !== undefined && { state }) }
  const query = useQuery(couponsQuery({ ...asked, page }))
  const ticks = useRowTicks('coupons', query.data?.data, ({ code }) => code)
  return (
    <>
      <div className="w-full">
        <FilterRow
          key={search.toString()}
          search={{ label: words.search, hint: words.search, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
          kept={{ sort: sort === USUAL_SORT ? undefined : sort }}
          words={{ show: words.find, clear: words.clear }}
          isNarrowed={q !== '' || state !== undefined}
        >
          <ChipSelect label={words.state} name="state" defaultValue={state ?? ''}>
            <option value="">{words.anyState}</option>
            {COUPON_STATES.map((each) => (
              <option key={each} value={each}>
                {words.states[each]}
              </option>
            ))}
          </ChipSelect>
        </FilterRow>
      </div>
      <Loaded query={query} failed={words.loadFailed}>
        {({ data, page }) => (
          <>
            {data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
                <CouponTable coupons={data} search={search} selection={ticks.selection} {...actions} />
              </div>
            )}
            <PageNav label={words.pages} page={page} />
            {ofFilter({ of: { filter: asked, total: page.total }, ticks })}
          </>
        )}
      </Loaded>
    </>
  )
}

/** Coupons with what they take off, how often, and until when. */
function CouponTable({ coupons: rows, search, selection, onEdit, onRetire }: Props) {
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
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: USUAL_SORT, ...(first && { first }) })
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
      {...(selection && { selection })}
      columns={[
        {
          name: words.column.code,
          sort: sortBy('code', 'ascending'),
          cell: (coupon) => (
            <span className="flex items-center gap-3">
              <CouponCode coupon={coupon} onEdit={onEdit} />
              <span className="type-small line-clamp-1 max-w-48 text-tertiary min-[1440px]:max-w-96">
                {coupon.note}
              </span>
            </span>
          ),
        },
        { name: words.column.discount, key: 'discount', isFigure: true, sort: sortBy('discount'), cell: discount },
        { name: words.column.uses, key: 'uses', isFigure: true, sort: sortBy('uses'), cell: uses },
        { name: words.column.until, key: 'until', isFigure: true, sort: sortBy('endsAt', 'ascending'), cell: until },
      ]}
      item={(coupon) => (
        <RowItem
          title={<CouponCode coupon={coupon} onEdit={onEdit} />}
          end={discount(coupon)}
          note={[...(coupon.note === null ? [] : [coupon.note]), uses(coupon), until(coupon)].join(' · ')}
        />
      )}
      menu={{ name: words.edit, of: menuOf }}
      choice={useColumnChoice('coupons')}
    />
  )
}

/** A code with what stands against using it now. */
function CouponCode({ coupon, onEdit }: { coupon: ManagedCoupon; onEdit: Props['onEdit'] }) {
  const { coupons: words } = useWords()
  // The browser's clock is near enough to say so; what may be used is decided by the server's.
  const now = new Date().toISOString()
  const isOver = coupon.endsAt !== null && coupon.endsAt <= now
  const isEarly = coupon.startsAt !== null && coupon.startsAt > now
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      {coupon.retiredAt === null ? (
        <RowOpener text={coupon.code} onOpen={() => onEdit(coupon)} className="tabular-nums" />
      ) : (
        <span className="line-clamp-1 font-semibold tabular-nums">{coupon.code}</span>
      )}
      {coupon.isSample && <Badge tone="plain">{words.sample}</Badge>}
      {coupon.retiredAt !== null && <Badge tone="plain">{words.retired}</Badge>}
      {coupon.retiredAt === null && isOver && <Badge tone="reach">{words.over}</Badge>}
      {coupon.retiredAt === null && isEarly && <Badge tone="likely">{words.notYet}</Badge>}
    </span>
  )
}
