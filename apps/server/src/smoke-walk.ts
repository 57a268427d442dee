import { setTimeout as pause } from 'node:timers/promises'
import { urlOf } from '@sopaan/contract/client'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { health } from '@sopaan/contract/health'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { plans } from '@sopaan/contract/plans'
import { LANGUAGES } from '@sopaan/domain/languages'

/** How often one path is asked for while the product says that it is busy. */
const TRIES_MAX = 10

/** What has to answer before anybody is let in, and what must stand in the answer. */
const WALK: readonly (readonly [path: string, words: string])[] = [
  [urlOf(health.readyInFull, {}), '"ok"'],
  [paths.home(), '<html'],
  ...LANGUAGES.map((language) => [inLanguage(paths.tool('college-predictor'), language), '<html'] as const),
  [urlOf(plans.list, {}), '"data"'],
  [urlOf(collegePredictor.predict, { query: { main: 12_000, category: 'OPEN', limit: 2 } }), '"data"'],
]

/**
 * Asks a running product for what everybody needs: readiness, pages in every language, and answers from the database and the
 * rank book.
 * @returns the paths, in the order of asking
 * @throws {Error} naming the first that does not answer as it should
 */
export async function walkProduct(address: string): Promise<string[]> {
  for (const [path, words] of WALK) {
    const answer = await fetchServed(address + path)
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes(words))
      throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
  }
  return WALK.map(([path]) => path)
}

/** Comes again where a start on a busy machine is told to, as whoever opens a page does. */
async function fetchServed(url: string): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    const answer = await fetch(url, { headers: { accept: 'text/html, application/json' } })
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || seconds === 0 || tried === TRIES_MAX) return answer
    await pause(seconds * 1_000)
  }
}
