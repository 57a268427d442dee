import { paths } from '@sopaan/contract/paths'
import { type StateSeatChange, type StateTableDetail, stateTables } from '@sopaan/contract/state-tables'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { constraintsOf } from '#web/forms/constraints.ts'
import { DiscardButton } from '#web/handed-in/discard-button.tsx'
import { HandedInHead } from '#web/handed-in/handed-in-head.tsx'
import { NotTaken } from '#web/handed-in/not-taken.tsx'
import { PublishForm } from '#web/handed-in/publish-form.tsx'
import { WithdrawButton } from '#web/handed-in/withdraw-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writeTableRounds } from './state-figures.ts'
import { uploadedTables } from './state-tables.queries.ts'

const PUBLICATION = constraintsOf(stateTables.publish)
const KINDS = ['changed', 'fresh', 'gone'] as const

type Props = { table: StateTableDetail }

/** One table: what it holds, what it changes, what is not taken of it, and what can be done with it. */
export function StateTableView({ table }: Props) {
  const { stateTables: words } = useWords()
  const { _id, state, isOutdated, isFitting, findings } = table
  const { counts, refused, refusedCount } = findings
  const isNew = counts.changed + counts.fresh + counts.gone > 0 || findings.now.season !== findings.before.season
  return (
    <>
      <Summary table={table} />
      {isOutdated && <Banner title={words.outdated} tone="error" />}
      {isFitting && <p role="status">{words.fitting}</p>}
      {state === 'checked' && !isNew && <p>{words.nothing}</p>}
      {KINDS.map((kind) => (
        <Changes
          key={kind}
          title={words.changes[kind](groupIndian(counts[kind]))}
          changes={findings.changes.filter((change) => change.kind === kind)}
          count={counts[kind]}
        />
      ))}
      <NotTaken
        count={refusedCount}
        rows={refused.map(({ line, reason, institute, programme, category, closing }) => ({
          line,
          name: institute,
          why: words.reasons[reason],
          printed: [programme, category, closing].filter(Boolean).join(', '),
        }))}
      />
      {state === 'checked' && !isOutdated && isNew && (
        <PublishForm
          constraints={PUBLICATION}
          accept={counts.unlikely + counts.gone + refusedCount > 0 ? words.accept : undefined}
          onPublish={(publication) => uploadedTables.publish(_id, publication)}
        />
      )}
      {state === 'checked' && <DiscardButton allAt={paths.stateTables()} work={() => uploadedTables.discard(_id)} />}
      {state === 'published' && <WithdrawButton words={words} work={() => uploadedTables.withdraw(_id)} />}
    </>
  )
}

function Summary({ table }: Props) {
  const { stateTables: words, handedIn, counsellings } = useWords()
  const { name, season, state, isStanding, findings } = table
  const { now, before, counts, rounds, rowsPassedOver, goneChoices } = findings
  const old = [String(before.season), groupIndian(before.seats), groupIndian(before.institutes)] as const
  const counted = ['changed', 'fresh', 'gone', 'same', 'unlikely'] as const
  const isReplaced = state === 'published' && !isStanding
  return (
    <HandedInHead
      name={words.tableOf(name, String(season))}
      state={isReplaced ? words.replaced : handedIn.states[state]}
      one={table}
    >
      <p className="mt-2">
        {words.holds(
          groupIndian(now.seats),
          groupIndian(now.institutes),
          writeTableRounds(rounds, counsellings.rounds),
        )}
      </p>
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
    </HandedInHead>
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
  const { stateTables: words, handedIn } = useWords()
  return (
    <li className="grid gap-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-4">
      <p lang="en" className="wrap-anywhere">
        <strong className="block">{institute}</strong>
        <span className="type-small text-secondary">{`${programme}, ${category}`}</span>
      </p>
      <p className="flex flex-wrap items-center gap-2 tabular-nums">
        {isUnlikely && <Badge tone="reach">{handedIn.unlikely}</Badge>}
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
