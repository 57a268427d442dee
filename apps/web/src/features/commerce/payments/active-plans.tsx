import { paths } from '@sopaan/contract/paths'
import type { ActivePlan } from '@sopaan/contract/purchase-shapes'
import type { SessionMinutes } from '@sopaan/contract/session-minutes'
import { formatLastDay } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/words/use-words.tsx'

const SOON_DAYS = 7

type Props = { plans: readonly ActivePlan[]; credits: number; sessionMinutes: SessionMinutes }

/** The plans that run, how long still, and the sessions with a mentor. */
export function ActivePlans({ plans, credits, sessionMinutes }: Props) {
  const { payments, language } = useWords()
  const words = payments.own
  // Who has become a mentor since keeps what was bought, and buys nothing more here.
  const mayBuy = useSignedIn().role === 'mentee'
  if (plans.length === 0 && credits === 0) {
    if (!mayBuy) return null
    return (
      <EmptyState title={words.none}>
        <p>{words.noneText}</p>
        <Link to={paths.ownPlans()} className={`${buttonClasses()} mt-4`}>
          {words.toPlans}
        </Link>
      </EmptyState>
    )
  }
  return (
    <section aria-label={words.active} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {plans.map((plan) => (
        <Card key={plan.planId} className="grid content-start gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="type-card">{plan.name[language]}</h2>
            <Badge tone={plan.daysLeft <= SOON_DAYS ? 'reach' : 'safe'}>{words.daysLeft(plan.daysLeft)}</Badge>
          </div>
          <p className="text-secondary">{words.endsOn(formatLastDay(plan.expiresAt, language))}</p>
          {mayBuy && (
            <Link
              to={paths.checkout({ planId: plan.planId })}
              reloadDocument
              className={`${buttonClasses('line')} justify-self-start`}
            >
              {words.renew}
            </Link>
          )}
        </Card>
      ))}
      <Card className="grid content-start gap-3">
        <h2 className="type-card">{words.credits}</h2>
        <p className="text-secondary">{words.creditsText(credits, sessionMinutes)}</p>
      </Card>
    </section>
  )
}
