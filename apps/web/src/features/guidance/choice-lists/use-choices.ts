import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/judged-choices'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import type { ChoiceStorage } from './choice-storage.ts'
import { ChoiceStore, type ChoicesState } from './choice-store.ts'
import { choicesByKey } from './choices-by-key.ts'
import { AnswerRefused, judgeSeats } from './judged-choices.queries.ts'
import { type LatestAnswer, useLatestAnswer } from './use-latest-answer.ts'

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
  stage: LatestAnswer<unknown>['stage'] | 'refused'
  /** What was wrong with the answers, where they were refused. */
  errors: readonly FieldFault[]
  retry: () => void
}

/** Judges the seats of a list; asks again only for another reader, or when a seat is there that was not asked for. */
export function useJudged(keys: readonly string[], search: URLSearchParams): Judging {
  const profile = profileSearch(search)
  const wanted = keys.length === 0 ? null : [profile, ...keys.toSorted()].join('\n')
  const { answer, stage, error, retry } = useLatestAnswer(
    wanted,
    async () => {
      const { choices, unknownKeys, ...facts } = await judgeSeats(keys, new URLSearchParams(profile))
      return { profile, judged: { ...facts, byKey: choicesByKey(choices, unknownKeys) } }
    },
    {
      isCovered: ({ profile: judgedFor, judged }) =>
        judgedFor === profile && keys.every((key) => judged.byKey.has(key)),
    },
  )
  const refusal = error instanceof AnswerRefused && error.code === 'INVALID_INPUT' ? error : undefined
  return { judged: answer?.judged, stage: refusal ? 'refused' : stage, errors: refusal?.errors ?? [], retry }
}
