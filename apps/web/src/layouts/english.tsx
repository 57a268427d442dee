import { Outlet } from 'react-router'
import { ErrorPage } from '#web/features/information/error-page.tsx'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'

/** The English pages: they carry the English words and no others. */
export default function English() {
  return (
    <WordsProvider words={en}>
      <Outlet />
    </WordsProvider>
  )
}

export function ErrorBoundary() {
  return (
    <WordsProvider words={en}>
      <ErrorPage />
    </WordsProvider>
  )
}
