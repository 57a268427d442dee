import type { Words } from '#web/words/en.ts'
import type { OpenCounselling } from './state-college-predictor.queries.ts'
import { writeFigure } from './state-figures.ts'

/**
 * What to write under each answer that was refused, and whether something else in the address was.
 * @param errors  the refusal's own list; the path is the key of the query
 */
export function wordsOfStateRefusal(
  errors: readonly { path: string }[],
  { figures }: OpenCounselling,
  { search, words }: { search: URLSearchParams; words: Words['counsellings'] },
): { byKey: Record<string, string>; isElsewhere: boolean } {
  const fields = ['category', 'gender', ...(figures.homes.length > 0 ? ['home'] : []), 'claims']
  const byKey = Object.fromEntries(
    errors.flatMap(({ path }): [string, string][] => {
      const measure = figures.measures.find(({ key }) => key === path)
      if (!measure) return fields.includes(path) ? [[path, words.choiceTakes]] : []
      if ((search.get(path) ?? '').trim() === '') return [[path, words.scoreNeeded]]
      return [[path, words.figureTakes(writeFigure(measure.min, measure.kind), writeFigure(measure.max, measure.kind))]]
    }),
  )
  return { byKey, isElsewhere: errors.some(({ path }) => byKey[path] === undefined) }
}
