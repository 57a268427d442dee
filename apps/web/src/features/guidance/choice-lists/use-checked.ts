import type { CheckedListAnswer } from '@sopaan/contract/list-checks'
import { useEffect, useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { checkSeats } from './judged-choices.queries.ts'

/** A list made ready for its doctor. */
export type Checking = {
  /** The last answer; null where the data allows no check, undefined before the first. */
  answer: CheckedListAnswer | null | undefined
  stage: 'idle' | 'checking' | 'failed'
  retry: () => void
}

type Answered = { profile: string; known: ReadonlySet<string>; answer: CheckedListAnswer | null }

/** Prepares a list for its doctor; asks again only for another reader, or when a seat is there that no answer knew. */
export function useChecked(keys: readonly string[], search: URLSearchParams): Checking {
  const profile = profileSearch(search)
  const [answered, setAnswered] = useState<Answered>()
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const isKnown = answered?.profile === profile && keys.every((key) => answered.known.has(key))
  const isFailed = failed === profile
  const isSending = !isKnown && !isFailed && keys.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try sends again.
  useEffect(() => {
    if (!isSending) return
    let isAwaited = true
    checkSeats(keys, new URLSearchParams(profile)).then(
      (answer) => {
        if (!isAwaited) return
        const offered = Object.values(answer?.offers ?? {}).flatMap((choices) => choices.map(({ key }) => key))
        setAnswered({ profile, known: new Set([...keys, ...offered]), answer })
        setFailed(undefined)
      },
      () => isAwaited && setFailed(profile),
    )
    return () => {
      isAwaited = false
    }
  }, [isSending, keys, profile, tries])
  return {
    answer: answered?.answer,
    stage: isSending ? 'checking' : isFailed && !isKnown ? 'failed' : 'idle',
    retry: () => {
      setFailed(undefined)
      setTries(tries + 1)
    },
  }
}
