import { paths } from '@sopaan/contract/paths'
import { type StateSeatChange, type StateTableDetail, stateTables } from '@sopaan/contract/state-tables'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import { useNavigate } from 'react-router'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendTableDiscard, sendTablePublication, sendTableWithdrawal } from './state-tables.queries.ts'

const PUBLICATION = constraintsOf(stateTables.publish)
const KINDS = ['changed', 'fresh', 'gone'] as const

type Props = { table: StateTableDetail }

/** One table: what it holds, what it changes, what is not taken of it, and what can be done with it. */
export function StateTableView({ table }: Props) {
  const { stateTables: words } = useWords()
  const { state, isOutdated, isFitting, findings } = table
  const { counts } = findings
  const isNew = counts.changed + counts.fresh + counts.gone > 0 || findings.now.season !== findings.before.season
  return (
    <>
      <Summary table={table} />
      {isOutdated && <Banner title={words.outdated} tone="error" />}
      {isFitting && <p role="status">{words.fitting}</p>}
      {KINDS.map((kind) => (
        <Changes
          key={kind}
          title={words.changes[kind](groupIndian(counts[kind]))}
          changes={findings.changes.filter((change) => change.kind === kind)}
          count={counts[kind]}
        />
      ))}
      <NotTaken table={table} />
      {state === 'checked' && !isOutdated && isNew && <PublishForm table={table} />}
      {state === 'checked' && <Discard id={table._id} />}
      {state === 'published' && <Withdraw id={table._id} />}
    </>
  )
}

function Summary({ table: { name, season, fileName, state, isStanding, source, findings } }: Props) {
  const { stateTables: words, language } = useWords()
  const { now, before, counts, rounds, rowsPassedOver, goneChoices } = findings
  const old = [String(before.season), groupIndian(before.seats), groupIndian(before.institutes)] as const
  const counted = ['changed', 'fresh', 'gone', 'same', 'unlikely'] as const
  return (
    <Card>
      <h2 className="type-card">{words.tableOf(name, String(season))}</h2>
      <p className="type-small wrap-anywhere text-secondary">{fileName ?? words.noName}</p>
      <p className="mt-2 font-semibold">
        {state === 'published' && !isStanding ? words.replaced : words.states[state]}
      </p>
      {source && (
        <p className="wrap-anywhere text-secondary">
          {words.sourceIs(source.source, formatDate(source.sourceOn, language))}
        </p>
      )}
      <p className="mt-2">{words.holds(groupIndian(now.seats), groupIndian(now.institutes), rounds.join(', '))}</p>
      <p className="text-secondary">{state === 'checked' ? words.stands(...old) : words.stood(...old)}</p>
      {rowsPassedOver > 0 && (
        <p className="text-secondary">{words.passedOver(rowsPassedOver, groupIndian(rowsPassedOver))}</p>
      )}
      {goneChoices > 0 && <p>{words.goneChoices(goneChoices, groupIndian(goneChoices))}</p>}
      <dl className="mt-4 grid grid-cols-2 gap-3 tabular-nums sm:grid-cols-5">
        {counted.map((count) => (
          <div key={count}>
            <dt className="type-small text-tertiary">{words.counts[count]}</dt>
            <dd className="font-semibold">{groupIndian(counts[count])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type ChangesProps = { title: string; changes: readonly StateSeatChange[]; count: number }

function Changes({ title, changes, count }: ChangesProps) {
  const { stateTables: words } = useWords()
  if (count === 0) return null
  return (
    <Fold name={title}>
      {changes.length < count && (
        <p className="type-small mt-2 text-secondary">{words.firstOf(groupIndian(changes.length))}</p>
      )}
      <ul className="mt-2 divide-y divide-border overflow-clip rounded-sheet border border-border bg-surface">
        {changes.map((change) => (
          <Change key={keyOf(change)} change={change} />
        ))}
      </ul>
    </Fold>
  )
}

function Change({
  change: { institute, programme, category, before, after, isUnlikely },
}: {
  change: StateSeatChange
}) {
  const { stateTables: words } = useWords()
  return (
    <li className="grid gap-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-4">
      <p lang="en" className="wrap-anywhere">
        <strong className="block">{institute}</strong>
        <span className="type-small text-secondary">{`${programme}, ${category}`}</span>
      </p>
      <p className="flex flex-wrap items-center gap-2 tabular-nums">
        {isUnlikely && <Badge tone="reach">{words.unlikely}</Badge>}
        {before !== null && after !== null
          ? words.moved(writeFigure(before), writeFigure(after))
          : writeFigure(after ?? before)}
      </p>
    </li>
  )
}

function keyOf({ institute, programme, category, before, after }: StateSeatChange): string {
  return [institute, programme, category, before, after].join('|')
}

/** A figure as it is printed: marks and percentiles have decimals. */
function writeFigure(figure: number | null): string {
  if (figure === null) return ''
  return Number.isInteger(figure) ? groupIndian(figure) : String(figure)
}

function NotTaken({ table: { findings } }: Props) {
  const { stateTables: words } = useWords()
  const { refused, refusedCount } = findings
  if (refusedCount === 0) return null
  return (
    <Fold name={words.refusedTitle(refusedCount, groupIndian(refusedCount))}>
      <ul className="mt-2 divide-y divide-border overflow-clip rounded-sheet border border-border bg-surface">
        {refused.map(({ line, reason, institute, programme, category, closing }) => (
          <li key={`${line} ${reason}`} className="p-4">
            <p className="font-semibold wrap-anywhere">{[words.line(String(line)), institute].join(' · ')}</p>
            <p className="wrap-anywhere">{words.reasons[reason]}</p>
            <p lang="en" className="type-small wrap-anywhere text-secondary">
              {[programme, category, closing].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** Who published it and when; nothing stands before everyone without both. */
function PublishForm({ table: { _id, findings } }: Props) {
  const { stateTables: words } = useWords()
  const form = useContractForm(PUBLICATION, {
    send: (body) => sendTablePublication(_id, body),
    words: { done: words.saved, failed: words.failed },
  })
  const { counts, refusedCount } = findings
  return (
    <Card>
      <h2 className="type-card mb-4">{words.publishTitle}</h2>
      <WideForm form={form} words={words}>
        <Field label={words.source} {...form.field('source')} />
        <Field label={words.sourceOn} type="date" {...form.field('sourceOn')} />
        <Field label={words.sourceUrl} className="sm:col-span-2" {...form.field('sourceUrl')} />
        {counts.unlikely + counts.gone + refusedCount > 0 && (
          <div className="sm:col-span-2">
            <Checkbox label={words.accept} {...form.box('accept')} />
          </div>
        )}
      </WideForm>
    </Card>
  )
}

function Discard({ id }: { id: string }) {
  const { stateTables: words } = useWords()
  const navigate = useNavigate()
  const discard = async () => {
    await sendTableDiscard(id)
    await navigate(paths.stateTables())
  }
  return (
    <ConfirmedButton
      {...{ deed: words.discard, title: words.discardTitle, text: words.discardText, done: words.discarded }}
      {...{ cancel: words.cancel, failed: words.failed, work: discard }}
    />
  )
}

function Withdraw({ id }: { id: string }) {
  const { stateTables: words } = useWords()
  return (
    <ConfirmedButton
      {...{ deed: words.withdraw, title: words.withdrawTitle, text: words.withdrawText, done: words.withdrawn }}
      {...{ cancel: words.cancel, failed: words.failed, work: () => sendTableWithdrawal(id) }}
    />
  )
}
