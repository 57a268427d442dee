import { type FactEdition, type FactEditionChange, factEditions } from '@sopaan/contract/fact-editions'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import { useNavigate } from 'react-router'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendDiscard, sendPublication, sendWithdrawal } from './fact-editions.queries.ts'

const PUBLICATION = constraintsOf(factEditions.publish)
/** Years have four digits and no comma. */
const GROUPED_FROM = 10_000

type Props = { edition: FactEdition }

/** One edition: what it changes, what is not taken of it, and what can be done with it. */
export function FactEditionView({ edition }: Props) {
  const { factEditions: words, language } = useWords()
  const { fact, fileName, state, source, changes, same, seatPages } = edition
  return (
    <>
      <Card>
        <h2 className="type-card">{words.facts[fact]}</h2>
        <p className="type-small wrap-anywhere text-secondary">{fileName ?? words.noName}</p>
        <p className="mt-2 font-semibold">{words.states[state]}</p>
        {source && (
          <p className="wrap-anywhere text-secondary">
            {words.sourceIs(source.source, formatDate(source.sourceOn, language))}
          </p>
        )}
        <p className="mt-2 text-secondary">
          {changes.length === 0 ? words.nothing : words.touches(groupIndian(changes.length), groupIndian(seatPages))}{' '}
          {same > 0 && words.same(same, groupIndian(same))}
        </p>
      </Card>
      {changes.length > 0 && <Changes changes={changes} />}
      <NotTaken edition={edition} />
      {state === 'checked' && changes.length > 0 && <PublishForm edition={edition} />}
      {state === 'checked' && <Discard id={edition._id} />}
      {state === 'published' && <WithdrawButton id={edition._id} />}
    </>
  )
}

/** What heads a column in a file: the name of its figure, in words. */
export function headingOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function Changes({ changes }: { changes: readonly FactEditionChange[] }) {
  const { factEditions: words } = useWords()
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
              {isUnlikely && <Badge tone="reach">{words.unlikely}</Badge>}
            </p>
            <dl className="type-small grid gap-x-6 gap-y-1 tabular-nums sm:grid-cols-2">
              <div>
                <dt className="text-tertiary">{words.before}</dt>
                <dd lang={before ? 'en' : undefined}>{before ? sayFigures(before) : words.notShown}</dd>
              </div>
              <div>
                <dt className="text-tertiary">{words.after}</dt>
                <dd lang="en" className="font-semibold">
                  {sayFigures(value)}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sayFigures(value: FactEditionChange['value']): string {
  return Object.entries(value)
    .map(([name, figure]) => {
      const written = typeof figure === 'number' && figure >= GROUPED_FROM ? groupIndian(figure) : String(figure)
      return `${headingOf(name)} ${written}`
    })
    .join(', ')
}

function NotTaken({ edition: { refused, refusedCount } }: Props) {
  const { factEditions: words } = useWords()
  if (refusedCount === 0) return null
  return (
    <Fold name={words.refusedTitle(refusedCount, groupIndian(refusedCount))}>
      <ul className="mt-2 divide-y divide-border overflow-clip rounded-sheet border border-border bg-surface">
        {refused.map(({ line, reason, college, value }) => (
          <li key={`${line} ${reason}`} className="p-4">
            <p className="font-semibold wrap-anywhere">
              {[words.line(String(line)), college].filter(Boolean).join(' · ')}
            </p>
            <p className="text-secondary wrap-anywhere">
              {[words.reasons[reason], value === college ? '' : value].filter(Boolean).join(': ')}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** Who published it and when; nothing stands before everyone without both. */
function PublishForm({ edition: { _id, refusedCount, changes } }: Props) {
  const { factEditions: words } = useWords()
  const form = useContractForm(PUBLICATION, {
    send: (body) => sendPublication(_id, body),
    words: { done: words.saved, failed: words.failed },
  })
  const isDoubtful = refusedCount > 0 || changes.some(({ isUnlikely }) => isUnlikely)
  return (
    <Card>
      <h2 className="type-card mb-4">{words.publishTitle}</h2>
      <WideForm form={form} words={words}>
        <Field label={words.source} {...form.field('source')} />
        <Field label={words.sourceOn} type="date" {...form.field('sourceOn')} />
        <Field label={words.sourceUrl} className="sm:col-span-2" {...form.field('sourceUrl')} />
        {isDoubtful && (
          <div className="sm:col-span-2">
            <Checkbox label={words.accept} {...form.box('accept')} />
          </div>
        )}
      </WideForm>
    </Card>
  )
}

function Discard({ id }: { id: string }) {
  const { factEditions: words } = useWords()
  const navigate = useNavigate()
  const discard = async () => {
    await sendDiscard(id)
    await navigate(paths.factEditions())
  }
  return (
    <ConfirmedButton
      deed={words.discard}
      title={words.discardTitle}
      text={words.discardText}
      done={words.discarded}
      cancel={words.cancel}
      failed={words.failed}
      work={discard}
    />
  )
}

function WithdrawButton({ id }: { id: string }) {
  const { factEditions: words } = useWords()
  return (
    <ConfirmedButton
      deed={words.withdraw}
      title={words.withdrawTitle}
      text={words.withdrawText}
      done={words.withdrawn}
      cancel={words.cancel}
      failed={words.failed}
      work={() => sendWithdrawal(id)}
    />
  )
}
