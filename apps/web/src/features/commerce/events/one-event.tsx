import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { isMissing } from '#web/is-missing.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props<T> = {
  /** The list it stands in. */
  list: { to: string; label: string }
  query: UseQueryResult<T>
  children: (event: T) => ReactNode
}

/** The frame of one event in a dashboard: the way back to its list, and the event once it is there. */
export function OneEvent<T>({ list, query, children }: Props<T>) {
  const { events: words } = useWords()
  return (
    <ReauthenticationProvider>
      <div className="mx-auto grid w-full max-w-[1104px] grid-cols-[minmax(0,1fr)] gap-6">
        <Link to={list.to} className="inline-flex min-h-11 items-center justify-self-start text-primary-text underline">
          {list.label}
        </Link>
        <Loaded
          query={query}
          heading={words.oneTitle}
          failed={words.oneFailed}
          missing={{ is: isMissing, title: words.notThere }}
        >
          {children}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}
