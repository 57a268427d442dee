import { type ManagedPlan, PLAN_STATES, type PlanSort, plans as planCalls } from '@sopaan/contract/plans'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { ManagedList } from '#web/forms/managed-list.tsx'
import { readSearch } from '#web/forms/read-search.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { RowOpener } from '#web/ui/row-opener.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { managedPlansQuery, orderPlans, sendPlanRemoval, sendPlanRestoration } from './managed-plans.queries.ts'
import { PlanForm } from './plan-form.tsx'

const CONSTRAINTS = constraintsOf(planCalls.manage)
const USUAL_SORT: PlanSort = 'position'

type Props = {
  plans: readonly ManagedPlan[]
  itemsOf: (plan: ManagedPlan) => MenuItem[]
  onEdit: (plan: ManagedPlan) => void
}

/** Every plan, in the order in which people see them or by a column: add, change, order, take off sale, list again. */
export function PlansSection({ nav, views, file }: Record<'nav' | 'views' | 'file', ReactNode>) {
  const { plans, staff, language } = useWords()
  const words = plans.admin
  const [search] = useSearchParams()
  const { q, state, sort = USUAL_SORT } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(managedPlansQuery({ q, state, sort }))
  const isNarrowed = q !== undefined || state !== undefined
  const { isBusy, run } = useAction()
  return (
    <ManagedList<ManagedPlan>
      words={{ ...words, retire: words.remove, retireAsk: words.removeAsk }}
      nameOf={(plan) => writtenIn(language, plan.name)}
      form={(plan, close) => <PlanForm plan={plan} onDone={close} />}
      retire={(plan) => ({
        work: async () => void toast.success(words.removed[await sendPlanRemoval(plan._id)]),
        failed: words.deleteFailed,
      })}
    >
      {({ add, edit, retire }) => (
        <>
          <div className="flex w-full flex-wrap items-center justify-between gap-4">
            {nav}
            <Button onClick={add}>{words.add}</Button>
          </div>
          {views}
          <div className="w-full">
            <FilterRow
              key={search.toString()}
              search={{ label: staff.list.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
              kept={{ sort: sort === USUAL_SORT ? undefined : sort }}
              words={staff.list}
              isNarrowed={isNarrowed}
            >
              <ChipSelect label={staff.list.state} name="state" defaultValue={state ?? ''}>
                <option value="">{staff.list.anyState}</option>
                {PLAN_STATES.map((each) => (
                  <option key={each} value={each}>
                    {words.stateNames[each]}
                  </option>
                ))}
              </ChipSelect>
            </FilterRow>
          </div>
          <Loaded query={query} failed={plans.failed}>
            {(all) => (
              <Shown
                all={all}
                isNarrowed={isNarrowed}
                isOwnOrder={sort === USUAL_SORT && !isNarrowed}
                isBusy={isBusy}
                onEdit={edit}
                onRemove={retire}
                onOrder={(ids) => void run(() => orderPlans(ids), { done: words.saved, failed: words.updateFailed })}
                onRestore={({ _id }) =>
                  void run(() => sendPlanRestoration(_id), { done: words.restored, failed: words.updateFailed })
                }
              />
            )}
          </Loaded>
          <div className="flex w-full flex-wrap items-center justify-between gap-3">
            <p className="type-small measure text-tertiary">{words.lead}</p>
            {file}
          </div>
        </>
      )}
    </ManagedList>
  )
}

type ShownProps = {
  isNarrowed: boolean
  all: readonly ManagedPlan[]
  /** They stand as people see them: only then can one go up or down. */
  isOwnOrder: boolean
  isBusy: boolean
  onEdit: (plan: ManagedPlan) => void
  onRemove: (plan: ManagedPlan) => void
  onOrder: (ids: readonly string[]) => void
  onRestore: (plan: ManagedPlan) => void
}

function Shown({ all, isNarrowed, isOwnOrder, isBusy, onEdit, onRemove, onOrder, onRestore }: ShownProps) {
  const { plans, staff } = useWords()
  const words = plans.admin
  const listed = all.filter(({ retiredAt }) => retiredAt === null)
  const retired = all.filter(({ retiredAt }) => retiredAt !== null)
  const swap = (at: number, by: number) => {
    const ids = listed.map(({ _id }) => _id)
    const [one, other] = [ids[at], ids[at + by]]
    if (one !== undefined && other !== undefined) onOrder(ids.with(at, other).with(at + by, one))
  }
  const itemsOf = (plan: ManagedPlan) => {
    const at = listed.indexOf(plan)
    return [
      { key: 'edit', label: words.edit, onChoose: () => onEdit(plan) },
      ...(isOwnOrder
        ? [
            { key: 'up', label: words.up, isDisabled: isBusy || at === 0, onChoose: () => swap(at, -1) },
            {
              key: 'down',
              label: words.down,
              isDisabled: isBusy || at === listed.length - 1,
              onChoose: () => swap(at, 1),
            },
          ]
        : []),
      { key: 'remove', label: words.remove, isDanger: true, onChoose: () => onRemove(plan) },
    ]
  }
  return (
    <>
      {isNarrowed && all.length === 0 && <EmptyState title={staff.list.none}>{staff.list.noneText}</EmptyState>}
      {!isNarrowed && listed.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      {listed.length > 0 && (
        <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
          <PlanTable plans={listed} itemsOf={itemsOf} onEdit={onEdit} />
        </div>
      )}
      {retired.length > 0 && (
        <section className="grid w-full gap-3">
          <h2 className="type-subsection">{words.retiredTitle}</h2>
          <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
            <PlanTable
              plans={retired}
              onEdit={onEdit}
              itemsOf={(plan) => [{ key: 'restore', label: words.restore, onChoose: () => onRestore(plan) }]}
            />
          </div>
        </section>
      )}
    </>
  )
}

/** Plans with what they cost, hold and sold. */
function PlanTable({ plans: rows, itemsOf, onEdit }: Props) {
  const { plans, language } = useWords()
  const { admin: words } = plans
  const nameOf = (plan: ManagedPlan) => writtenIn(language, plan.name)
  const buyers = (plan: ManagedPlan) => words.buyers(plan.buyers)
  const [search] = useSearchParams()
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: USUAL_SORT, ...(first && { first }) })
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: words.column.name,
          sort: sortBy('name', 'ascending'),
          cell: (plan) => (
            <span className="flex items-center gap-2 overflow-clip whitespace-nowrap min-[1280px]:flex-wrap">
              <PlanName plan={plan} onEdit={onEdit} />
              <PlanBadges plan={plan} />
            </span>
          ),
        },
        {
          name: words.column.price,
          key: 'price',
          isFigure: true,
          sort: sortBy('price'),
          cell: ({ pricePaise }) => writeRupees(pricePaise),
        },
        {
          name: words.column.validity,
          key: 'validity',
          isFigure: true,
          sort: sortBy('validity'),
          cell: ({ validityDays }) => plans.days(validityDays),
        },
        {
          name: words.column.credits,
          key: 'credits',
          isFigure: true,
          sort: sortBy('credits'),
          cell: ({ mentoringCredits }) => groupIndian(mentoringCredits),
        },
        {
          name: words.column.buyers,
          key: 'buyers',
          isFigure: true,
          sort: sortBy('buyers'),
          cell: (plan) => groupIndian(plan.buyers),
        },
      ]}
      choice={useColumnChoice('plans')}
      item={(plan) => (
        <RowItem
          title={<PlanName plan={plan} onEdit={onEdit} />}
          end={writeRupees(plan.pricePaise)}
          note={[plans.days(plan.validityDays), buyers(plan)].join(' · ')}
          noteEnd={
            <span className="flex gap-1 whitespace-nowrap">
              <PlanBadges plan={plan} />
            </span>
          }
        />
      )}
      menu={{ name: words.edit, of: (plan) => <Menu label={words.menu(nameOf(plan))} items={itemsOf(plan)} /> }}
    />
  )
}

