import { Outlet } from 'react-router'
import { ErrorPage } from '#web/features/operations/information/error-page.tsx'
import { useWordsOfRoute, WordsProvider } from '#web/words/use-words.tsx'

/** The pages of a language: each carries its own words, and none of another language. */
export default function LanguageLayout() {
  return (
    <WordsProvider words={useWordsOfRoute()}>
      <Outlet />
    </WordsProvider>
  )
}

/** What stands in place of a page that could not be drawn, in its language. */
export function ErrorBoundary() {
  return (
    <WordsProvider words={useWordsOfRoute()}>
      <main>
        <ErrorPage />
      </main>
    </WordsProvider>
  )
}
