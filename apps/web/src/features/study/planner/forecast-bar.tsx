import { wholePercent } from '@sopaan/domain/planner/session-length'
import type { PlanView } from './plan-view.ts'

/** What is covered now, dark, and what will be by the examination, soft; the figure stands in words beside it. */
export function ForecastBar({ forecast: { shareNow, shareThen } }: Pick<PlanView, 'forecast'>) {
  return (
    <span
      aria-hidden="true"
      className="relative block h-4.5 min-w-20 grow basis-20 overflow-hidden rounded-lg border-2 border-border-control bg-surface"
    >
      <span className="absolute inset-y-0 start-0 bg-primary-soft" style={{ width: wholePercent(shareThen) }} />
      <span className="absolute inset-y-0 start-0 bg-primary-text" style={{ width: wholePercent(shareNow) }} />
    </span>
  )
}
