/** What an answer says of each key: the choice, or null where its counselling does not list it any more. */
export function choicesByKey<Choice extends { key: string }>(
  choices: readonly Choice[],
  unknownKeys: readonly string[],
): ReadonlyMap<string, Choice | null> {
  return new Map<string, Choice | null>([
    ...choices.map((choice) => [choice.key, choice] as const),
    ...unknownKeys.map((key) => [key, null] as const),
  ])
}
