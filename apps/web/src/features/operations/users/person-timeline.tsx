import type { ManagedUserDetail, PersonStep } from '@sopaan/contract/managed-user-shapes'
import { paths } from '@sopaan/contract/paths'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime } from '@sopaan/domain/time/format'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Kind = PersonStep['kind']

const ICONS: Readonly<Record<Kind, IconName>> = {
  purchase: 'tag',
  attempt: 'wallet',
  event: 'down',
  refund: 'undo',
  paper: 'paper',
  mail: 'horn',
  message: 'chat',
  grievance: 'chat',
  consent: 'check',
  parent: 'people',
  session: 'video',
  note: 'bookmark',
  action: 'person',
}
/** What each choice above the timeline shows; the first one everything. */
const PARTS = {
  all: [],
  money: ['purchase', 'attempt', 'event', 'refund', 'paper'],
  sessions: ['session'],
  letters: ['mail', 'message', 'grievance'],
  consents: ['consent', 'parent'],
  security: ['action'],
  notes: ['note'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>
type Part = keyof typeof PARTS
// The keys of an object written down are those of its type.
const PART_NAMES = Object.keys(PARTS) as Part[]
const BAD: ReadonlySet<string> = new Set(['failed', 'dead', 'parked', 'withdrawn'])

/** Everything that happened around a person, the newest first, all of it or one part; each line leads to what it is about. */
export function PersonTimeline({ person }: { person: ManagedUserDetail }) {
  const { users: words, language } = useWords()
  const [part, setPart] = useState<Part>('all')
  const said = useSaid(person)
  const kinds: readonly Kind[] = PARTS[part]
  const steps = person.steps.filter(({ kind }) => part === 'all' || kinds.includes(kind))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="type-card">{words.timeline.title}</h2>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.timeline.show}</legend>
        {PART_NAMES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => setPart(each)}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-chip border px-3 font-semibold lg:min-h-9',
              each === part
                ? 'border-primary bg-primary-soft text-primary-text'
                : 'border-border bg-surface text-secondary',
            )}
          >
            {words.timeline.parts[each]}
          </button>
        ))}
      </fieldset>
      {steps.length === 0 && <p className="text-secondary">{words.timeline.none}</p>}
      <Timeline
        moments={steps.map((step) => ({
          key: `${step.kind} ${step._id}`,
          icon: ICONS[step.kind],
          isBad: step.state !== null && BAD.has(step.state),
          at: step.at,
          when: formatDateTime(step.at, language),
          ...said(step),
        }))}
      />
      <Link
        to={`/admin/audit-logs?q=${encodeURIComponent(person.email)}`}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text"
      >
        {words.wholeHistory}
      </Link>
    </Card>
  )
}

type Said = { said: string; more?: ReactNode }

/** What each step says, and behind it what was written and the way to what it is about. */
function useSaid(person: ManagedUserDetail): (step: PersonStep) => Said {
  const { users: words, payments, paymentRecord, sessionRecord, auditActions, site, language } = useWords()
  const { said } = words.timeline
  const table = (names: Readonly<Record<string, string>>, key: string | null) => names[key ?? ''] ?? key ?? ''
  return (step) => {
    const { kind, name, state, text, by, item, amountPaise } = step
    const amount = amountPaise === null ? '' : writeRupees(amountPaise)
    const more = <More step={step} person={person} text={text} />
    switch (kind) {
      case 'purchase':
        return {
          said: `${item ? writtenIn(language, item) : ''}, ${amount}: ${table(words.purchaseStatuses, state)}`,
          more,
        }
      case 'attempt':
        return {
          said: said.attempt(
            name === null ? paymentRecord.how.unknown : table(payments.admin.methods, name),
            `${table(paymentRecord.attempts, state)}, ${amount}`,
          ),
          more,
        }
      case 'event':
        return { said: paymentRecord.event(name ?? ''), more }
      case 'refund':
        return { said: [table(words.refundStates, state), amount].filter(Boolean).join(', '), more }
      case 'paper':
        return { said: said.paper(name ?? '', amount), more }
      case 'mail':
        return {
          said: `${paymentRecord.mail(table(site.kinds, name))}, ${table(paymentRecord.mails, state)}`,
          more: text ?? undefined,
        }
      case 'message':
        return { said: said.message(name ?? '', table(said.threads, state)), more }
      case 'grievance':
        return { said: said.grievance(name ?? '', table(said.threads, state)), more }
      case 'consent':
        return { said: said.consent(table(said.agreed, state), name ?? ''), more: said.notice(text ?? '') }
      case 'parent':
        return { said: said.parent(table(said.agreed, state), name ?? ''), more: text && said.notice(text) }
      case 'session':
        return { said: said.session(name ?? '', table(sessionRecord.states, state)), more }
      case 'note':
        return { said: by === null ? words.notes.title : said.note(by.name), more: text }
      case 'action':
        return {
          said: table(auditActions, name),
          more: by && <Way to={paths.managedUser(by._id)}>{words.by(by.name)}</Way>,
        }
    }
  }
}

/** What was written, and the way to what a step is about. */
function More({ step, person, text }: { step: PersonStep; person: ManagedUserDetail; text: string | null }) {
  const { users } = useWords()
  const { open } = users.timeline
  return (
    <>
      {text !== null && <p className="line-clamp-3 whitespace-pre-line">{text}</p>}
      {step.kind === 'refund' && step.purchaseId !== null ? (
        <Way to={paths.refundsOf(step.purchaseId)}>{open.refund}</Way>
      ) : (
        step.purchaseId !== null && <Way to={paths.managedPayment(step.purchaseId)}>{open.payment}</Way>
      )}
      {step.kind === 'session' && <Way to={paths.managedSession(step._id)}>{open.session}</Way>}
      {step.kind === 'message' && (
        <Way to={`${paths.messages()}?${new URLSearchParams({ state: 'all', q: person.email })}`}>{open.message}</Way>
      )}
      {step.kind === 'grievance' && (
        <Way to={`${paths.managedGrievances()}&${new URLSearchParams({ state: 'all', q: person.email })}`}>
          {open.grievance}
        </Way>
      )}
    </>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="-my-2 inline-flex min-h-11 items-center text-primary-text">
      {children}
    </Link>
  )
}
