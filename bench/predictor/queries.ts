import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'

/** Common ranks asked for: from the first to about the last that gets a seat. */
const RANK_MAX = 300_000

const NARROWINGS = [
  ['sort', 'chance'],
  ['sort', 'institute'],
  ['sort', 'branch'],
  ['sort', 'easiest'],
  ['type', 'NIT,IIIT'],
  ['family', 'CSE,IT,AIDS'],
  ['q', 'computer'],
  ['round', '2'],
  ['page', '2'],
] as const

/**
 * Queries of candidates, no two alike and the same in every run, as people ask: every category, state and gender, one to
 * three ranks, mostly one band with the hardest seat first, one in five narrowed or in another order.
 */
export function* candidateQueries(): Generator<string, never> {
  const random = randomNumbers()
  const asked = new Set<string>()
  for (;;) {
    const query = candidateQuery(random)
    if (asked.has(query)) continue
    asked.add(query)
    yield query
  }
}

function candidateQuery(random: () => number): string {
  const pick = <const Values extends readonly unknown[]>(values: Values): Values[number] =>
    values[Math.floor(random() * values.length)]
  const common = Math.max(1, Math.round(RANK_MAX ** random()))
  const category = pick(CATEGORIES)
  const query = new URLSearchParams({ main: String(common), category, state: pick(STATES) })
  query.set('gender', random() < 0.4 ? 'female' : 'male')
  if (category !== 'OPEN') query.set('mainCategory', String(Math.max(1, Math.round(common / 4))))
  if (random() < 0.4) query.set('advanced', String(Math.max(1, Math.round(common / 3))))
  if (random() < 0.1) query.set('arch', String(Math.max(1, Math.round(common / 10))))
  if (random() < 0.7) query.set('band', pick(['safe', 'likely', 'reach', 'long-shot']))
  const [key, word] = pick(NARROWINGS)
  if (random() < 0.2) query.set(key, word)
  return query.toString()
}

/** Numbers from 0 to below 1, the same in every run. Source: Park and Miller's minimal standard generator. */
function randomNumbers(): () => number {
  const modulus = 2 ** 31 - 1
  let state = 2026
  return () => {
    state = (state * 48_271) % modulus
    return state / modulus
  }
}
