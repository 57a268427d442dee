import type { BookingStep } from '@sopaan/contract/managed-bookings'
import { paths } from '@sopaan/contract/paths'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { type Moment, Timeline } from '#web/ui/timeline.tsx'
import { useWords } from '#web/words/use-words.tsx'

const ICONS: Readonly<Record<BookingStep['kind'], IconName>> = {
  asked: 'calendar',
  action: 'person',
  message: 'chat',
  mail: 'paper',
  notice: 'bell',
  credit: 'ticket',
  refund: 'undo',
  note: 'list',
}
const WAY = 'inline-flex min-h-11 items-center text-primary-text'

/** Everything that happened around a session, oldest first. */
export function SessionSteps({ steps }: { steps: readonly BookingStep[] }) {
  const { sessionRecord: words, language } = useWords()
  const said = useSaid()
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="type-subsection">{words.steps}</h2>
      <Timeline
        moments={steps.map((step, at) => ({
          key: `${step.at} ${step.kind} ${at}`,
          icon: step.kind === 'action' && step.by === null ? 'gear' : ICONS[step.kind],
          isBad: isBad(step),
          at: step.at,
          when: formatDayAndTime(new Date(step.at), language),
          ...said(step),
        }))}
      />
      <p className="type-small text-tertiary">{words.private}</p>
    </Card>
  )
}

function isBad(step: BookingStep): boolean {
  if (step.kind === 'mail') return step.state === 'dead'
  if (step.kind === 'message') return step.isReported
  return step.kind === 'refund' && step.state === 'failed'
}

/** What each step says, and what stands behind it. */
function useSaid(): (step: BookingStep) => Pick<Moment, 'said' | 'more'> {
  const { sessionRecord: words, auditActions, language } = useWords()
  const read = (at: string | null) =>
    at === null ? words.unread : words.read(formatDayAndTime(new Date(at), language))
  return (step) => {
    switch (step.kind) {
      case 'asked':
        return { said: words.asked }
      case 'action':
        return { said: auditActions[step.action] ?? step.action, more: <By by={step.by} /> }
      case 'message': {
        const reported = step.isReported ? [words.messageReported] : []
        return { said: words.message(words.parties[step.by]), more: [read(step.readAt), ...reported].join(' · ') }
      }
      case 'mail': {
        const error = step.lastError === null ? [] : [step.lastError]
        return {
          said: words.mail(words.parties[step.to], step.title),
          more: [words.mails[step.state], ...error].join(' · '),
        }
      }
      case 'notice':
        return { said: words.notice(words.parties[step.to], step.title), more: read(step.readAt) }
      case 'credit':
        return { said: step.isBack ? words.creditIn : words.creditOut }
      case 'refund':
        return {
          said: words.refund(words.refundStates[step.state]),
          more: (
            <Link to={paths.managedPayment(step.purchaseId)} className={WAY}>
              {step.amountPaise === null ? words.purchase : writeRupees(step.amountPaise)}
            </Link>
          ),
        }
      case 'note':
        return {
          said: words.note(words.parties[step.about]),
          more: [step.text, ...(step.by === null ? [] : [words.by(step.by)])].join(' · '),
        }
    }
  }
}

function By({ by }: { by: Extract<BookingStep, { kind: 'action' }>['by'] }) {
  const { sessionRecord: words } = useWords()
  if (by === null) return words.byItself
  return (
    <Link to={paths.managedUser(by._id)} className={WAY}>
      {words.by(by.fullName)}
    </Link>
  )
}
