import type { BodyOf } from '@sopaan/contract/call'
import type { stateChoices } from '@sopaan/contract/state-choices'
import { counsellingOfChoice } from '@sopaan/domain/state/state-choice-key'
import { readStateAnswers } from './state-answers.ts'

type Answers = NonNullable<BodyOf<typeof stateChoices.judge>['answers']>

/** What this device knows of who asks the counsellings that choices are of, as the calls take it. */
export function stateAnswersFor(keys: readonly string[]): Answers {
  const kept = readStateAnswers()
  const ids = new Set(keys.flatMap((key) => counsellingOfChoice(key) ?? []))
  // It was typed into the form of that counselling; the call reads and refuses it.
  return [...ids].flatMap((counselling) => (kept[counselling] ? [{ ...kept[counselling], counselling }] : []))
}
