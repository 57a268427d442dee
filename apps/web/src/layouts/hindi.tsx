import { Outlet } from 'react-router'
import { ErrorPage } from '#web/features/information/error-page.tsx'
import { hi } from '#web/words/hi.ts'
import { WordsProvider } from '#web/words/use-words.tsx'

/** The Hindi pages: they carry the Hindi words and no others. */
export default function Hindi() {
  return (
    <WordsProvider words={hi}>
      <Outlet />
    </WordsProvider>
  )
}

export function ErrorBoundary() {
  return (
    <WordsProvider words={hi}>
      <ErrorPage />
    </WordsProvider>
  )
}
