import { Outlet } from 'react-router'
import { ErrorPage } from '#web/features/operations/information/error-page.tsx'
import { shell } from '#web/words/hi/shell.ts'
import { useWordsOfRoute, WordsProvider } from '#web/words/use-words.tsx'

const EVERYWHERE = { language: 'hi', shell } as const

/** The Hindi pages: each carries its own words, and none of the other language. */
export default function Hindi() {
  return (
    <WordsProvider words={useWordsOfRoute(EVERYWHERE)}>
      <Outlet />
    </WordsProvider>
  )
}

/** What stands in place of a page that could not be drawn, in Hindi. */
export function ErrorBoundary() {
  return (
    <WordsProvider words={useWordsOfRoute(EVERYWHERE)}>
      <main>
        <ErrorPage />
      </main>
    </WordsProvider>
  )
}
