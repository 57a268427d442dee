import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { InvalidData } from './imports.queries.ts'

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** An answer about college data: here, on its way, or refused; one without data is told as such. */
export function Answered<Data>({ query, children }: Props<Data>) {
  const { managedData: words } = useWords()
  return (
    <Loaded query={query} failed={query.error instanceof InvalidData ? words.invalidData : words.loadFailed}>
      {children}
    </Loaded>
  )
}
