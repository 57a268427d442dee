import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { writeStored } from '#web/stored.ts'
import { Preparing } from '#web/ui/preparing.tsx'
import { useWords, WordsProvider } from '#web/words/use-words.tsx'

type Props = { language: 'en' | 'hi'; children: ReactNode }

/** Signed-in pages speak the language of the profile (decision C36): the Hindi words are fetched when they are needed. */
export function ProfileWords({ language, children }: Props) {
  const own = useWords()
  const { data, isPending } = useQuery({
    queryKey: ['words', language],
    queryFn: async () => (await import('#web/words/hi.ts')).hi,
    enabled: language === 'hi',
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    document.documentElement.lang = language
    writeStored('language', language)
  }, [language])
  if (language === 'hi' && isPending) return <Preparing />
  return <WordsProvider words={language === 'hi' && data ? data : own}>{children}</WordsProvider>
}
