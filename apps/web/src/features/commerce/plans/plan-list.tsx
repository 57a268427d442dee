import { paths } from '@sopaan/contract/paths'
import type { OwnedPlan } from '@sopaan/contract/plan-upgrades'
import type { ShownPlan } from '@sopaan/contract/plans'
import { judgeUpgrade } from '@sopaan/domain/money/plan-upgrade'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PlanCard } from './plan-card.tsx'

type Props = {
  plans: readonly ShownPlan[]
  /** The plans of who looks: what is left of one is taken off a larger one. */
  held?: readonly OwnedPlan[]
  isReload?: boolean
}

/** The plans to choose from, side by side where there is room. */
export function PlanList({ plans, held = [], isReload = false }: Props) {
  const { plans: words } = useWords()
  if (plans.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard
          key={plan._id}
          plan={plan}
          upgradeOf={upgradeOf(plan, held)}
          to={paths.checkout({ planId: plan._id })}
          isReload={isReload}
        />
      ))}
    </ul>
  )
}

/** The held plan of which most is left among those that the plan can take the place of. */
function upgradeOf({ _id, pricePaise }: ShownPlan, held: readonly OwnedPlan[]): OwnedPlan | undefined {
  const next = { listPricePaise: pricePaise, discountPaise: 0 }
  const fitting = held.filter((each) => each.planId !== _id && judgeUpgrade(each, next) === 'fits')
  return fitting.toSorted((one, other) => other.leftPaise - one.leftPaise)[0]
}
