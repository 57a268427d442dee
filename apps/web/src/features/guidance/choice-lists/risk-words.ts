import type { Words } from '#web/words/en.ts'

type CheckWords = Words['choices']['check']

/** A chance as people read it; neither end is a promise. @param chance  0 to 1 */
export function percentWords(words: Pick<CheckWords, 'under' | 'over' | 'percent'>, chance: number): string {
  if (chance < 0.01) return words.under
  return chance > 0.99 ? words.over : words.percent(Math.round(100 * chance))
}

/** How large a chance of no seat is, in a sentence. @param chance  0 to 1 */
export function riskSentence({ said }: Pick<CheckWords, 'said'>, chance: number): string {
  if (chance < 0.02) return said.hardly
  if (chance < 0.05) return said.small
  if (chance < 0.2) return said.real
  return chance < 0.5 ? said.large : said.likely
}
