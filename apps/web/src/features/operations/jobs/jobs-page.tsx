import type { JobsView } from '@sopaan/contract/jobs'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { EventFold } from './event-fold.tsx'
import { FailedList } from './failed-list.tsx'
import {
  jobsQuery,
  sendEventAside,
  sendEventRetry,
  sendEventsRetry,
  sendMailAside,
  sendMailRetry,
  sendMailsRetry,
} from './jobs.queries.ts'
import { readJobsSearch } from './jobs-search.ts'
import { SchedulesSection } from './schedules-section.tsx'

/** What the server does unasked: mails, payment events and schedules, with what failed and the way to try it again. */
export default function JobsPage() {
  const { jobs: words } = useWords()
  const [search] = useSearchParams()
  const asked = readJobsSearch(search, words.names)
  const query = useQuery(jobsQuery(asked))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Loaded query={query} failed={words.failed}>
          {({ outbox, webhooks, schedules }) => (
            <>
              <div className="grid gap-3 lg:grid-cols-2">
                <OutboxFigures outbox={outbox} />
                <EventFigures webhooks={webhooks} />
              </div>
              <FailedMails outbox={outbox} />
              <FailedEvents webhooks={webhooks} />
              <SchedulesSection schedules={schedules} asked={asked} onRefresh={() => void query.refetch()} />
              <p className="type-small text-tertiary">{words.lead}</p>
            </>
          )}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

function OutboxFigures({ outbox }: Pick<JobsView, 'outbox'>) {
  const { jobs: words, language } = useWords()
  const { oldestWaitingAt, deadCount } = outbox
  return (
    <JobFigures
      id="mails"
      title={words.outbox}
      figures={[
        { label: words.figures.waiting, count: outbox.waiting },
        { label: words.figures.postponed, count: outbox.postponed },
        { label: words.figures.sentToday, count: outbox.sentToday },
        { label: words.figures.dead, count: deadCount, isBad: true },
      ]}
      said={[
        ...(oldestWaitingAt === null ? [] : [words.oldest(formatDateTime(oldestWaitingAt, language))]),
        ...(outbox.dead.length === 0 ? [words.noDead] : []),
      ]}
    />
  )
}

function EventFigures({ webhooks }: Pick<JobsView, 'webhooks'>) {
  const { jobs: words } = useWords()
  return (
    <JobFigures
      id="webhooks"
      title={words.webhooks}
      figures={[
        { label: words.figures.events, count: webhooks.waiting },
        { label: words.figures.doneToday, count: webhooks.doneToday },
        { label: words.figures.failedEvents, count: webhooks.failedCount, isBad: true },
      ]}
      said={webhooks.failed.length === 0 ? [words.noFailed] : []}
    />
  )
}

function FailedMails({ outbox }: Pick<JobsView, 'outbox'>) {
  const { jobs: words, language } = useWords()
  const mayAct = hasStaffRole(useSignedIn().staffRoles, ['support'])
  return (
    <FailedList
      label={words.deadTitle}
      asideLead={words.mailAside}
      actions={mayAct ? { onRetry: sendMailRetry, onRetryAll: sendMailsRetry, onSetAside: sendMailAside } : undefined}
      rows={outbox.dead.map((mail) => ({
        id: mail._id,
        title: `${mail.kind} → ${mail.to}`,
        facts: [formatDateTime(mail.askedAt, language), words.attempts(mail.attempts)],
        error: mail.error,
        ...(!mail.canRetry && { without: words.linkGone }),
      }))}
    />
  )
}

function FailedEvents({ webhooks }: Pick<JobsView, 'webhooks'>) {
  const { jobs: words, language } = useWords()
  const mayAct = hasStaffRole(useSignedIn().staffRoles, ['finance'])
  return (
    <FailedList
      label={words.figures.failedEvents}
      asideLead={words.eventAside}
      actions={
        mayAct ? { onRetry: sendEventRetry, onRetryAll: sendEventsRetry, onSetAside: sendEventAside } : undefined
      }
      rows={webhooks.failed.map((event) => ({
        id: event._id,
        title: event.kind,
        facts: [formatDateTime(event.receivedAt, language), words.states[event.state], words.attempts(event.attempts)],
        error: event.note,
        ...(mayAct && { more: <EventFold id={event._id} /> }),
      }))}
    />
  )
}

type Props = {
  id: string
  title: string
  figures: readonly { label: string; count: number; isBad?: boolean }[]
  /** Sentences beside the title. */
  said: readonly string[]
}

/** Counts in one line; those that should be none are red when they are not. */
function JobFigures({ id, title, figures, said }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 rounded-box bg-surface-sunken px-4 py-1">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={`${id}-title`} className="font-semibold">
          {title}
        </h2>
        {said.length > 0 && <p className="type-small text-secondary">{said.join(' ')}</p>}
        <dl className="flex w-full flex-wrap items-baseline gap-x-4 tabular-nums">
          {figures.map(({ label, count, isBad = false }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
              <dt className="type-small text-secondary">{label}</dt>
              <dd className={classNames('font-semibold', isBad && count > 0 && 'text-danger')}>{groupIndian(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
