import { seatComparison } from '@sopaan/contract/seat-comparison'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/cutoffs/rank-books.service.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { openSeatComparer, type SeatComparer } from './seat-comparison.service.ts'

/** Single seats side by side, over the book in use, from memory. */
export function seatComparisonRoutes(app: App, deps: Deps): void {
  let comparer: SeatComparer | undefined
  serve(app, seatComparison.get, async ({ query }) => {
    const book = await currentBook(deps)
    if (comparer?.book !== book) comparer = openSeatComparer(book)
    return comparer.answer(query)
  })
}
