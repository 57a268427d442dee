import type { JobsView } from '@sopaan/contract/jobs'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { jobsQuery, sendEventRetry, sendEventsRetry, sendMailRetry, sendMailsRetry } from './jobs.queries.ts'
import { ScheduleTable } from './schedule-table.tsx'

type Failed = {
  id: string
  title: string
  facts: readonly string[]
  error: string | null
  /** Why it cannot be tried again, in place of the button. */
  without?: string | undefined
}

type FailedListProps = {
  label: string
  rows: readonly Failed[]
  onRetry: (id: string) => Promise<void>
  onRetryAll: () => Promise<void>
}

/** What the server does unasked: mails, payment events and schedules, with what failed and the way to try it again. */
export default function JobsPage() {
  const { jobs: words } = useWords()
  const query = useQuery(jobsQuery)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="measure text-secondary">{words.lead}</p>
          <Button look="line" onClick={() => void query.refetch()}>
            {words.refresh}
          </Button>
        </div>
        <Loaded query={query} failed={words.failed}>
          {({ outbox, webhooks, schedules }) => (
            <>
              <Outbox outbox={outbox} />
              <Webhooks webhooks={webhooks} />
              <section id="schedules" aria-labelledby="schedules-title" className="grid scroll-mt-24 gap-4">
                <h2 id="schedules-title" className="type-subsection">
                  {words.schedules}
                </h2>
                <div className="overflow-clip rounded-sheet border border-border bg-surface">
                  <ScheduleTable schedules={schedules} />
                </div>
              </section>
            </>
          )}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

function Outbox({ outbox }: Pick<JobsView, 'outbox'>) {
  const { jobs: words, language } = useWords()
  const { oldestWaitingAt } = outbox
  return (
    <Section
      id="mails"
      title={words.outbox}
      {...(oldestWaitingAt !== null && { lead: words.oldest(formatDateTime(oldestWaitingAt, language)) })}
    >
      <JobFigures
        figures={[
          { label: words.figures.waiting, count: outbox.waiting },
          { label: words.figures.postponed, count: outbox.postponed },
          { label: words.figures.sentToday, count: outbox.sentToday },
          { label: words.figures.dead, count: outbox.deadCount, isBad: true },
        ]}
      />
      {outbox.dead.length === 0 ? (
        <p className="text-secondary">{words.noDead}</p>
      ) : (
        <FailedList
          label={words.deadTitle}
          onRetry={sendMailRetry}
          onRetryAll={sendMailsRetry}
          rows={outbox.dead.map((mail) => ({
            id: mail._id,
            title: `${mail.kind} → ${mail.to}`,
            facts: [formatDateTime(mail.askedAt, language), words.attempts(mail.attempts)],
            error: mail.error,
            ...(!mail.canRetry && { without: words.linkGone }),
          }))}
        />
      )}
    </Section>
  )
}

function Webhooks({ webhooks }: Pick<JobsView, 'webhooks'>) {
  const { jobs: words, language } = useWords()
  return (
    <Section id="webhooks" title={words.webhooks}>
      <JobFigures
        figures={[
          { label: words.figures.events, count: webhooks.waiting },
          { label: words.figures.doneToday, count: webhooks.doneToday },
          { label: words.figures.failedEvents, count: webhooks.failedCount, isBad: true },
        ]}
      />
      {webhooks.failed.length === 0 ? (
        <p className="text-secondary">{words.noFailed}</p>
      ) : (
        <FailedList
          label={words.figures.failedEvents}
          onRetry={sendEventRetry}
          onRetryAll={sendEventsRetry}
          rows={webhooks.failed.map((event) => ({
            id: event._id,
            title: event.kind,
            facts: [
              formatDateTime(event.receivedAt, language),
              words.states[event.state],
              words.attempts(event.attempts),
            ],
            error: event.note,
          }))}
        />
      )}
    </Section>
  )
}

type Props = { figures: readonly { label: string; count: number; isBad?: boolean }[] }

/** Counts beside each other; those that should be none are red when they are not. */
function JobFigures({ figures }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(({ label, count, isBad = false }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-box bg-surface-sunken p-4">
          <dt className="text-secondary">{label}</dt>
          <dd className={classNames('type-card tabular-nums', isBad && count > 0 && 'text-danger')}>
            {groupIndian(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What failed, with its error, each to be tried again, or all at once. */
function FailedList({ label, rows, onRetry, onRetryAll }: FailedListProps) {
  const { jobs: words } = useWords()
  const { isBusy, run } = useAction()
  const count = rows.filter(({ without }) => without === undefined).length
  const retryAll = () => void run(onRetryAll, { done: words.retried, failed: words.retryFailed })
  return (
    <>
      {count > 1 && (
        <div>
          <Button doing={isBusy ? words.retrying : undefined} onClick={retryAll}>
            {words.retryAll}
          </Button>
        </div>
      )}
      <ul aria-label={label} className="grid divide-y divide-border border-y border-border">
        {rows.map((row) => (
          <Row key={row.id} row={row} onRetry={onRetry} />
        ))}
      </ul>
    </>
  )
}

function Row({ row, onRetry }: { row: Failed; onRetry: FailedListProps['onRetry'] }): ReactNode {
  const { jobs: words } = useWords()
  const { isBusy, run } = useAction()
  const retry = () => void run(() => onRetry(row.id), { done: words.retried, failed: words.retryFailed })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold wrap-anywhere">{row.title}</p>
        <p className="type-small text-tertiary wrap-anywhere">{row.facts.join(' · ')}</p>
        {row.error !== null && <p className="mt-1 text-danger wrap-anywhere">{row.error}</p>}
      </div>
      {row.without === undefined ? (
        <Button look="line" doing={isBusy ? words.retrying : undefined} onClick={retry}>
          {words.retry}
        </Button>
      ) : (
        <p className="type-small max-w-64 text-secondary">{row.without}</p>
      )}
    </li>
  )
}
