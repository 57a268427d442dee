import type { ImportJob } from '@sopaan/contract/managed-imports'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { ChangedSeats } from './changed-seats.tsx'
import { CheckForm } from './check-form.tsx'
import { ImportFacts } from './import-facts.tsx'
import { nameOfImport, stateOfImport } from './import-name.ts'
import { discardTable, importQuery, isRunning, rollBack } from './imports.queries.ts'
import { RefusedRows } from './refused-rows.tsx'
import { ImportFindings } from './report-card.tsx'

/** One import from its answers over the check to what it changed. */
export default function ImportPage() {
  const { managedData: words } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(importQuery(id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={query.data ? nameOfImport(query.data, words) : words.title} isIndexed={false} />
      <BackLink to={paths.managedCollegeData()}>{words.back}</BackLink>
      {query.data === undefined && <h1 className="type-section">{words.title}</h1>}
      <Answered query={query}>{(job) => <Import job={job} />}</Answered>
    </div>
  )
}

function Import({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const stand = stateOfImport(job, words)
  const isOpen = job.state === 'waiting' || job.state === 'checked'
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="type-section">{nameOfImport(job, words)}</h1>
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone={stand.tone}>{stand.text}</Badge>
            <ImportFacts job={job} />
          </p>
        </div>
        {job.kind === 'file' && job.state === 'done' && job.standing > 0 && <RollBack job={job} />}
      </header>
      {job.fault !== null && <Banner title={words.unreadable[job.fault]} tone="error" />}
      {isRunning(job) && <ImportProgress progress={job.progress} />}
      {job.report && <ImportFindings job={job} report={job.report} />}
      {job.kind === 'file' && (job.state === 'checked' || job.state === 'done') && <ChangedSeats job={job} />}
      {job.report !== null && job.report.refused > 0 && <RefusedRows job={job} />}
      {isOpen && <Answers job={job} />}
    </>
  )
}

function Answers({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const handleDiscard = () =>
    run(
      async () => {
        await discardTable(job._id)
        await navigate(paths.managedCollegeData())
      },
      { done: words.discarded, failed: words.discardFailed },
    )
  return (
    <>
      {job.state === 'waiting' ? (
        <Card>
          <CheckForm job={job} />
        </Card>
      ) : (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-primary-text">
            {words.checkAgain}
          </summary>
          <Card className="mt-3">
            <CheckForm job={job} />
          </Card>
        </details>
      )}
      <Button
        look="quiet"
        className="-mx-5 justify-self-start"
        doing={isBusy ? words.saving : undefined}
        onClick={() => void handleDiscard()}
      >
        {words.discard}
      </Button>
    </>
  )
}

/** Takes a published import back: it is itself the undoing of one, and the file can be handed in again. */
function RollBack({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const handleConfirm = () =>
    run(
      async () => {
        const undoing = await rollBack(job._id)
        await navigate(paths.managedImport(undoing._id))
      },
      { failed: words.rollBackFailed },
    )
  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {words.rollBack}
      </Button>
      <Confirm
        title={words.rollBackTitle(nameOfImport(job, words))}
        text={words.rollBackAsk(nameOfImport(job, words))}
        deed={words.rollBackDeed}
        cancel={words.cancel}
        isOpen={isOpen}
        doing={isBusy ? words.rollingBack : undefined}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void handleConfirm()}
      />
    </>
  )
}

/** How far a running import is. */
function ImportProgress({ progress }: { progress: ImportJob['progress'] }) {
  const { managedData: words } = useWords()
  const isCounted = progress !== null && progress.total !== null && progress.phase === 'storing'
  const phase = words.progress[progress?.phase ?? 'starting']
  const line = useRef<HTMLParagraphElement>(null)
  // Whoever pressed Publish did so far down the page: what happens now is brought into sight. Newer browsers answer a
  // promise, which must not stand where an effect gives what undoes it.
  useEffect(() => {
    line.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <Card className="grid gap-3">
      <p ref={line} role="status" className="font-semibold">
        {phase}
      </p>
      {isCounted && progress.total !== null ? (
        <>
          <progress
            aria-label={phase}
            className="h-2 w-full accent-primary"
            value={progress.done}
            max={progress.total}
          />
          <p className="text-secondary tabular-nums">
            {words.progressOf(groupIndian(progress.done), groupIndian(progress.total))}
          </p>
        </>
      ) : (
        // How long it takes is not known: the sentence above says what it does.
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-chip bg-surface-sunken">
          <div className="h-full w-1/3 rounded-chip bg-primary motion-safe:animate-pulse" />
        </div>
      )}
      <p className="type-small text-tertiary">{words.leave}</p>
    </Card>
  )
}
