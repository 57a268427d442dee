import type { ManagedPlan } from '@sopaan/contract/plans'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { Badge } from '#web/ui/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { plans: readonly ManagedPlan[]; itemsOf: (plan: ManagedPlan) => MenuItem[] }

/** Plans with what they cost, hold and sold. */
export function PlanTable({ plans: rows, itemsOf }: Props) {
  const { plans, language } = useWords()
  const { admin: words } = plans
  const nameOf = (plan: ManagedPlan) => plan.words[language].name
  const buyers = (plan: ManagedPlan) => words.buyers(plan.buyers)
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.column.name, cell: (plan) => <PlanName plan={plan} /> },
        { name: words.column.price, isFigure: true, cell: ({ pricePaise }) => writeRupees(pricePaise) },
        { name: words.column.validity, isFigure: true, cell: ({ validityDays }) => groupIndian(validityDays) },
        { name: words.column.credits, isFigure: true, cell: ({ mentoringCredits }) => String(mentoringCredits) },
        { name: words.column.buyers, isFigure: true, cell: (plan) => groupIndian(plan.buyers) },
      ]}
      item={(plan) => (
        <div className="grid gap-1">
          <PlanName plan={plan} />
          <p className="type-small text-secondary tabular-nums">
            {[writeRupees(plan.pricePaise), plans.days(plan.validityDays), buyers(plan)].join(' · ')}
          </p>
        </div>
      )}
      menu={{ name: words.edit, of: (plan) => <Menu label={words.menu(nameOf(plan))} items={itemsOf(plan)} /> }}
    />
  )
}

function PlanName({ plan }: { plan: ManagedPlan }) {
  const { plans, language } = useWords()
  const { admin: words } = plans
  const from = plan.onSaleFrom === null ? undefined : new Date(plan.onSaleFrom)
  const to = plan.onSaleTo === null ? undefined : new Date(plan.onSaleTo)
  // The browser's clock is near enough to say so; what may be bought is decided by the server's.
  const now = new Date()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-semibold">{plan.words[language].name}</span>
      {plan.isHighlighted && <Badge tone="likely">{words.highlighted}</Badge>}
      {plan.isSample && <Badge tone="plain">{words.sample}</Badge>}
      {plan.retiredAt !== null && <Badge tone="plain">{words.retired}</Badge>}
      {from && from > now && <Badge tone="reach">{words.notYet(formatDayAndTime(from, language))}</Badge>}
      {to && to <= now && <Badge tone="reach">{words.over(formatDayAndTime(to, language))}</Badge>}
    </span>
  )
}
