import { paths } from '@sopaan/contract/paths'
import type { PaymentStep } from '@sopaan/contract/purchase-shapes'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
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
  const { paymentRecord: words } = useWords()
  const tries = steps.filter(({ kind }) => kind === 'attempt')
  return (
    <Card>
      <h2 className="type-subsection">{words.steps}</h2>
      <ol className="mt-3 divide-y divide-border">
        {steps.map((step) => (
          <Step key={keyOf(step)} step={step} number={tries.indexOf(step) + 1} />
        ))}
      </ol>
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

function Step({ step, number }: { step: PaymentStep; number: number }) {
  const { language } = useWords()
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className={isBad(step) ? 'mt-0.5 text-danger' : 'mt-0.5 text-tertiary'}>
        <Icon name={iconOf(step)} />
      </span>
      <div className="min-w-0 grow wrap-anywhere">
        <Said step={step} number={number} />
      </div>
      <time dateTime={step.at} className="type-small shrink-0 text-tertiary tabular-nums max-sm:w-20 max-sm:text-end">
        {formatDayAndTime(new Date(step.at), language)}
      </time>
    </li>
  )
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

/** What one step says, with its number at the provider or who did it behind. */
function Said({ step, number }: { step: PaymentStep; number: number }) {
  const { payments, paymentRecord: words, auditActions, site } = useWords()
  switch (step.kind) {
    case 'ordered':
      return <p className="font-semibold">{words.ordered}</p>
    case 'attempt': {
      const { method, cardLast4, state, amountPaise } = step
      const named = method === null ? words.how.unknown : (payments.admin.methods[method] ?? method)
      const how = cardLast4 === null ? named : words.how.card(cardLast4)
      const settled = step.hasSettled ? [words.hasSettled] : []
      return (
        <Lines
          said={words.attempt(number, how, `${words.attempts[state]}, ${writeRupees(amountPaise)}`)}
          more={[...settled, step.paymentId].join(' ')}
        />
      )
    }
    case 'event': {
      const note = step.note === null ? [] : [step.note]
      return (
        <Lines said={words.event(step.name)} more={[words.events[step.state], ...note, step.eventId].join(' · ')} />
      )
    }
    case 'mail': {
      const error = step.lastError === null ? [] : [step.lastError]
      return (
        <Lines
          said={words.mail(site.kinds[step.name] ?? step.name)}
          more={[words.mails[step.state], ...error].join(' · ')}
        />
      )
    }
    case 'action':
      return (
        <Lines
          said={auditActions[step.action] ?? step.action}
          more={
            step.by === null ? (
              words.byItself
            ) : (
              <Link to={paths.managedUser(step.by._id)} className="inline-flex min-h-11 items-center text-primary-text">
                {words.by(step.by.name)}
              </Link>
            )
          }
        />
      )
  }
}

function Lines({ said, more }: { said: string; more: ReactNode }) {
  return (
    <>
      <p className="font-semibold">{said}</p>
      <p className="type-small text-secondary">{more}</p>
    </>
  )
}
