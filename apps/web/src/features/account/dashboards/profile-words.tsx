import type { Language } from '@sopaan/domain/languages'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { writeStored } from '#web/stored.ts'
import { Preparing } from '#web/ui/preparing.tsx'
import { fetchWordsOf } from '#web/words/other-words.ts'
import { useWords, WordsProvider } from '#web/words/use-words.tsx'

type Props = { language: Language; children: ReactNode }

/** Signed-in pages speak the language of the profile (decision C36): the words of another language are fetched when they are needed. */
export function ProfileWords({ language, children }: Props) {
  const own = useWords()
  const fetchWords = fetchWordsOf(language)
  const { data, isPending } = useQuery({
    queryKey: ['words', language],
    queryFn: fetchWords ?? skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    document.documentElement.lang = language
    writeStored('language', language)
  }, [language])
  if (fetchWords && isPending) return <Preparing />
  return <WordsProvider words={fetchWords && data ? data : own}>{children}</WordsProvider>
}
