import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/judged-choices'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceChance, ChoiceFigures, ChoiceNote, ChoiceSeat, useChoiceDegree } from './choice-facts.tsx'
import { ChoiceHead } from './choice-head.tsx'
import { ChoiceHeading } from './choice-heading.tsx'
import { choiceName } from './choice-name.ts'

type Props = { keys: readonly string[]; judged: Pick<JudgedChoices, 'choices' | 'rounds'> }

/** Choices of a list that is only read, in its order. */
export function SharedRows({ keys, judged }: Props) {
  const { choices: words } = useWords()
  const byKey = new Map(judged.choices.map((choice) => [choice.key, choice]))
  return (
    <>
      <ChoiceHead rounds={judged.rounds} hasHome={false} />
      <ol aria-label={words.rowsLabel} className="choice-rows">
        {keys.map((key) => (
          <SharedRow key={key} choiceKey={key} choice={byKey.get(key) ?? null} rounds={judged.rounds} />
        ))}
      </ol>
    </>
  )
}

type RowProps = { choiceKey: string; choice: JudgedChoice | null; rounds: JudgedChoices['rounds'] }

function SharedRow({ choiceKey, choice, rounds }: RowProps) {
  const degree = useChoiceDegree(choice)
  return (
    <li className="choice-row">
      <span className="choice-number" />
      <ChoiceChance choice={choice} />
      <div className="choice-what">
        <ChoiceHeading
          name={choiceName(choiceKey, choice)}
          degree={degree}
          seatKey={choice?.pools[0]?.key}
          profile=""
          level="h2"
        />
        <ChoiceNote choice={choice} />
        <div className="choice-side">
          <ChoiceSeat choice={choice} rounds={rounds} />
          <ChoiceFigures choice={choice} km={undefined} />
        </div>
      </div>
    </li>
  )
}
