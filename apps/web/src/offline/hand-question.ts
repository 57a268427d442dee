import { inLanguage, paths } from '@sopaan/contract/paths'
import { LANGUAGES } from '@sopaan/domain/languages'
import { CACHES } from './caches.ts'
import { findStored } from './stored-pages.ts'
import { GROUND_PATH, QUESTION_HASH } from './worker-words.ts'

const PREDICTORS: ReadonlySet<string> = new Set(
  LANGUAGES.map((language) => inLanguage(paths.tool('college-predictor'), language)),
)

/** Whether an address asks the predictor something that this browser can answer by itself. */
export async function canAnswerStored(address: string): Promise<boolean> {
  const { origin, pathname, search } = new URL(address)
  if (search === '' || !PREDICTORS.has(pathname)) return false
  const ground = await (await caches.open(CACHES.book)).match(GROUND_PATH)
  return ground !== undefined && (await findStored(origin + pathname)) !== undefined
}

/** Sends a question of the predictor to the stored page of its questions, which answers it from the stored book. */
export async function handQuestion(address: string): Promise<Response | undefined> {
  if (!(await canAnswerStored(address))) return undefined
  const { pathname, search } = new URL(address)
  return new Response(null, { status: 302, headers: { location: `${pathname}${QUESTION_HASH}${search.slice(1)}` } })
}
