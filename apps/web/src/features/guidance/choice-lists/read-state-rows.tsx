import type { StateChoiceRow } from '@sopaan/contract/state-choices'
import { useWords } from '#web/words/use-words.tsx'
import { StateChoiceFacts } from './state-choice-facts.tsx'

/** The State choices of a list that is only read, in their order; nothing where there are none. */
export function ReadStateRows({ keys, choices }: { keys: readonly string[]; choices: readonly StateChoiceRow[] }) {
  const { states: words } = useWords().choices
  const byKey = new Map(choices.map((choice) => [choice.key, choice]))
  if (keys.length === 0) return null
  return (
    <section aria-labelledby="state-seats" className="mt-8">
      <h2 id="state-seats" className="type-subsection">
        {words.title}
      </h2>
      <p className="measure mt-1 mb-3 text-secondary">{words.lead}</p>
      <ol aria-label={words.rowsLabel} className="choice-rows">
        {keys.map((key) => (
          <li key={key} className="choice-row state-row">
            <span className="choice-number" />
            <StateChoiceFacts choiceKey={key} choice={byKey.get(key) ?? null} level="h3" />
          </li>
        ))}
      </ol>
    </section>
  )
}
