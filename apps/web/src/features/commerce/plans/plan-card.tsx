import { paths } from '@sopaan/contract/paths'
import type { OwnedPlan } from '@sopaan/contract/plan-upgrades'
import type { ShownPlan } from '@sopaan/contract/plans'
import { inOneLanguage, writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatLastDay } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  plan: ShownPlan
  /** The plan of who looks that this one can take the place of. */
  upgradeOf?: OwnedPlan | undefined
  /** Where it is paid for. */
  to: string
  /** The page at the other end is loaded whole. */
  isReload?: boolean
}

/** One plan: what it holds, for how long, and its whole price. */
export function PlanCard({ plan, upgradeOf, to, isReload = false }: Props) {
  const { plans: words, language } = useWords()
  const { name, description, features } = inOneLanguage(plan, language)
  const tax = plan.gstRateBp === 0 ? words.wholePrice : words.includesTax(String(plan.gstRateBp / 100))
  return (
    <li className="flex">
      <Card className={classNames('flex w-full flex-col gap-4', plan.isHighlighted && 'border-2 border-primary-text')}>
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="type-subsection">{name}</h2>
            {plan.isHighlighted && <Badge tone="likely">{words.recommended}</Badge>}
          </div>
          <p className="mt-1 text-secondary">{description}</p>
        </div>
        <p>
          <span className="type-section tabular-nums">{writeRupees(plan.pricePaise)}</span>{' '}
          <span className="text-secondary">{words.days(plan.validityDays)}</span>
          <span className="type-small block text-tertiary">{tax}</span>
        </p>
        <ul className="grid gap-2">
          {[
            ...(plan.mentoringCredits > 0 ? [words.credits(plan.mentoringCredits, plan.sessionMinutes)] : []),
            ...features,
          ].map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <span className="mt-1 shrink-0 text-safe">
                <Icon name="check" size={18} />
              </span>
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-2 pt-2">
          {plan.onSaleTo !== null && (
            <p className="type-small text-secondary">{words.onSaleTo(formatLastDay(plan.onSaleTo, language))}</p>
          )}
          {upgradeOf && (
            <p className="rounded-box bg-surface-sunken px-4 py-3">
              {words.afterRest(
                writtenIn(language, upgradeOf.name),
                writeRupees(upgradeOf.leftPaise),
                writeRupees(plan.pricePaise - upgradeOf.leftPaise),
              )}
            </p>
          )}
          <Link
            to={upgradeOf ? paths.checkout({ planId: plan._id, fromPlanId: upgradeOf.planId }) : to}
            reloadDocument={isReload}
            className={buttonClasses(plan.isHighlighted ? 'pen' : 'line')}
          >
            {upgradeOf ? words.upgrade : words.buy}
            <span className="sr-only">: {name}</span>
          </Link>
        </div>
      </Card>
    </li>
  )
}
