import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { choiceKeysOf } from '@sopaan/domain/choice-lists/choice-list'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { readRounds, type WantedRounds } from './choice-rounds.queries.ts'
import { type LatestAnswer, useLatestAnswer } from './use-latest-answer.ts'

/** Reads a season for the seats of a list, and again for another reader, another season, or a seat that came to the list. */
export function useRounds(
  keys: readonly string[],
  search: URLSearchParams,
  wanted: WantedRounds | undefined,
): LatestAnswer<ChoiceRounds> {
  const profile = profileSearch(search)
  // The order plays no part in what is read, so moving a row reads nothing.
  const question = [profile, JSON.stringify(wanted ?? null), ...keys.toSorted()].join('\n')
  const { answer, ...rest } = useLatestAnswer(question, () => readRounds(keys, new URLSearchParams(profile), wanted))
  return { ...rest, answer: answer && inOrder(answer, keys) }
}

/** The choices in the order of the list, each where its first seat stands. */
function inOrder(rounds: ChoiceRounds, keys: readonly string[]): ChoiceRounds {
  const places = new Map(choiceKeysOf(keys).map((choice, at) => [choice, at]))
  const placeOf = ({ choice }: ChoiceRounds['choices'][number]) => places.get(choice) ?? places.size
  const choices = rounds.choices
    .filter(({ choice }) => places.has(choice))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  return { ...rounds, choices }
}
