import { readStored, writeStored } from '#web/stored.ts'

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

function onlyText(answers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
