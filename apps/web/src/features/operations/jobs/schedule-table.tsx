import { JOB_NAMES, type Schedule } from '@sopaan/contract/jobs'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendJobRun } from './jobs.queries.ts'
import { USUAL_JOB_SORT } from './jobs-search.ts'

type Props = { schedules: readonly Schedule[]; search: URLSearchParams }

/** The work that comes round again: how often, when last, and whether it goes well. */
export function ScheduleTable({ schedules, search }: Props) {
  const { jobs: words, language } = useWords()
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: USUAL_JOB_SORT, ...(first && { first }) })
  const lastRun = ({ lastRunAt }: Schedule) => (lastRunAt === null ? '' : formatDateTime(lastRunAt, language))
  return (
    <Table
      caption={words.schedules}
      rows={schedules}
      keyOf={({ name }) => name}
      columns={[
        { name: words.job, sort: sortBy('name', 'ascending'), cell: (row) => <Name schedule={row} /> },
        {
          name: words.every,
          key: 'every',
          sort: sortBy('every', 'ascending'),
          cell: ({ everySeconds }) => <span className="whitespace-nowrap">{writeStretch(everySeconds, words)}</span>,
        },
        {
          name: words.lastRun,
          key: 'lastRun',
          sort: sortBy('lastRun'),
          cell: (row) => (
            <span className="whitespace-nowrap">
              {lastRun(row)}{' '}
              {row.lastMs !== null && (
                <span className="type-small text-tertiary">{words.took(String(row.lastMs))}</span>
              )}
            </span>
          ),
        },
        {
          name: words.health,
          sort: sortBy('health'),
          cell: (row) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 whitespace-nowrap">
              <Health schedule={row} />
              <RunNow schedule={row} />
            </span>
          ),
        },
      ]}
      choice={useColumnChoice('jobs')}
      item={(row) => (
        <RowItem
          title={<span className="line-clamp-1">{nameOf(row, words)}</span>}
          end={<RunNow schedule={row} />}
          note={[
            ...(row.lastError === null ? [] : [row.lastError]),
            `${words.every} ${writeStretch(row.everySeconds, words)}`,
            ...(row.lastRunAt === null ? [] : [lastRun(row)]),
          ].join(' · ')}
          noteEnd={<Health schedule={row} />}
        />
      )}
    />
  )
}

function Name({ schedule }: { schedule: Schedule }) {
  const { jobs: words, language } = useWords()
  const { name, lastError, lastFailedAt } = schedule
  return (
    <span className="block min-w-0 min-[1280px]:max-w-96 min-[1280px]:truncate">
      <span className="font-semibold">{nameOf(schedule, words)}</span>{' '}
      <span className="type-small text-tertiary wrap-anywhere" lang="en">
        {name}
      </span>
      {lastError !== null && lastFailedAt !== null && (
        <span className="type-small block text-tertiary wrap-anywhere min-[1280px]:whitespace-normal">
          {words.failedOn(formatDateTime(lastFailedAt, language))} {lastError}
        </span>
      )}
    </span>
  )
}

function nameOf({ name }: Schedule, words: { names: Readonly<Record<string, string>> }): string {
  return words.names[name] ?? name
}

function Health({ schedule: { failuresInRow, lastRunAt } }: { schedule: Schedule }) {
  const { jobs: words } = useWords()
  if (failuresInRow > 0) return <Badge tone="reach">{words.fails(failuresInRow)}</Badge>
  return lastRunAt === null ? <Badge tone="plain">{words.notYet}</Badge> : <Badge tone="safe">{words.fine}</Badge>
}

/** For owners, beside what fails: runs it now instead of at its next time. */
function RunNow({ schedule: { name, failuresInRow } }: { schedule: Schedule }) {
  const { jobs: words } = useWords()
  const { isBusy, run } = useAction()
  const { staffRoles } = useSignedIn()
  const job = JOB_NAMES.find((known) => known === name)
  if (failuresInRow === 0 || job === undefined || !hasStaffRole(staffRoles, [])) return null
  return (
    <Button
      look="line"
      className="lg:min-h-9"
      doing={isBusy ? words.retrying : undefined}
      onClick={() => void run(() => sendJobRun(job), { done: words.runs, failed: words.retryFailed })}
    >
      {words.runNow}
    </Button>
  )
}

type Words = Record<'seconds' | 'minutes' | 'hours', (count: string) => string>

/** A stretch of time in the largest unit that it fills evenly. */
function writeStretch(seconds: number, words: Words): string {
  if (seconds % 3_600 === 0) return words.hours(String(seconds / 3_600))
  return seconds % 60 === 0 ? words.minutes(String(seconds / 60)) : words.seconds(String(seconds))
}
