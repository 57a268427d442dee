import type { JudgedChoices } from '@sopaan/contract/choice-lists'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceFacts } from './choice-facts.tsx'
import { MissingSeat } from './missing-seat.tsx'
import { SeatHeading } from './seat-heading.tsx'
import { seatName } from './seat-name.ts'

type Props = { keys: readonly string[]; judged: Pick<JudgedChoices, 'choices' | 'rounds'> }

/** Seats of a list that is only read, in its order. */
export function SharedRows({ keys, judged }: Props) {
  const { choices: words } = useWords()
  const byKey = new Map(judged.choices.map((choice) => [choice.key, choice]))
  return (
    <ol aria-label={words.rowsLabel} className="choice-rows">
      {keys.map((key) => {
        const choice = byKey.get(key)
        const name = seatName(key, choice)
        return (
          <li key={key} className="choice-row">
            <span className="choice-place" />
            <div className="min-w-0 py-3">
              <SeatHeading seatKey={key} name={name} isGone={choice === undefined} profile="" level="h2" />
              {choice ? <ChoiceFacts choice={choice} rounds={judged.rounds} /> : <MissingSeat seatKey={key} />}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
