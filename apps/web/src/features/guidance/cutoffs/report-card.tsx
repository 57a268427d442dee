import { IMPORT_CAVEATS, type ImportCaveat, type ImportJob, type ImportReport } from '@sopaan/contract/managed-imports'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { publishTable } from './imports.queries.ts'
import { UnknownNames } from './unknown-names.tsx'

type Props = { job: ImportJob; report: ImportReport }

/** What the check found; where it waits for a word, what must be accepted before it is published. */
export function ImportFindings({ job, report }: Props) {
  const { managedData: words } = useWords()
  return (
    <Card className="grid gap-5">
      <h2 className="type-subsection">{words.reportTitle}</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {report.rounds.map(({ counselling, season, round, rows, isFinal }) => (
          <li key={`${counselling} ${season} ${round}`} className="flex flex-wrap items-center gap-2 tabular-nums">
            {`${words.round(words.bodies[counselling], season, round)}: ${words.rowsOf(rows, groupIndian(rows))}`}
            {isFinal && <Badge tone="plain">{words.lastRound}</Badge>}
          </li>
        ))}
      </ul>
      <Counts report={report} />
      {report.repeated > 0 && <p className="text-secondary">{words.repeated(groupIndian(report.repeated))}</p>}
      {report.unjudged > 0 && (
        <p className="text-secondary">{words.unjudged(report.unjudged, groupIndian(report.unjudged))}</p>
      )}
      {job.state === 'checked' && report.unlikely > 0 && (
        <Banner tone="error" title={words.unlikelyTitle(report.unlikely, groupIndian(report.unlikely))}>
          <p className="mt-1">{words.unlikelyText}</p>
          <a href="#changes" className="inline-flex min-h-11 items-center font-semibold text-primary-text">
            {words.unlikelyLink}
          </a>
        </Banner>
      )}
      {job.state === 'checked' && report.renamings.length > 0 && <Renamings renamings={report.renamings} />}
      <UnknownNames job={job} report={report} />
      {/* What was accepted of one check is not accepted of the next. */}
      {job.state === 'checked' && <PublishForm key={job.askedAt} job={job} report={report} />}
    </Card>
  )
}

/** Pairs of names that may be one programme: nothing is joined before somebody who knows says so. */
function Renamings({ renamings }: Pick<ImportReport, 'renamings'>) {
  const { managedData: words } = useWords()
  return (
    <Banner tone="note" title={words.renamingsTitle(renamings.length, groupIndian(renamings.length))}>
      <p className="mt-1">{words.renamingsText}</p>
      <ul className="mt-2 grid gap-2">
        {renamings.map(({ institute, from, to, seats, before, after }) => (
          <li key={`${institute} ${from}`}>
            <span lang="en">{`${institute}: ${from} → ${to}`}</span>
            <br />
            <span className="text-secondary">
              {words.renamingRanks(groupIndian(before), groupIndian(after), groupIndian(seats))}
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

const COUNTS = ['taken', 'fresh', 'changed', 'same', 'gone', 'refused'] as const
const COUNTS_LEFT = ['taken', 'fresh', 'changed', 'same', 'left', 'refused'] as const

function Counts({ report }: { report: ImportReport }) {
  const { managedData: words } = useWords()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {(report.left > 0 ? COUNTS_LEFT : COUNTS).map((count) => (
        <div key={count} className="flex flex-col-reverse justify-end rounded-box bg-surface-sunken p-3">
          <dt className="type-small text-secondary">{words.counts[count]}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{groupIndian(report[count])}</dd>
        </div>
      ))}
    </dl>
  )
}

function PublishForm({ job, report }: Props) {
  const { managedData: words } = useWords()
  const { isBusy, run } = useAction()
  const [accepted, setAccepted] = useState<readonly ImportCaveat[]>([])
  const asked = IMPORT_CAVEATS.filter((caveat) => report[caveat] > 0)
  // Rows that the file lacks stay unless somebody says otherwise: a file may hold a part of a round.
  const needed = asked.filter((caveat) => caveat !== 'gone')
  if (report.taken === 0) return <p className="font-semibold text-danger">{words.noRows}</p>
  if (report.fresh + report.changed + report.gone === 0) return <p className="font-semibold">{words.nothingNew}</p>
  const turn = (caveat: ImportCaveat) =>
    setAccepted((before) => (before.includes(caveat) ? before.filter((each) => each !== caveat) : [...before, caveat]))
  const isAccepted = needed.every((caveat) => accepted.includes(caveat))
  const isChange = report.fresh + report.changed > 0 || accepted.includes('gone')
  return (
    <div className="grid justify-items-start gap-3">
      {asked.map((caveat) => (
        <Checkbox
          key={caveat}
          label={words.accept[caveat](groupIndian(report[caveat]))}
          checked={accepted.includes(caveat)}
          onChange={() => turn(caveat)}
        />
      ))}
      {report.gone > 0 && !accepted.includes('gone') && (
        <p className="text-secondary">{words.goneStay(groupIndian(report.gone))}</p>
      )}
      {!isAccepted && <p className="text-secondary">{words.acceptFirst}</p>}
      {isAccepted && !isChange && <p className="font-semibold">{words.nothingNew}</p>}
      <Button
        disabled={!isAccepted || !isChange}
        doing={isBusy ? words.publishing : undefined}
        onClick={() => void run(() => publishTable(job._id, [...accepted]), { failed: words.publishFailed })}
      >
        {words.publish}
      </Button>
    </div>
  )
}
