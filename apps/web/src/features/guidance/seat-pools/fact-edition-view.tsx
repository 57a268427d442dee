import { type FactEdition, type FactEditionChange, factEditions } from '@sopaan/contract/fact-editions'
import { paths } from '@sopaan/contract/paths'
import { EDITION_COLUMNS } from '@sopaan/domain/fact-editions/read-fact-edition'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { codeInWords } from '#web/code-in-words.ts'
import { constraintsOf } from '#web/forms/constraints.ts'
import { DiscardButton } from '#web/handed-in/discard-button.tsx'
import { HandedInHead } from '#web/handed-in/handed-in-head.tsx'
import { NotTaken } from '#web/handed-in/not-taken.tsx'
import { PublishForm } from '#web/handed-in/publish-form.tsx'
import { WithdrawButton } from '#web/handed-in/withdraw-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { editions } from './fact-editions.queries.ts'

const PUBLICATION = constraintsOf(factEditions.publish)
/** Years have four digits and no comma. */
const GROUPED_FROM = 10_000

type Props = { edition: FactEdition }

/** One edition: what it changes, what is not taken of it, and what can be done with it. */
export function FactEditionView({ edition }: Props) {
  const { factEditions: words, handedIn } = useWords()
  const { _id, fact, state, changes, same, seatPages, refused, refusedCount } = edition
  const isDoubtful = refusedCount > 0 || changes.some(({ isUnlikely }) => isUnlikely)
  return (
    <>
      <HandedInHead name={words.facts[fact]} state={handedIn.states[state]} one={edition}>
        <p className="mt-2 text-secondary">
          {changes.length === 0
            ? words.nothing
            : words.touches(changes.length, groupIndian(changes.length), groupIndian(seatPages))}{' '}
          {same > 0 && words.same(same, groupIndian(same))}
        </p>
      </HandedInHead>
      {changes.length > 0 && <Changes edition={edition} />}
      <NotTaken
        count={refusedCount}
        rows={refused.map(({ line, reason, college, value }) => ({
          line,
          name: college,
          why: words.reasons[reason],
          printed: value === college ? '' : value,
        }))}
      />
      {state === 'checked' && changes.length > 0 && (
        <PublishForm
          constraints={PUBLICATION}
          accept={isDoubtful ? words.accept : undefined}
          onPublish={(publication) => editions.publish(_id, publication)}
        />
      )}
      {state === 'checked' && <DiscardButton allAt={paths.factEditions()} work={() => editions.discard(_id)} />}
      {state === 'published' && <WithdrawButton words={words} work={() => editions.withdraw(_id)} />}
    </>
  )
}

function Changes({ edition: { fact, changes } }: Props) {
  const { factEditions: words, handedIn } = useWords()
  return (
    <section aria-labelledby="changes" className="grid gap-3">
      <h2 id="changes" className="type-subsection">
        {words.changesCount(changes.length, groupIndian(changes.length))}
      </h2>
      <ul className="divide-y divide-border overflow-clip rounded-sheet border border-border bg-surface">
        {changes.map(({ college, value, before, isUnlikely }) => (
          <li key={`${college} ${Object.values(value).join(' ')}`} className="grid gap-1 p-4">
            <p className="flex flex-wrap items-center gap-2">
              <strong className="wrap-anywhere">{college}</strong>
              {isUnlikely && <Badge tone="reach">{handedIn.unlikely}</Badge>}
            </p>
            <dl className="type-small grid gap-x-6 gap-y-1 tabular-nums sm:grid-cols-2">
              <div>
                <dt className="text-tertiary">{words.before}</dt>
                <dd>{before ? sayFigures(fact, before, words.figures) : words.notShown}</dd>
              </div>
              <div>
                <dt className="text-tertiary">{words.after}</dt>
                <dd className="font-semibold">{sayFigures(fact, value, words.figures)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The figures in the order of the file's headings, each by its name. */
function sayFigures(
  fact: FactEdition['fact'],
  value: FactEditionChange['value'],
  names: Words['factEditions']['figures'],
): string {
  const figures = Object.keys(EDITION_COLUMNS[fact]).flatMap((name) => {
    const figure = value[name]
    if (figure === undefined) return []
    const written = typeof figure === 'number' && figure >= GROUPED_FROM ? groupIndian(figure) : String(figure)
    const said = names[name as keyof typeof names] ?? codeInWords(name)
    return [said.endsWith('₹') ? said + written : `${said} ${written}`]
  })
  return figures.join(', ')
}
