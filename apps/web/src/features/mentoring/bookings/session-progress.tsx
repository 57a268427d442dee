import type { BookingPage } from '@sopaan/contract/bookings'
import { SESSION_STEPS, sessionStep } from '@sopaan/domain/mentoring/session-phase'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

/** How far a session came, as four bubbles: filled behind, ringed where it stands, all filled once it is done. None where it will not be held. */
export function SessionProgress({ booking: { state, endsAt, actionItems } }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const now = sessionStep({ state, to: Date.parse(endsAt), tasks: actionItems }, Date.now())
  if (now === undefined) return null
  const reached = SESSION_STEPS.indexOf(now)
  return (
    <ol aria-label={words.progress} className="flex flex-wrap items-center gap-x-1.5 gap-y-1 font-semibold sm:gap-x-3">
      {SESSION_STEPS.map((step, at) => {
        const isFilled = at < reached || now === 'done'
        return (
          <li
            key={step}
            aria-current={at === reached ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-x-1.5 sm:gap-x-3',
              at > 0 && 'grow',
              at === reached ? 'text-primary-text' : at > reached && 'text-tertiary',
            )}
          >
            {at > 0 && <span aria-hidden="true" className="h-0.5 min-w-1 grow bg-border-control" />}
            <span className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className={classNames(
                  'size-4 shrink-0 rounded-chip border-2',
                  isFilled ? 'border-primary bg-primary' : 'bg-surface',
                  !isFilled &&
                    (at === reached ? 'border-primary outline-4 outline-primary-soft' : 'border-border-control'),
                )}
              />
              {words.steps[step]}
              {at < reached && <span className="sr-only">, {words.stepDone}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
