import type { CollegeRecord, RecordChange } from '@sopaan/contract/college-records'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendChangeUndo } from './college-records.queries.ts'
import { MergeForm } from './merge-form.tsx'
import { NicknameForm, RenameForm } from './record-forms.tsx'
import type { RECORD_PARTS } from './record-parts.ts'

type Part = (typeof RECORD_PARTS)[number]
type Props = {
  record: CollegeRecord
  /** The one part that is shown; absent: all of them. */
  part?: Part
}

/** What a record is called, what shows it, and the ways to change that. */
export function RecordBody({ record, part }: Props) {
  const { collegeRecords: words } = useWords()
  const { name, printed, mergedInto, touches, isCompiling } = record
  const isShown = (each: Part) => part === undefined || part === each
  return (
    <>
      <div className="grid gap-1">
        {name !== printed && <p className="text-secondary">{words.printedAs(printed)}</p>}
        <p className="text-secondary tabular-nums">
          {words.touches(groupIndian(touches.rows), groupIndian(touches.rounds), groupIndian(touches.lists))}
        </p>
        {record.kind === 'institute' && mergedInto === null && (
          <Link
            to={`${paths.managedColleges()}?college=${record.slug}`}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
          >
            {words.facts}
          </Link>
        )}
      </div>
      {isCompiling && (
        <p role="status" className="font-semibold">
          {words.compiling}
        </p>
      )}
      {mergedInto === null ? (
        <>
          {isShown('rename') && <RenameForm key={name} record={record} />}
          {isShown('spellings') && record.kind === 'institute' && <NicknameForm record={record} />}
          {isShown('merge') && <MergeForm record={record} />}
        </>
      ) : (
        <Banner tone="note" title={words.mergedInto(mergedInto)}>
          <p className="mt-1">{words.mergedText}</p>
        </Banner>
      )}
      {isShown('spellings') && record.spelt.length > 0 && <Spellings spelt={record.spelt} />}
      {isShown('history') && <History record={record} />}
    </>
  )
}

function Spellings({ spelt }: { spelt: readonly string[] }) {
  const { collegeRecords: words } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.spellings}</h2>
      <p className="mt-1 text-secondary">{words.spellingsLead}</p>
      <ul className="mt-2 grid gap-1">
        {spelt.map((each) => (
          <li key={each} lang="en" className="wrap-anywhere">
            {each}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function History({ record: { changes } }: { record: CollegeRecord }) {
  const { collegeRecords: words, language } = useWords()
  const { isBusy, run } = useAction()
  return (
    <section aria-labelledby="record-history" className="grid gap-3">
      <h2 id="record-history" className="type-subsection">
        {words.history}
      </h2>
      {changes.length === 0 && <p className="text-secondary">{words.noChanges}</p>}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li
            key={change._id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-border bg-surface p-4"
          >
            <p className="min-w-0 wrap-anywhere">
              <strong className="block">
                <Said change={change} />
              </strong>
              <span className="type-small text-secondary">
                {[change.reason, formatDateTime(change.createdAt, language), change.by ?? words.gone].join(' · ')}
              </span>
            </p>
            {change.undoneAt === null ? (
              <Button
                look="line"
                disabled={isBusy}
                onClick={() => void run(() => sendChangeUndo(change._id), { done: words.undone, failed: words.failed })}
              >
                {words.undo}
              </Button>
            ) : (
              <Badge tone="plain">{words.undoneBadge}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Said({ change: { action, before, after } }: { change: RecordChange }) {
  const { collegeRecords: words } = useWords()
  if (action === 'rename') return words.renamed(before ?? words.print, after ?? words.print)
  return words.changed[action](after ?? '')
}
