import { setImmediate } from 'node:timers/promises'
import type { ChoiceGroundAnswer } from '@sopaan/contract/choice-ground'
import { collegeChoices } from '@sopaan/contract/college-choices'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { readLikelyRecord } from '#api/features/guidance/report-cards/report-cards.service.ts'
import {
  correctedFacts,
  type FactsFinder,
  listCorrections,
} from '#api/features/guidance/seat-pools/corrections.service.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { type ChoicePredictor, openChoices } from './college-choices.service.ts'
import { openPredictor, type Predictor } from './college-predictor.service.ts'

/**
 * Predictions over the book in use. A server that listens opens it before the first question; a new book is taken up with
 * the first question after it, and so are facts of colleges that staff put right.
 */
export function collegePredictorRoutes(app: App, deps: Deps): void {
  const { currentPredictor, currentChoices } = currentAnswers(deps)
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
    async ({ query, request }) => (await currentChoices()).pages.answer(query, request.url),
    { known: async (url) => (await currentChoices()).pages.known(url) },
  )
  serve(app, collegeChoices.ground, () => findGround(deps))
  serve(app, collegeChoices.compareStates, async ({ query }) => (await currentChoices()).compareStates(query))
  serve(
    app,
    collegeChoices.table,
    async ({ query, request }) => (await currentChoices()).tables.answer(query, request.url),
    { known: async (url) => (await currentChoices()).tables.known(url) },
  )
}

/** What a device needs beside the rank book. */
async function findGround(deps: Deps): Promise<ChoiceGroundAnswer> {
  const [{ hash }, likelyRecord, corrections] = await Promise.all([
    currentBook(deps),
    readLikelyRecord(),
    listCorrections(deps),
  ])
  return {
    bookHash: hash,
    likelyRecord,
    corrections: corrections.map(({ value, ...one }) => ({
      ...one,
      sourceUrl: one.sourceUrl ?? null,
      // What is not given is left out on the wire.
      value: value as Record<string, string | number>,
    })),
  }
}

type CurrentAnswers = { currentPredictor: () => Promise<Predictor>; currentChoices: () => Promise<ChoicePredictor> }

/** Answers of the book in use and of the facts in force: what was remembered of others is let go. */
function currentAnswers(deps: Deps): CurrentAnswers {
  let predictor: Predictor | undefined
  let predictorFacts: FactsFinder | undefined
  let choices: { of: Predictor; factsOf: FactsFinder; answers: ChoicePredictor } | undefined
  const likelyRecord = readLikelyRecord()
  const currentPredictor = async () => {
    const [book, factsOf] = await Promise.all([currentBook(deps), correctedFacts(deps)])
    if (predictor?.prepared.book !== book || predictorFacts !== factsOf) {
      predictor = openPredictor(book, await likelyRecord, factsOf)
      predictorFacts = factsOf
    }
    return predictor
  }
  const currentChoices = async () => {
    const [of, factsOf] = await Promise.all([currentPredictor(), correctedFacts(deps)])
    if (choices?.of !== of || choices.factsOf !== factsOf) {
      const answers = openChoices({ prepared: of.prepared, likelyRecord: await likelyRecord, factsOf })
      choices = { of, factsOf, answers }
    }
    return choices.answers
  }
  return { currentPredictor, currentChoices }
}
