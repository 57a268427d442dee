import type { ListPreferences, MadeListAnswer } from '@sopaan/contract/list-checks'
import { useEffect, useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { makeChoiceList } from './choice-lists.queries.ts'

/** A list made of what was said to be liked; while another is awaited the last one stays. */
export type Making = {
  /** null where the data allows none, undefined before the first answer. */
  made: MadeListAnswer | null | undefined
  stage: 'idle' | 'making' | 'failed'
  retry: () => void
}

/** Several taps in a row are one question. */
const PAUSE_MS = 300

/** Makes a list of what is liked, anew with each change. */
export function useMade(preferences: ListPreferences, search: URLSearchParams): Making {
  const profile = profileSearch(search)
  const wanted = JSON.stringify({ preferences, profile })
  const [answer, setAnswer] = useState<{ wanted: string; made: MadeListAnswer | null }>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (failed === wanted) return
    let isAwaited = true
    const timer = setTimeout(() => {
      const question: { preferences: ListPreferences; profile: string } = JSON.parse(wanted)
      makeChoiceList(question.preferences, new URLSearchParams(question.profile)).then(
        (made) => isAwaited && setAnswer({ wanted, made }),
        () => isAwaited && setFailed(wanted),
      )
    }, PAUSE_MS)
    return () => {
      isAwaited = false
      clearTimeout(timer)
    }
  }, [wanted, failed])
  return {
    made: answer?.made,
    stage: failed === wanted ? 'failed' : answer?.wanted === wanted ? 'idle' : 'making',
    retry: () => setFailed(undefined),
  }
}
