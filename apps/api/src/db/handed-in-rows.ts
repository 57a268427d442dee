import type { HandedInSort, HandedInState } from '@sopaan/contract/handed-in'
import { type RawBuilder, sql } from 'kysely'
import { orderOfSort, patternOf } from './pages.ts'

/** What narrows files that staff handed in; absent: all. */
export type HandedInFilter = {
  q?: string | undefined
  /** What they can be of, found beside the words. */
  meant: readonly string[]
  state?: HandedInState | undefined
}

const STATE = sql<HandedInState>`case
  when withdrawn_at is not null then 'withdrawn'
  when published_at is not null then 'published'
  else 'checked'
end`

/**
 * Whether a file fits a filter.
 * @param of.code  the column of what a file is of
 * @param of.words  the same as it is searched for by words
 */
export function isHandedIn(
  of: { code: RawBuilder<string>; words: RawBuilder<string> },
  { q, meant, state }: HandedInFilter,
): RawBuilder<boolean> {
  const words = sql`concat_ws(' ', ${of.words}, file_name, source)`
  const isFound =
    q === undefined ? sql`true` : sql`(${words} ilike ${patternOf(q)} or ${of.code} = any(${meant}::text[]))`
  return sql<boolean>`${isFound} and ${state === undefined ? sql`true` : sql`${STATE} = ${state}`}`
}

/** The order of such files; among equals by when they came. @param name  what their names go by */
export function orderOfHandedIn(name: RawBuilder<unknown>, sort: HandedInSort): RawBuilder<unknown> {
  const orders = {
    createdAt: sql`created_at`,
    name,
    file: sql`lower(file_name)`,
    state: STATE,
    source: sql`lower(source)`,
  }
  return orderOfSort<HandedInSort>(orders, sort, sql`created_at`)
}
