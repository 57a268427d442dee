import { isDeepStrictEqual } from 'node:util'
import type { Request } from '@sopaan/contract/client'
import { answerOffline } from '../../apps/web/src/features/guidance/college-predictor/answer-offline.ts'
import {
  type ChoicesView,
  findChoices,
} from '../../apps/web/src/features/guidance/college-predictor/college-choices.queries.ts'
import { bookPath, GROUND_PATH, STORED_AT } from '../../apps/web/src/offline/worker-words.ts'
import { BookWorkerHere } from '../../apps/web/src/testing/book-worker-here.ts'
import { exactly, type Figure } from '../figure.ts'
import { candidateQueries } from '../predictor/queries.ts'
import { openVisitor, whenServed } from '../visitor.ts'

const PROFILES = 500
const PATH = '/tools/college-predictor'
/** What both sides say of a candidate. */
const SAID = ['data', 'total', 'bands', 'facets', 'femaleCount', 'unpublished'] as const

/**
 * What a phone works out of the book it has kept, held against what the page shows with a network for the same address, figure
 * by figure, no tolerance.
 */
export async function compareFigures(origin: string): Promise<Figure[]> {
  const { request } = openVisitor(origin)
  const kept = await fetchStored(origin)
  const cache = { match: async (path: string) => kept.get(path)?.clone() }
  Object.assign(globalThis, { caches: { open: async () => cache }, Worker: BookWorkerHere })
  const queries = candidateQueries()
  let [asked, differing] = [0, 0]
  for (; asked < PROFILES; asked += 1) {
    const query = queries.next().value ?? ''
    const here = said(await answerOffline(`${origin}${PATH}?${query}`), query)
    const there = said(await answerThere(request, query), query)
    if (isDeepStrictEqual(here, there)) continue
    differing += 1
    console.log(`${query}: the phone and the server differ`)
  }
  return [exactly('profiles whose figures differ from the server', differing, 0, `of ${asked}`)]
}

/** The book that holds and what stands beside it, over the wire, as the worker keeps them. */
async function fetchStored(origin: string): Promise<Map<string, Response>> {
  const ground = await fetch(origin + GROUND_PATH)
  const { bookHash } = (await ground.clone().json()) as { bookHash: string }
  const book = await fetch(origin + bookPath(bookHash))
  const stored = new Response(await ground.blob(), { headers: { [STORED_AT]: new Date().toISOString() } })
  return new Map([
    [GROUND_PATH, stored],
    [bookPath(bookHash), book],
  ])
}

function answerThere(request: Request, query: string): Promise<ChoicesView> {
  return whenServed(() => findChoices(request, new URLSearchParams(query)))
}

/** As it goes over the wire: what is absent is not there. */
function said(view: ChoicesView | undefined, query: string): unknown {
  if (view?.state !== 'answered') throw new Error(`Not answered: ${query}`)
  const all = new Map(Object.entries(view.answer))
  return JSON.parse(JSON.stringify(SAID.map((name) => all.get(name))))
}
