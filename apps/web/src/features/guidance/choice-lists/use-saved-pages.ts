import { inLanguage, paths } from '@sopaan/contract/paths'
import { useEffect } from 'react'
import type { ToWorker } from '#web/offline/worker-words.ts'
import { seatLink } from '#web/search-form/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { Judging } from './use-choices.ts'

/** Pages of one list at most: about 15 KB each on the wire. */
const PAGES_MAX = 24

/** Has this browser keep the pages of a list's first seats and of their institutes, to be read without a network. */
export function useSavedPages(keys: readonly string[], judged: Judging['judged'], search: URLSearchParams): void {
  const { language } = useWords()
  // What was judged without a network cannot be fetched either.
  const pages = judged === undefined || judged.storedAt !== undefined ? [] : keys.flatMap(pagesOf)
  const wanted = [...new Set(pages)].join('\n')
  useEffect(() => {
    if (wanted !== '') void requestPages(wanted.split('\n'))
  }, [wanted])

  function pagesOf(key: string): string[] {
    const seat = judged?.byKey.get(key)?.pools[0]?.key
    const [institute = ''] = key.split('/')
    return seat === undefined ? [] : [seatLink(seat, language, search), inLanguage(paths.college(institute), language)]
  }
}

/** Has the worker keep pages that the reader is likely to want without a network, unless the reader spares data. */
async function requestPages(urls: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'pages', urls: urls.slice(0, PAGES_MAX) } satisfies ToWorker)
}
