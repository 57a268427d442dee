import { reportCard, reportCards } from '@sopaan/contract/report-cards'
import * as z from 'zod/mini'
import { loadShippedReportCard } from '#api/features/cutoffs/shipped-book.ts'
import type { App } from '#api/http/app.ts'
import { entityTag, Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'

/** The report card that ships with the book: read with the first question, then answered from memory. */
export function reportCardsRoutes(app: App): void {
  let answer: Promise<Prepared> | undefined
  serve(app, reportCards.get, () => {
    answer ??= prepareReportCard()
    return answer
  })
}

async function prepareReportCard(): Promise<Prepared> {
  const body = JSON.stringify(z.parse(reportCard, await loadShippedReportCard()))
  return new Prepared(body, { etag: entityTag(body) })
}
