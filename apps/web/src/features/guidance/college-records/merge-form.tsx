import { type CollegeRecord, collegeRecords, type MergePreview } from '@sopaan/contract/college-records'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { mergePreviewQuery, mergeTargetsQuery, sendNotSame, sendRecordMerge } from './college-records.queries.ts'
import { MergeTable } from './merge-table.tsx'

const SEARCH = constraintsOf(collegeRecords.list)
const MERGE = constraintsOf(collegeRecords.merge)
const NOT_SAME = constraintsOf(collegeRecords.notSame)

type Target = { _id: string; name: string }

/** Makes a record one with another: the likely ones first, then what it brings together, then the deed. */
export function MergeForm({ record }: { record: CollegeRecord }) {
  const { collegeRecords: words } = useWords()
  const [typed, setTyped] = useState('')
  const [target, setTarget] = useState<Target>()
  const found = useQuery(mergeTargetsQuery(record.kind, typed))
  const named = typed.trim() === '' ? record.mayBe : (found.data ?? [])
  const targets = named.filter(({ _id }) => _id !== record._id)
  return (
    <Card>
      <h2 className="type-card">{words.merge}</h2>
      <p className="mt-1 mb-3 text-secondary">{words.mergeLead}</p>
      <Field
        label={words.mergeInto}
        type="search"
        {...limitsOf(SEARCH, 'q')}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
        hasNote={false}
      />
      <ul className="my-3 flex flex-wrap gap-2">
        {targets.map((each) => (
          <li key={each._id}>
            <Button look="line" aria-pressed={target?._id === each._id} onClick={() => setTarget(each)}>
              {each.name}
            </Button>
          </li>
        ))}
      </ul>
      {targets.length === 0 && <p className="mb-3 text-secondary">{words.noTargets}</p>}
      {target && <Preview key={target._id} record={record} target={target} onParted={() => setTarget(undefined)} />}
    </Card>
  )
}

type PreviewProps = { record: CollegeRecord; target: Target; onParted: () => void }

function Preview({ record, target, onParted }: PreviewProps) {
  const { collegeRecords: words } = useWords()
  const query = useQuery(mergePreviewQuery(record.kind, record._id, target._id))
  return (
    <Loaded query={query} failed={words.mergeRefused}>
      {(preview) => (
        <div className="grid gap-3">
          <MergeTable kind={record.kind} preview={preview} />
          <p>{words.mergeAddress(preview.into.name)}</p>
          {preview.clashes > 0 ? <Clashes preview={preview} /> : <MergeAction record={record} target={target} />}
          <NotSameForm record={record} target={target} onParted={onParted} />
        </div>
      )}
    </Loaded>
  )
}

function Clashes({ preview: { clashes, samples } }: { preview: MergePreview }) {
  const { collegeRecords: words } = useWords()
  return (
    <Banner tone="error" title={words.clashes(clashes, groupIndian(clashes))}>
      <ul className="mt-2 grid gap-1">
        {samples.map(({ source, pool, closingRank, otherClosingRank }) => (
          <li key={`${source} ${pool}`} className="wrap-anywhere">
            {`${source}: ${pool}: ${groupIndian(closingRank)} / ${groupIndian(otherClosingRank)}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function MergeAction({ record, target }: { record: CollegeRecord; target: Target }) {
  const { collegeRecords: words } = useWords()
  const form = useContractForm(MERGE, {
    initial: { into: target._id },
    send: (body) => sendRecordMerge(record.kind, record._id, { ...body, into: target._id }),
    words: { done: words.merged, failed: words.failed, field: 'reason' },
  })
  return (
    <form {...form.props} className="grid gap-2">
      <input type="hidden" name="into" value={target._id} />
      <Field label={words.reason} {...form.field('reason')} />
      <Button type="submit" doing={form.isBusy ? words.saving : undefined} className="justify-self-start">
        {words.mergeDeed(groupIndian(record.touches.rows))}
      </Button>
    </form>
  )
}

/** For two that only look alike: said once, neither is offered for the other again. */
function NotSameForm({ record, target, onParted }: PreviewProps) {
  const { collegeRecords: words } = useWords()
  const form = useContractForm(NOT_SAME, {
    initial: { other: target._id },
    send: (body) => sendNotSame(record.kind, record._id, { ...body, other: target._id }),
    onDone: onParted,
    words: { done: words.notSameDone, failed: words.failed, field: 'reason' },
  })
  return (
    <form {...form.props} className="grid gap-2 border-t border-border pt-3">
      <input type="hidden" name="other" value={target._id} />
      <Field label={words.notSameReason} {...form.field('reason')} />
      <Button look="line" type="submit" doing={form.isBusy ? words.saving : undefined} className="justify-self-start">
        {words.notSame}
      </Button>
    </form>
  )
}
