import type { NeedKey, Overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { daysBetween } from '@sopaan/domain/time/days'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { formatShortDay } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { initialsOf } from '#web/initials.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type DutyLine, dutyLines, isPressing, type Need, type Share, type StaffDay } from './duty-lines.ts'

/** Where each is dealt with, and its sign. */
const PAGES_OF_NEED: Record<NeedKey, readonly [path: string, icon: IconName]> = {
  grievances: [paths.managedGrievances(), 'chat'],
  confirmations: [paths.staff(), 'people'],
  heldRefunds: [`${paths.managedRefunds()}?state=held`, 'undo'],
  refunds: [`${paths.managedRefunds()}?state=asked`, 'undo'],
  failedRefunds: [`${paths.managedRefunds()}?state=failed`, 'undo'],
  disputes: [`${paths.managedPayments()}?status=disputed`, 'wallet'],
  webhooks: [`${paths.jobs()}#webhooks`, 'wallet'],
  mails: [`${paths.jobs()}#mails`, 'bell'],
  jobs: [`${paths.jobs()}#schedules`, 'gear'],
  imports: [paths.managedCollegeData(), 'table'],
  checkedImports: [paths.managedCollegeData(), 'table'],
  reports: [paths.mentoringReports(), 'shield'],
  parentPapers: [paths.parentPapers(), 'paper'],
  messages: [paths.messages(), 'chat'],
  mentors: [`${paths.managedMentors()}?state=applied`, 'cap'],
  feedback: [paths.moderation(), 'star'],
  reviews: [paths.mentorReviews(), 'star'],
}

type Props = Pick<Overview, 'needs'> & {
  share: Share
  /** Who has what, once it is known. */
  day: StaffDay | undefined
  /** When it was so, ms. */
  nowMs: number
}

/** What needs a person, one line each: how long it waits, what it is, who has it, and the way to where it is dealt with. */
export function NeedList({ needs, share, day, nowMs }: Props) {
  const { overview: words } = useWords()
  const lines = dutyLines(share, needs, day)
  if (lines.length === 0)
    return (
      <EmptyState title={share === 'mine' ? words.nothingOwn : words.nothing}>
        {share === 'mine' ? words.nothingOwnText : words.nothingText}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-border">
      {lines.map((line) => (
        <li key={line.kind === 'grievance' ? line.grievance._id : line.need.key}>
          {line.kind === 'grievance' ? (
            <GrievanceRow line={line} nowMs={nowMs} />
          ) : (
            <NeedRow line={line} share={share} nowMs={nowMs} />
          )}
        </li>
      ))}
    </ul>
  )
}

type LineProps<Kind extends DutyLine['kind']> = { line: Extract<DutyLine, { kind: Kind }>; nowMs: number }

function GrievanceRow({ line, nowMs }: LineProps<'grievance'>) {
  const { overview: words } = useWords()
  const { number, subject, fullName, dueOn, assignee } = line.grievance
  const late = daysBetween(dueOn, istDate(new Date(nowMs)))
  return (
    <DutyRow
      to={`${paths.managedGrievances()}&q=${encodeURIComponent(number)}`}
      icon={PAGES_OF_NEED.grievances[1]}
      due={late > 0 ? words.late(late) : words.todayDue}
      tone={late > 0 ? 'pressing' : 'today'}
      action={words.actions.grievances}
      assignee={assignee}
    >
      <span className="font-semibold">{words.grievance(number)}</span>{' '}
      <span className="text-secondary wrap-anywhere">{`${subject}, ${fullName}`}</span>
    </DutyRow>
  )
}

function NeedRow({ line, share, nowMs }: LineProps<'need'> & { share: Share }) {
  const { overview: words, language } = useWords()
  const { need, isRest } = line
  const [to, icon] = PAGES_OF_NEED[need.key]
  const isThread = need.key === 'grievances' || need.key === 'messages'
  const shared = share === 'all' || !isThread ? to : `${to}${to.includes('?') ? '&' : '?'}assignee=${share}`
  return (
    <DutyRow
      to={shared}
      icon={icon}
      due={writeDue(need, isRest, nowMs, words)}
      tone={isPressing(line) ? 'pressing' : need.due !== null && need.due.today > 0 ? 'today' : 'calm'}
      action={words.actions[need.key]}
      assignee={null}
    >
      <span className="font-semibold">
        {groupIndian(need.count)} {words.needs[need.key](need.count)}
      </span>{' '}
      {!isRest && (
        <span className="type-small text-secondary max-lg:hidden">
          {words.since(formatShortDay(need.oldestAt, language))}
        </span>
      )}
    </DutyRow>
  )
}

const TONES = { pressing: 'text-danger', today: 'text-likely', calm: 'text-secondary' } as const

type RowProps = {
  to: string
  icon: IconName
  due: string
  tone: keyof typeof TONES
  action: string
  assignee: string | null
  children: ReactNode
}

function DutyRow({ to, icon, due, tone, action, assignee, children }: RowProps) {
  const { overview: words } = useWords()
  return (
    <Link
      to={to}
      className="-mx-4 grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-box px-4 py-1.5 text-default no-underline hover:bg-surface-sunken lg:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
    >
      <span className="flex min-w-0 items-center gap-3 max-lg:row-start-2 lg:col-start-2 lg:row-start-1">
        <span className="text-tertiary max-lg:hidden">
          <Icon name={icon} size={18} />
        </span>
        <span className="min-w-0 grow">{children}</span>
        {assignee !== null && (
          <span
            title={words.answers(assignee)}
            className="type-small inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-text"
          >
            <span aria-hidden="true">{initialsOf(assignee)}</span>
            <span className="sr-only">{words.answers(assignee)}</span>
          </span>
        )}
      </span>
      <span
        className={classNames(
          'type-small font-semibold tabular-nums max-lg:row-start-1 lg:col-start-1 lg:row-start-1',
          TONES[tone],
        )}
      >
        {due}
      </span>
      <span
        className={classNames(
          'inline-flex min-h-9 min-w-22 items-center justify-center rounded-control px-4 font-semibold max-lg:row-span-2 max-lg:row-start-1',
          tone === 'pressing' ? 'bg-primary text-on-primary' : 'border border-border-control',
        )}
      >
        {action}
      </span>
    </Link>
  )
}

type Words = ReturnType<typeof useWords>['overview']

/** How many are overdue and due today; else how long the oldest waits, which of the rest of a kind nobody knows. */
function writeDue({ due, oldestAt }: Need, isRest: boolean, nowMs: number, words: Words): string {
  const said = [
    ...(due !== null && due.overdue > 0 ? [words.overdue(groupIndian(due.overdue))] : []),
    ...(due !== null && due.today > 0 ? [words.dueToday(groupIndian(due.today))] : []),
  ]
  if (said.length > 0) return said.join(', ')
  if (isRest) return words.later
  const waitMs = Math.max(0, nowMs - Date.parse(oldestAt))
  return waitMs < DAY_MS ? words.hours(Math.floor(waitMs / HOUR_MS)) : words.days(Math.floor(waitMs / DAY_MS))
}
