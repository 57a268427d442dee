import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/judged-choices'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import type { ChoiceStorage } from './choice-storage.ts'
import { ChoiceStore, type ChoicesState } from './choice-store.ts'
import { AnswerRefused, judgeSeats } from './judged-choices.queries.ts'

/** The lists that are kept somewhere, and what changes them. */
export function useChoices(keeping: ChoiceStorage): { store: ChoiceStore; state: ChoicesState } {
  const [store] = useState(() => new ChoiceStore(keeping, () => crypto.randomUUID()))
  useEffect(() => store.open(), [store])
  return { store, state: useSyncExternalStore(store.subscribe, store.read, store.read) }
}

/** Seats judged for whom the address speaks of. */
export type Judging = {
  /** What the last answer said; while another is awaited it stays. */
  judged:
    | (Omit<JudgedChoices, 'choices' | 'unknownKeys'> & {
        byKey: ReadonlyMap<string, JudgedChoice | null>
        /** Where this device judged by itself: since when its figures are here. */
        storedAt?: string
      })
    | undefined
  /** `stale`: what is shown was judged for somebody else or lacks seats. */
  stage: 'idle' | 'judging' | 'refused' | 'failed'
  /** What was wrong with the answers, where they were refused. */
  errors: readonly FieldFault[]
  retry: () => void
}

type Answered = { profile: string; judged: NonNullable<Judging['judged']> }

/** Judges the seats of a list; asks again only for another reader, or when a seat is there that was not asked for. */
export function useJudged(keys: readonly string[], search: URLSearchParams): Judging {
  const profile = profileSearch(search)
  const [answer, setAnswer] = useState<Answered>()
  const [failure, setFailure] = useState<{ profile: string; thrown: unknown }>()
  const [tries, setTries] = useState(0)
  const isKnown = answer?.profile === profile && keys.every((key) => answer.judged.byKey.has(key))
  const isFailed = failure?.profile === profile
  const isAsking = !isKnown && !isFailed && keys.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (!isAsking) return
    let isAwaited = true
    judgeSeats(keys, new URLSearchParams(profile)).then(
      ({ choices, unknownKeys, ...facts }) => {
        if (!isAwaited) return
        const byKey = new Map([
          ...choices.map((choice): [string, JudgedChoice | null] => [choice.key, choice]),
          ...unknownKeys.map((key): [string, JudgedChoice | null] => [key, null]),
        ])
        setAnswer({ profile, judged: { ...facts, byKey } })
        setFailure(undefined)
      },
      (thrown: unknown) => isAwaited && setFailure({ profile, thrown }),
    )
    return () => {
      isAwaited = false
    }
  }, [isAsking, keys, profile, tries])
  const refusal = isFailed && failure.thrown instanceof AnswerRefused ? failure.thrown : undefined
  const isRefused = refusal?.code === 'INVALID_INPUT'
  return {
    judged: answer?.judged,
    stage: isAsking ? 'judging' : !isFailed || isKnown ? 'idle' : isRefused ? 'refused' : 'failed',
    errors: isRefused ? refusal.errors : [],
    retry: () => {
      setFailure(undefined)
      setTries(tries + 1)
    },
  }
}
