import { reportCards } from '@sopaan/contract/report-cards'
import type { App } from '#api/http/app.ts'
import { entityTag, Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { readReportCard } from './report-cards.service.ts'

/** The report card that ships with the book: read with the first question, then answered from memory. */
export function reportCardsRoutes(app: App): void {
  let answer: Promise<Prepared> | undefined
  serve(app, reportCards.get, () => {
    answer ??= prepareReportCard()
    return answer
  })
}

async function prepareReportCard(): Promise<Prepared> {
  const body = JSON.stringify(await readReportCard())
  return new Prepared(body, { etag: entityTag(body) })
}
