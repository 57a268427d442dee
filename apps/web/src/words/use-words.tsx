import { createContext, type ReactNode, useContext } from 'react'
import type { Words } from './en.ts'

const WordsContext = createContext<Words | undefined>(undefined)

/** Gives the pages inside it their language. The layout of each language stands at the root of its own pages. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of the page's language. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (words === undefined) throw new Error('useWords stands outside of a language layout')
  return words
}
