import { stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import { type StateDataQuery, stateData } from '@sopaan/contract/state-data'
import { STATE_TABLE_BYTES_MAX, stateTables } from '@sopaan/contract/state-tables'
import type { StateBook } from '@sopaan/domain/state/state-book'
import type { Deps } from '#api/deps.ts'
import { correctedFacts, type FactsFinder } from '#api/features/guidance/seat-pools/corrections.service.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import type { RememberedAnswers } from '#api/http/remembered-answers.ts'
import { serve } from '#api/http/serve.ts'
import { currentStateBook } from './state-books.service.ts'
import { listCounsellings, openStatePredictor, type StatePredictor } from './state-college-predictor.service.ts'
import { openStateData } from './state-data.service.ts'
import {
  acceptStateTable,
  discardStateTable,
  listStateTables,
  publishStateTable,
  rollBackStateTable,
  STATE_TABLES_FILE,
  showStateTable,
} from './state-tables.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const
/** Boundary and head of the one part of an upload. */
const ENVELOPE_BYTES = 4_096

/** Judgements over the state book in use, which stays in memory, and its tables as staff hand them in. */
export function stateCollegePredictorRoutes(app: App, deps: Deps): void {
  let open: { book: StateBook; factsOf: FactsFinder; predictor: StatePredictor } | undefined
  const currentPredictor = async () => {
    const [book, factsOf] = await Promise.all([currentStateBook(deps), correctedFacts(deps)])
    if (open?.book !== book || open.factsOf !== factsOf) {
      open = { book, factsOf, predictor: openStatePredictor(book, factsOf) }
    }
    return open.predictor
  }
  serve(app, stateCollegePredictor.list, async () => ({ data: listCounsellings(await currentStateBook(deps)) }))
  serve(
    app,
    stateCollegePredictor.predict,
    async ({ query, request }) => (await currentPredictor()).answer(query, request.url),
    { known: async (url) => (await currentPredictor()).known(url) },
  )
  let data: { book: StateBook; answers: RememberedAnswers<StateDataQuery> } | undefined
  const currentData = async () => {
    const book = await currentStateBook(deps)
    if (data?.book !== book) data = { book, answers: openStateData(book) }
    return data.answers
  }
  serve(app, stateData.list, async ({ query, request }) => (await currentData()).answer(query, request.url), {
    known: async (url) => (await currentData()).known(url),
  })
  serve(app, stateTables.upload, ({ upload, caller }) => acceptStateTable(deps, caller, upload), {
    uploadBytesMax: STATE_TABLE_BYTES_MAX + ENVELOPE_BYTES,
    limits: [{ name: 'table-uploads', by: 'user' }],
  })
  serve(app, stateTables.list, ({ query }) => listStateTables(deps, query))
  serve(
    app,
    stateTables.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: STATE_TABLES_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(app, stateTables.get, ({ params }) => showStateTable(deps, params.id))
  serve(
    app,
    stateTables.publish,
    ({ params, body, caller }) => publishStateTable(deps, caller, params.id, body),
    ADMIN_WRITE,
  )
  serve(app, stateTables.withdraw, ({ params, caller }) => rollBackStateTable(deps, caller, params.id), ADMIN_WRITE)
  serve(app, stateTables.discard, ({ params, caller }) => discardStateTable(deps, caller, params.id), ADMIN_WRITE)
}
