import { type ManagedReport, managedMentoring, REPORT_KINDS, REPORT_STATES } from '@sopaan/contract/managed-mentoring'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { type Duty, ListForStaff } from '#web/ui/list-for-staff.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { downloadReports, reportsQuery, sendReportDecision } from './managed-mentors.queries.ts'
import { MentoringFilter } from './mentoring-filter.tsx'
import { MentoringTabs } from './mentoring-tabs.tsx'
import { ReportTable } from './report-table.tsx'

const CONSTRAINTS = constraintsOf(managedMentoring.reports)

/** What mentors and mentees reported of each other; what waits stands first. */
export default function MentoringReportsPage() {
  const words = useWords().mentoring.staff
  const [search] = useSearchParams()
  const { page = 1, limit: _, ...asked } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(reportsQuery({ ...asked, page }))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.tabs.reports} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <MentoringTabs current="reports" />
        <h1 className="sr-only">{words.tabs.reports}</h1>
        <ListViews list="mentoring-reports">
          {query.data && (
            <p className="font-semibold tabular-nums" role="status">
              {words.counts.reports(groupIndian(query.data.total))}
            </p>
          )}
        </ListViews>
        <MentoringFilter
          key={search.toString()}
          list="reports"
          asked={{ q: asked.q, sort: asked.sort, ...limitsOf(CONSTRAINTS, 'q') }}
          isNarrowed={asked.state !== undefined || asked.kind !== undefined}
        >
          <ChipSelect label={words.state} name="state" defaultValue={asked.state ?? ''}>
            <option value="">{words.anyState}</option>
            {REPORT_STATES.map((each) => (
              <option key={each} value={each}>
                {each === 'waiting' ? words.states.applied : words[each]}
              </option>
            ))}
          </ChipSelect>
          <ChipSelect label={words.column.kind} name="kind" defaultValue={asked.kind ?? ''}>
            <option value="">{words.anyKind}</option>
            {REPORT_KINDS.map((each) => (
              <option key={each} value={each}>
                {words.reportKinds[each]}
              </option>
            ))}
          </ChipSelect>
        </MentoringFilter>
        <ListForStaff
          query={query}
          words={{ empty: words.noReports, pages: words.reportPages }}
          nameOf={({ by, about }) => words.reportedBy(by.fullName, about.fullName)}
          table={(rows, open, dutyOf) => <ReportTable rows={rows} open={open} dutyOf={dutyOf} search={search} />}
          sheet={(duty, onDone) => <ReportSheet duty={duty} onDone={onDone} />}
          foot={
            <FileButton
              label={words.csv}
              words={{ done: words.csvDone, failed: words.csvFailed }}
              onTake={() => downloadReports(asked)}
              long={{ list: 'mentoring-reports', filter: asked }}
            />
          }
        />
        <p className="type-small text-tertiary">{words.reportsLead}</p>
      </div>
    </ReauthenticationProvider>
  )
}

/** One report whole, with what can be done. */
function ReportSheet({ duty, onDone }: { duty: Duty<ManagedReport>; onDone: () => void }) {
  const { mentoring, language } = useWords()
  const words = mentoring.staff
  const { isBusy, run } = useAction()
  const { row, settled, settle } = duty
  const { _id, kind, by, text, reason, reportedAt, decision, decidedAt } = row
  const decide = async (to: 'upheld' | 'dismissed') => {
    if (!(await run(() => sendReportDecision(_id, to), { failed: words.failed }))) return
    settle({ text: words.decided })
    onDone()
  }
  return (
    <div className="grid gap-3">
      <p className="type-small text-tertiary">
        {words.reportKinds[kind]} · {formatDateTime(reportedAt, language)}
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
    </div>
  )
}
