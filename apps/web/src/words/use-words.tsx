import { readLanguage } from '@sopaan/contract/paths'
import { createContext, type ReactNode, useContext } from 'react'
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
  const areas = useMatches().map(({ handle }) => wordsIn(handle))
  return Object.assign({ language }, ...areas) as Words
}

function wordsIn(handle: unknown): object {
  if (typeof handle !== 'object' || handle === null || !('words' in handle)) return {}
  return typeof handle.words === 'object' && handle.words !== null ? handle.words : {}
}

/** The words of the page's language. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (words === undefined) throw new Error('useWords stands outside of a language layout')
  return words
}
