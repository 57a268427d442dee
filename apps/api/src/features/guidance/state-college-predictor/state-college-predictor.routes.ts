import { stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { loadShippedStateBook } from './shipped-state-book.ts'
import { listCounsellings, openStatePredictor, type StatePredictor } from './state-college-predictor.service.ts'

/** Judgements over the state book, which is opened with the first question and stays in memory. */
export function stateCollegePredictorRoutes(app: App, _deps: Deps): void {
  let opening: Promise<StatePredictor> | undefined
  const currentPredictor = () => {
    opening ??= loadShippedStateBook().then(openStatePredictor)
    return opening
  }
  serve(app, stateCollegePredictor.list, async () => ({ data: listCounsellings(await loadShippedStateBook()) }))
  serve(
    app,
    stateCollegePredictor.predict,
    async ({ query, request }) => (await currentPredictor()).answer(query, request.url),
    { known: async (url) => (await currentPredictor()).known(url) },
  )
}
