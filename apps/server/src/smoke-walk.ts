import { urlOf } from '@sopaan/contract/client'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { health } from '@sopaan/contract/health'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { plans } from '@sopaan/contract/plans'

/** What has to answer before anybody is let in, and what must stand in the answer. */
const WALK: readonly (readonly [path: string, words: string])[] = [
  [urlOf(health.readyInFull, {}), '"ok"'],
  [paths.home(), '<html'],
  [inLanguage(paths.tool('college-predictor'), 'hi'), '<html'],
  [urlOf(plans.list, {}), '"data"'],
  [urlOf(collegePredictor.predict, { query: { main: 12_000, category: 'OPEN', limit: 2 } }), '"data"'],
]

/**
 * Asks a running product for what everybody needs: readiness, pages in both languages, and answers from the database and the
 * rank book.
 * @returns the paths, in the order of asking
 * @throws {Error} naming the first that does not answer as it should
 */
export async function walkProduct(address: string): Promise<string[]> {
  for (const [path, words] of WALK) {
    const answer = await fetch(address + path, { headers: { accept: 'text/html, application/json' } })
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes(words))
      throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
  }
  return WALK.map(([path]) => path)
}
