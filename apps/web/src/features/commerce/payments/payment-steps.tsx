import { paths } from '@sopaan/contract/paths'
import type { PaymentStep } from '@sopaan/contract/purchase-shapes'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { useWords } from '#web/words/use-words.tsx'

const ICONS: Record<PaymentStep['kind'], IconName> = {
  ordered: 'tag',
  attempt: 'wallet',
  event: 'down',
  mail: 'chat',
  action: 'person',
}
/** What the provider says of money that goes back, and of what did not go through, by its words for it. */
const OF_REFUND = /^refund\./
const OF_FAILURE = /\.failed$/

/** Everything that happened around a payment, oldest first. */
export function PaymentSteps({ steps }: { steps: readonly PaymentStep[] }) {
  const { paymentRecord: words, language } = useWords()
  const said = useSaid(steps)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="type-subsection">{words.steps}</h2>
      <Timeline
        moments={steps.map((step) => ({
          key: keyOf(step),
          icon: iconOf(step),
          isBad: isBad(step),
          at: step.at,
          when: formatDayAndTime(new Date(step.at), language),
          ...said(step),
        }))}
      />
    </Card>
  )
}

function keyOf(step: PaymentStep): string {
  switch (step.kind) {
    case 'attempt':
      return step.paymentId
    case 'event':
      return step.eventId
    case 'mail':
      return `${step.at} ${step.name}`
    case 'action':
      return `${step.at} ${step.action}`
    case 'ordered':
      return step.kind
  }
}

function iconOf(step: PaymentStep): IconName {
  if (step.kind === 'attempt' && step.state === 'failed') return 'close'
  if (step.kind === 'action' && step.by === null) return 'gear'
  return step.kind === 'event' && OF_REFUND.test(step.name) ? 'undo' : ICONS[step.kind]
}

function isBad(step: PaymentStep): boolean {
  if (step.kind === 'attempt') return step.state === 'failed'
  if (step.kind === 'mail') return step.state === 'dead'
  return step.kind === 'event' && (step.state === 'parked' || OF_FAILURE.test(step.name))
}

type Said = { said: string; more?: ReactNode }

/** What each step says, with its number at the provider or who did it behind. */
function useSaid(steps: readonly PaymentStep[]): (step: PaymentStep) => Said {
  const { payments, paymentRecord: words, auditActions, site } = useWords()
  const tries = steps.filter(({ kind }) => kind === 'attempt')
  return (step) => {
    switch (step.kind) {
      case 'ordered':
        return { said: words.ordered }
      case 'attempt': {
        const { method, cardLast4, state, amountPaise } = step
        const named = method === null ? words.how.unknown : (payments.admin.methods[method] ?? method)
        const how = cardLast4 === null ? named : words.how.card(cardLast4)
        const settled = step.hasSettled ? [words.hasSettled] : []
        return {
          said: words.attempt(tries.indexOf(step) + 1, how, `${words.attempts[state]}, ${writeRupees(amountPaise)}`),
          more: [...settled, step.paymentId].join(' '),
        }
      }
      case 'event': {
        const note = step.note === null ? [] : [step.note]
        return { said: words.event(step.name), more: [words.events[step.state], ...note, step.eventId].join(' · ') }
      }
      case 'mail': {
        const error = step.lastError === null ? [] : [step.lastError]
        return {
          said: words.mail(site.kinds[step.name] ?? step.name),
          more: [words.mails[step.state], ...error].join(' · '),
        }
      }
      case 'action':
        return {
          said: auditActions[step.action] ?? step.action,
          more:
            step.by === null ? (
              words.byItself
            ) : (
              <Link to={paths.managedUser(step.by._id)} className="inline-flex min-h-11 items-center text-primary-text">
                {words.by(step.by.fullName)}
              </Link>
            ),
        }
    }
  }
}
