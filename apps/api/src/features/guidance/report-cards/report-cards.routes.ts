import { reportCards } from '@sopaan/contract/report-cards'
import { research } from '@sopaan/contract/research'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import type { App } from '#api/http/app.ts'
import { entityTag, Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { readReportCard } from './report-cards.service.ts'
import { downloadSaidAndCame, prepareResearch } from './research.service.ts'

/**
 * The report card that ships: read with the first question after a book is taken up, then answered from memory. The research
 * behind it hangs on no book.
 */
export function reportCardsRoutes(app: App, deps: Deps): void {
  let answer: { book: RankBook; prepared: Promise<Prepared> } | undefined
  serve(app, reportCards.get, async () => {
    const book = await currentBook(deps)
    if (answer?.book !== book) answer = { book, prepared: prepareReportCard(book) }
    return answer.prepared
  })
  let figures: Promise<Prepared> | undefined
  serve(app, research.get, () => {
    figures ??= prepareResearch()
    return figures
  })
  serve(app, research.saidAndCame, ({ request }) => downloadSaidAndCame(request))
}

async function prepareReportCard(book: RankBook): Promise<Prepared> {
  const body = JSON.stringify(await readReportCard(book))
  return new Prepared(body, { etag: entityTag(body) })
}