type PlanNameProps = { plan: ManagedPlan; onEdit: Props['onEdit'] }

function PlanName({ plan, onEdit }: PlanNameProps) {
  const { language } = useWords()
  const name = writtenIn(language, plan.name)
  return plan.retiredAt === null ? (
    <RowOpener text={name} onOpen={() => onEdit(plan)} />
  ) : (
    <span className="line-clamp-1 font-semibold">{name}</span>
  )
}

function PlanBadges({ plan }: { plan: ManagedPlan }) {
  const { plans, language } = useWords()
  const { admin: words } = plans
  const from = plan.onSaleFrom === null ? undefined : new Date(plan.onSaleFrom)
  const to = plan.onSaleTo === null ? undefined : new Date(plan.onSaleTo)
  // The browser's clock is near enough to say so; what may be bought is decided by the server's.
  const now = new Date()
  return (
    <>
      {plan.isHighlighted && <Badge tone="likely">{words.highlighted}</Badge>}
      {plan.isSample && <Badge tone="plain">{words.sample}</Badge>}
      {plan.retiredAt !== null && <Badge tone="plain">{words.retired}</Badge>}
      {from && from > now && <Badge tone="reach">{words.notYet(formatDayAndTime(from, language))}</Badge>}
      {to && to <= now && <Badge tone="reach">{words.over(formatDayAndTime(to, language))}</Badge>}
    </>
  )
}
