import { setImmediate } from 'node:timers/promises'
import { collegeChoices } from '@sopaan/contract/college-choices'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { readLikelyRecord } from '#api/features/guidance/report-cards/report-cards.service.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { openPredictor, type Predictor } from './college-predictor.service.ts'

/**
 * Predictions over the book in use. A server that listens opens it before the first question; a new book is taken up with
 * the first question after it.
 */
export function collegePredictorRoutes(app: App, deps: Deps): void {
  let predictor: Predictor | undefined
  const likelyRecord = readLikelyRecord()
  const currentPredictor = async () => {
    const book = await currentBook(deps)
    if (predictor?.book !== book) predictor = openPredictor(book, await likelyRecord)
    return predictor
  }
  app.fastify.addHook('onListen', async () => void (await currentPredictor()))
  serve(
    app,
    collegePredictor.predict,
    async ({ query, request }) => {
      const answer = (await currentPredictor()).answer(query, request.url)
      // Under load many questions are read at once. Answers that leave together wake the other side once, not each time.
      await setImmediate()
      return answer
    },
    { known: async (url) => (await currentPredictor()).known(url) },
  )
  serve(
    app,
    collegePredictor.reach,
    async ({ query, request }) => (await currentPredictor()).reach.answer(query, request.url),
    { known: async (url) => (await currentPredictor()).reach.known(url) },
  )
  serve(
    app,
    collegeChoices.find,
    async ({ query, request }) => (await currentPredictor()).choices.pages.answer(query, request.url),
    { known: async (url) => (await currentPredictor()).choices.pages.known(url) },
  )
  serve(app, collegeChoices.compareStates, async ({ query }) => (await currentPredictor()).choices.compareStates(query))
  serve(
    app,
    collegeChoices.table,
    async ({ query, request }) => (await currentPredictor()).choices.tables.answer(query, request.url),
    { known: async (url) => (await currentPredictor()).choices.tables.known(url) },
  )
}
