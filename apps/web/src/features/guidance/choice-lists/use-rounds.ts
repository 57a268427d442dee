import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { choiceKeysOf } from '@sopaan/domain/choice-lists/choice-list'
import { useEffect, useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { readRounds, type WantedRounds } from './choice-rounds.queries.ts'

/** A season to play, in the order of the list; while another is awaited the last one stays. */
export type Rounds = { rounds: ChoiceRounds | undefined; stage: 'idle' | 'loading' | 'failed'; retry: () => void }

type Answered = { key: string; rounds: ChoiceRounds }

/** Reads a season for the seats of a list, and again for another reader, another season, or a seat that came to the list. */
export function useRounds(keys: readonly string[], search: URLSearchParams, wanted: WantedRounds | undefined): Rounds {
  const profile = profileSearch(search)
  // The order plays no part in what is read, so moving a row reads nothing.
  const key = [profile, JSON.stringify(wanted ?? null), ...[...keys].sort()].join('\n')
  const [answer, setAnswer] = useState<Answered>()
  const [failedKey, setFailedKey] = useState<string>()
  const [tries, setTries] = useState(0)
  const isReading = answer?.key !== key && failedKey !== key
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again.
  useEffect(() => {
    if (!isReading) return
    let isAwaited = true
    readRounds(keys, new URLSearchParams(profile), wanted).then(
      (rounds) => {
        if (!isAwaited) return
        setAnswer({ key, rounds })
        setFailedKey(undefined)
      },
      () => isAwaited && setFailedKey(key),
    )
    return () => {
      isAwaited = false
    }
  }, [isReading, key, tries])
  return {
    rounds: answer && inOrder(answer.rounds, keys),
    stage: isReading ? 'loading' : answer?.key === key ? 'idle' : 'failed',
    retry: () => {
      setFailedKey(undefined)
      setTries(tries + 1)
    },
  }
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
