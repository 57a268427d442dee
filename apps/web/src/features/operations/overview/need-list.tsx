import type { NeedKey, Overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Where each is dealt with. */
const PAGES_OF_NEED: Record<NeedKey, string> = {
  grievances: paths.managedGrievances(),
  confirmations: paths.staff(),
  heldRefunds: `${paths.managedRefunds()}?state=held`,
  refunds: `${paths.managedRefunds()}?state=asked`,
  failedRefunds: `${paths.managedRefunds()}?state=failed`,
  disputes: `${paths.managedPayments()}?status=disputed`,
  webhooks: `${paths.jobs()}#webhooks`,
  mails: `${paths.jobs()}#mails`,
  jobs: `${paths.jobs()}#schedules`,
  imports: paths.managedCollegeData(),
  checkedImports: paths.managedCollegeData(),
  reports: paths.mentoringReports(),
  parentPapers: paths.parentPapers(),
  messages: paths.messages(),
  mentors: `${paths.managedMentors()}?state=applied`,
  feedback: paths.moderation(),
  reviews: paths.mentorReviews(),
}
/** What hurts somebody the longer it waits. */
const URGENT: ReadonlySet<NeedKey> = new Set(['grievances', 'failedRefunds', 'disputes', 'webhooks', 'mails', 'jobs'])

/** What needs a person, each a way to where it is dealt with. */
export function NeedList({ needs }: Pick<Overview, 'needs'>) {
  const { overview: words, language } = useWords()
  if (needs.length === 0) return <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {needs.map(({ key, count, oldestAt, due }) => (
        <li key={key}>
          <Link
            to={PAGES_OF_NEED[key]}
            className="flex h-full items-center gap-4 rounded-sheet border border-border bg-surface p-5 text-default no-underline hover:border-border-control"
          >
            <span
              className={classNames(
                'inline-flex h-12 min-w-12 shrink-0 items-center justify-center rounded-box px-2 text-xl font-heading tabular-nums',
                URGENT.has(key) ? 'bg-danger-soft text-danger' : 'bg-primary-soft text-primary-text',
              )}
            >
              {groupIndian(count)}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{words.needs[key](count)}</span>
              {due !== null && due.overdue + due.today > 0 ? (
                <span className="type-small block font-semibold text-danger">
                  {[
                    ...(due.overdue > 0 ? [words.overdue(groupIndian(due.overdue))] : []),
                    ...(due.today > 0 ? [words.dueToday(groupIndian(due.today))] : []),
                  ].join(', ')}
                </span>
              ) : (
                <span className="type-small block text-tertiary">
                  {words.since(formatDateTime(oldestAt, language))}
                </span>
              )}
            </span>
            <span className="text-tertiary">
              <Icon name="arrow" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
