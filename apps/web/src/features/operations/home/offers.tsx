import type { ShownEvent } from '@sopaan/contract/events'
import { inLanguage, paths } from '@sopaan/contract/paths'
import type { ShownPlan } from '@sopaan/contract/plans'
import { inOneLanguage, writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What is sold, with its whole price. */
export function Plans({ plans }: { plans: readonly ShownPlan[] }) {
  const { home, language } = useWords()
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="plans" className="drawn-near border-y border-border bg-surface">
      <div className="page-width grid gap-8 py-16 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h2 id="plans" className="type-section">
              {home.plansTitle}
            </h2>
            <p className="mt-3 text-secondary">{home.plansLead}</p>
          </div>
          <a href={inLanguage(paths.plans(), language)} className={buttonClasses('line')}>
            {home.allPlans}
          </a>
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {plans.map((plan) => {
            const { name, features } = inOneLanguage(plan, language)
            const credits = plan.mentoringCredits > 0 ? [home.credits(plan.mentoringCredits, plan.sessionMinutes)] : []
            return (
              <li
                key={plan._id}
                className={classNames(
                  'flex flex-col rounded-sheet border bg-page p-5 sm:p-6',
                  plan.isHighlighted ? 'border-2 border-primary-text' : 'border-border',
                )}
              >
                <h3 className="type-card">{name}</h3>
                <p className="mt-2 text-3xl font-black tabular-nums">{writeRupees(plan.pricePaise)}</p>
                <p className="type-small text-secondary">{home.days(plan.validityDays)}</p>
                <ul className="my-4 grid gap-2">
                  {[...credits, ...features].slice(0, 4).map((feature) => (
                    <li key={feature} className="flex gap-2">
                      <span className="mt-1 text-safe">
                        <Icon name="check" size={18} />
                      </span>
                      {feature}
                    </li>
                  ))}
                </ul>
                <a
                  href={paths.checkout({ planId: plan._id })}
                  className={`${buttonClasses(plan.isHighlighted ? 'pen' : 'line')} mt-auto`}
                >
                  {home.choosePlan(name)}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The next events. */
export function ComingUp({ events }: { events: readonly ShownEvent[] }) {
  const { home, language } = useWords()
  if (events.length === 0) return null
  return (
    <section aria-labelledby="events" className="page-width drawn-near py-16">
      <h2 id="events" className="type-section">
        {home.eventsTitle}
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {events.map((event) => {
          const title = writtenIn(language, event.title)
          return (
            <li key={event._id} className="rounded-box border border-border bg-surface p-5">
              <p className="type-small font-semibold text-secondary">{formatDateTime(event.date, language)}</p>
              <h3 className="type-card mt-2">
                <a href={inLanguage(paths.event(event._id), language)} className="text-default hover:text-primary-text">
                  {title}
                </a>{' '}
                {event.isSample && <Badge tone="plain">{home.sample}</Badge>}
              </h3>
            </li>
          )
        })}
      </ul>
      <a href={inLanguage(paths.events(), language)} className={`${buttonClasses('line')} mt-6`}>
        {home.allEvents}
      </a>
    </section>
  )
}
