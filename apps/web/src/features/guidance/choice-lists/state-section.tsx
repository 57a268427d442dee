import type { StateChoiceRow } from '@sopaan/contract/state-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import type { ChoiceStore } from './choice-store.ts'
import { choicesByKey } from './choices-by-key.ts'
import { FindStateSeats } from './find-state-seats.tsx'
import { RetryBanner } from './retry-banner.tsx'
import { readStateAnswers } from './state-answers.ts'
import { StateChoiceFacts, stateChoiceName } from './state-choice-facts.tsx'
import { fetchStateChoices } from './state-choices.queries.ts'
import { type LatestAnswer, useLatestAnswer } from './use-latest-answer.ts'
import { useStateTool } from './use-state-tool.ts'
import type { Ticking } from './use-ticks.ts'

type Props = { store: ChoiceStore; id: string; keys: readonly string[] }

/** A few rows are moved one by one. */
const NO_TICKING: Ticking = { isOn: false, onEnd: () => undefined }

/** The seats of State counsellings on a list that has some: apart from those of JoSAA, in an order of their own. */
export function StateSection({ store, id, keys }: Props) {
  const { states: words } = useWords().choices
  return (
    <section aria-labelledby="state-seats" className="mt-8">
      <h2 id="state-seats" className="type-subsection">
        {words.title}
      </h2>
      <p className="measure mt-1 text-secondary">{words.lead}</p>
      <StateRows store={store} id={id} keys={keys} />
      <p className="type-small measure mt-3 text-secondary">{words.notPlayed}</p>
      <FindStateSeats />
    </section>
  )
}

function StateRows({ store, id, keys }: Props) {
  const { choices } = useWords()
  const words = choices.states
  const { answer: byKey = NOTHING, stage, retry } = useStateChoices(keys)
  const nameOf = (key: string) => {
    const { branch, college } = stateChoiceName(key, byKey.get(key))
    return `${branch}, ${college}`
  }
  return (
    <>
      <JudgedCounsellings byKey={byKey} />
      {stage === 'failed' && <RetryBanner title={words.failed} onRetry={retry} />}
      <p role="status" className="sr-only">
        {stage === 'asking' && words.loading}
      </p>
      <p className="mt-3 font-semibold tabular-nums">{words.count(keys.length, groupIndian(keys.length))}</p>
      <div aria-busy={stage === 'asking'}>
        <ChoiceRows
          keys={keys}
          label={words.rowsLabel}
          onKeys={(what, state) => store.changePart(id, what, { state })}
          ticking={NO_TICKING}
          nameOf={nameOf}
          row={(key) => (
            <li key={key} data-key={key} className="choice-row state-row">
              <button type="button" data-deed="open" aria-label={choices.more(nameOf(key))} className="choice-number" />
              <StateChoiceFacts choiceKey={key} choice={byKey.get(key)} level="h3" />
              <button
                type="button"
                data-deed="place"
                aria-label={choices.move(nameOf(key))}
                className="choice-place print:hidden"
              >
                <Icon name="grip" size={18} />
              </button>
            </li>
          )}
        />
      </div>
    </>
  )
}

/** By what each counselling of the list is judged, with the way to say or change it. */
function JudgedCounsellings({ byKey }: { byKey: StateChoices }) {
  const { states: words } = useWords().choices
  const tool = useStateTool()
  const kept = readStateAnswers()
  const names = new Map([...byKey.values()].flatMap((choice) => (choice ? [[choice.counselling, choice.name]] : [])))
  return (
    <ul className="mt-2 print:hidden">
      {[...names].map(([id, name]) => (
        <li key={id} className="type-small flex flex-wrap items-center gap-x-3">
          {kept[id] ? words.judgedBy(name) : words.notJudged(name)}
          <a
            href={`${tool}?${new URLSearchParams({ ...kept[id], counselling: id })}`}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {kept[id] ? words.change : words.enter}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Choices of State counsellings by key; null for one that its counselling does not list any more. */
type StateChoices = ReadonlyMap<string, StateChoiceRow | null>

const NOTHING: StateChoices = new Map()

/** Looks State choices up; asks again only when one is there that was not asked for. */
function useStateChoices(keys: readonly string[]): LatestAnswer<StateChoices> {
  return useLatestAnswer(
    keys.length === 0 ? null : keys.toSorted().join('\n'),
    async () => {
      const { choices, unknownKeys } = await fetchStateChoices(keys)
      return choicesByKey(choices, unknownKeys)
    },
    { isCovered: (byKey) => keys.every((key) => byKey.has(key)) },
  )
}
