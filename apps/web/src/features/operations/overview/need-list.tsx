import type { NeedKey, Overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { formatDate } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

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
/** What hurts somebody the longer it waits. */
const URGENT: ReadonlySet<NeedKey> = new Set(['failedRefunds', 'disputes', 'webhooks', 'mails', 'jobs'])

type Need = Overview['needs'][number]
type Props = Pick<Overview, 'needs'> & {
  /** When it was so, ms. */
  nowMs: number
}

/** What needs a person, one line each: how long it waits, what it is, and the way to where it is dealt with. */
export function NeedList({ needs, nowMs }: Props) {
  const { overview: words } = useWords()
  if (needs.length === 0) return <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
  return (
    <ul className="divide-y divide-border rounded-sheet border border-border bg-surface px-4">
      {needs
        .toSorted((one, other) => Number(isPressing(other)) - Number(isPressing(one)))
        .map((need) => (
          <li key={need.key}>
            <NeedRow need={need} nowMs={nowMs} />
          </li>
        ))}
    </ul>
  )
}

function NeedRow({ need, nowMs }: { need: Need; nowMs: number }) {
  const { overview: words, language } = useWords()
  const { key, count, oldestAt, due } = need
  const [to, icon] = PAGES_OF_NEED[key]
  const isFirst = isPressing(need)
  return (
    <Link
      to={to}
      className="-mx-4 grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-box px-4 py-1.5 text-default no-underline hover:bg-surface-sunken lg:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
    >
      <span className="flex min-w-0 items-center gap-3 lg:col-start-2 lg:row-start-1">
        <span className="text-tertiary max-lg:hidden">
          <Icon name={icon} size={18} />
        </span>
        <span className="min-w-0">
          <span className="font-semibold">
            {groupIndian(count)} {words.needs[key](count)}
          </span>{' '}
          <span className="type-small text-secondary max-lg:hidden">{words.since(formatDate(oldestAt, language))}</span>
        </span>
      </span>
      <span
        className={classNames(
          'type-small row-start-2 font-semibold tabular-nums lg:col-start-1 lg:row-start-1',
          isFirst ? 'text-danger' : due !== null && due.today > 0 ? 'text-likely' : 'text-secondary',
        )}
      >
        {writeDue(need, nowMs, words)}
      </span>
      <span
        className={classNames(
          'inline-flex min-h-9 min-w-22 items-center justify-center rounded-control px-4 font-semibold max-lg:row-span-2 max-lg:row-start-1',
          isFirst ? 'bg-primary text-on-primary' : 'border border-border-control',
        )}
      >
        {words.actions[key]}
      </span>
    </Link>
  )
}

/** What is past its day, or failed: it stands first. */
function isPressing({ key, due }: Need): boolean {
  return (due?.overdue ?? 0) > 0 || URGENT.has(key)
}

type Words = ReturnType<typeof useWords>['overview']

/** How many are overdue and due today; else how long the oldest waits. */
function writeDue({ due, oldestAt }: Need, nowMs: number, words: Words): string {
  const said = [
    ...(due !== null && due.overdue > 0 ? [words.overdue(groupIndian(due.overdue))] : []),
    ...(due !== null && due.today > 0 ? [words.dueToday(groupIndian(due.today))] : []),
  ]
  if (said.length > 0) return said.join(', ')
  const waitMs = Math.max(0, nowMs - Date.parse(oldestAt))
  return waitMs < DAY_MS ? words.hours(Math.floor(waitMs / HOUR_MS)) : words.days(Math.floor(waitMs / DAY_MS))
}
