import type { BodyOf } from '@sopaan/contract/call'
import type { stateChoices } from '@sopaan/contract/state-choices'
import { counsellingOfChoice } from '@sopaan/domain/state/state-choice-key'
import { readStored, writeStored } from '#web/stored.ts'

type Answers = NonNullable<BodyOf<typeof stateChoices.judge>['answers']>

/** What was typed for a State counselling, by the keys of its query. */
type StoredAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What this device keeps of what was typed for State counsellings; whatever cannot be read counts as nothing. */
export function readStateAnswers(): StoredAnswers {
  try {
    const kept: unknown = JSON.parse(readStored('stateAnswers') ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, answers]): [string, Record<string, string>][] =>
        typeof answers === 'object' && answers !== null ? [[id, onlyText(answers)]] : [],
      ),
    )
  } catch {
    return {}
  }
}

/** Keeps on this device what was typed for a counselling, to judge its seats on a list. */
export function storeStateAnswers(counselling: string, answers: Readonly<Record<string, string>>): void {
  writeStored('stateAnswers', JSON.stringify({ ...readStateAnswers(), [counselling]: answers }))
}

/** What this device knows of who asks the counsellings that choices are of, as the calls take it. */
export function stateAnswersFor(keys: readonly string[]): Answers {
  const kept = readStateAnswers()
  const ids = new Set(keys.flatMap((key) => counsellingOfChoice(key) ?? []))
  // It was typed into the form of that counselling; the call reads and refuses it.
  return [...ids].flatMap((counselling) => (kept[counselling] ? [{ ...kept[counselling], counselling }] : []))
}

function onlyText(answers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
