import type { HandedIn } from '@sopaan/contract/handed-in'
import { formatDateTime } from '@sopaan/domain/time/format'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'

const TONES = { checked: 'likely', published: 'safe', withdrawn: 'plain', replaced: 'plain' } as const

type Props<One extends HandedIn> = {
  query: UseQueryResult<One[]>
  words: { history: string; empty: string; emptyText: string }
  /** Where one opens. */
  linkTo: (id: string) => string
  nameOf: (one: One) => string
  /** Where a published one is no longer what people read, what is said of it instead. */
  replacedOf?: (one: One) => string | undefined
}

/** Files that were handed in, newest first, each with how it stands. */
export function HandedInList<One extends HandedIn>({ query, words, linkTo, nameOf, replacedOf }: Props<One>) {
  const { handedIn, language } = useWords()
  return (
    <section aria-labelledby="handed-in" className="grid gap-3">
      <h2 id="handed-in" className="type-small font-semibold text-secondary">
        {words.history}
      </h2>
      <Loaded query={query} failed={handedIn.loadFailed}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
          ) : (
            <ul className="overflow-clip rounded-sheet border border-border bg-surface">
              {all.map((one) => {
                const replaced = replacedOf?.(one)
                return (
                  <li key={one._id} className="border-b border-border last:border-b-0">
                    <Link
                      to={linkTo(one._id)}
                      className="grid gap-1 p-4 text-default no-underline hover:bg-surface-sunken sm:px-5"
                    >
                      <span className="flex flex-wrap items-center justify-between gap-2">
                        <span className="font-semibold tabular-nums">{nameOf(one)}</span>
                        <Badge tone={TONES[replaced === undefined ? one.state : 'replaced']}>
                          {replaced ?? handedIn.states[one.state]}
                        </Badge>
                      </span>
                      <span className="type-small wrap-anywhere text-secondary tabular-nums">
                        {[one.fileName ?? handedIn.noName, formatDateTime(one.createdAt, language)].join(' · ')}
                      </span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
