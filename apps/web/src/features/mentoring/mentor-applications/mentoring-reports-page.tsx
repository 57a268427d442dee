import type { ManagedReport } from '@sopaan/contract/managed-mentoring'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { SettledRow } from '#web/identity/settled-row.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { type Settled, useStableRows } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { reportsQuery, sendReportDecision } from './managed-mentors.queries.ts'
import { MentoringTabs } from './mentoring-tabs.tsx'

/** What mentors and mentees reported of each other; what waits stands first. */
export default function MentoringReportsPage() {
  const words = useWords().mentoring.staff
  const [search] = useSearchParams()
  const query = useQuery(reportsQuery(readPageNumber(search)))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.tabs.reports} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
        <MentoringTabs current="reports" />
        <div>
          <h1 className="type-section">{words.tabs.reports}</h1>
          <p className="measure mt-1 text-secondary">{words.reportsLead}</p>
        </div>
        <div className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
          <Loaded query={query}>
            {(page) =>
              page.data.length === 0 ? (
                <EmptyState title={words.noReports} />
              ) : (
                <>
                  <List answered={page.data} />
                  <PageNav label={words.reportPages} page={page} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
    </ReauthenticationProvider>
  )
}

function List({ answered }: { answered: readonly ManagedReport[] }) {
  const { key: visit } = useLocation()
  const { rows, settledOf, settle } = useStableRows(answered, visit)
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {rows.map((report) => (
        <Shown
          key={report._id}
          report={report}
          settled={settledOf(report)}
          onSettled={(settled) => settle(report, settled)}
        />
      ))}
    </ul>
  )
}

type ShownProps = {
  report: ManagedReport
  settled: Settled | undefined
  onSettled: (settled: Settled) => void
}

function Shown({ report, settled, onSettled }: ShownProps) {
  const { mentoring, language } = useWords()
  const words = mentoring.staff
  const { isBusy, run } = useAction()
  const { _id, kind, by, about, text, reason, reportedAt, decision, decidedAt } = report
  const decide = async (to: 'upheld' | 'dismissed') => {
    if (await run(() => sendReportDecision(_id, to), { failed: words.failed })) onSettled({ text: words.decided })
  }
  return (
    <li className="grid gap-3 rounded-sheet border border-border bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-card">{words.reportKinds[kind]}</h2>
        <Badge tone={decision === null ? 'likely' : decision === 'upheld' ? 'reach' : 'plain'}>
          {decision === null ? words.states.applied : words[decision]}
        </Badge>
      </div>
      <p className="wrap-anywhere">
        {words.reportedBy(by.fullName, about.fullName)}
        <span className="type-small block text-tertiary">{formatDateTime(reportedAt, language)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      {text !== null && (
        <blockquote className="rounded-box bg-surface-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
      )}
      {decidedAt !== null && (
        <p className="type-small text-tertiary">{words.decidedAt(formatDateTime(decidedAt, language))}</p>
      )}
      {settled && <SettledRow settled={settled} failed={words.failed} />}
      {decision === null && settled === undefined && (
        <>
          {kind === 'miss' && by.role === 'mentee' && <p className="type-small text-secondary">{words.missNote}</p>}
          <div className="flex flex-wrap gap-3">
            <Button doing={isBusy ? words.deciding : undefined} onClick={() => void decide('upheld')}>
              {words.uphold}
            </Button>
            <Button look="line" disabled={isBusy} onClick={() => void decide('dismissed')}>
              {words.dismiss}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
