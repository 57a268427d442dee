import { readLanguage } from '@sopaan/contract/paths'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Words } from './en.ts'

const WordsContext = createContext<Words | undefined>(undefined)

/** Gives the pages inside it their language. The layout of each language stands at the root of its own pages. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/**
 * The words that the route table gives the page, area by area, in the language of its address. An area that no module of the
 * page takes is not there at run time: the build works out which (apps/web/page-words.ts).
 */
export function useWordsOfRoute(): Words {
  const { language } = readLanguage(useLocation().pathname)
  const areas = useSame(useMatches().map(({ handle }) => wordsIn(handle)))
  // Every part of a page reads them: made anew at each navigation, all of it was drawn again for a filter.
  return useMemo(() => Object.assign({ language }, ...areas) as Words, [language, areas])
}

/** The list of before, for as long as it holds the same. */
function useSame<Value>(values: readonly Value[]): readonly Value[] {
  const [before, setBefore] = useState(values)
  if (before.length === values.length && before.every((value, at) => value === values[at])) return before
  setBefore(values)
  return values
}

function wordsIn(handle: unknown): object {
  if (typeof handle !== 'object' || handle === null || !('words' in handle)) return NO_WORDS
  return typeof handle.words === 'object' && handle.words !== null ? handle.words : NO_WORDS
}

const NO_WORDS = {}

/** The words of the page's language. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (words === undefined) throw new Error('useWords stands outside of a language layout')
  return words
}
