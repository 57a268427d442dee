import { groupScore } from '@sopaan/domain/indian-numbers'
import { ALL_INDIA } from '@sopaan/domain/state/counsellings/state-counselling'
import type { Words } from '#web/words/en.ts'

type StateWords = Words['counsellings']
type Kind = 'rank' | 'marks' | 'percentile'

/** A state as the language writes it. */
export function nameState(state: string, { states, counsellings }: Pick<Words, 'states' | 'counsellings'>): string {
  const names: Readonly<Record<string, string>> = { ...states, [ALL_INDIA]: counsellings.regions['all-india'] }
  return names[state] ?? state
}

/** How far inside or outside a score is, in words. */
export function writeMargin(margin: number, kind: Kind, words: StateWords): string {
  if (margin === 0) return words.exactly
  const far = groupScore(Math.abs(margin), kind)
  return margin > 0 ? words.inside[kind](far) : words.outside[kind](far)
}

/** Which list of the season a figure stands in: `round 3`, `round 1, stage II`, `final phase`. */
export function writeRound({ round, stage }: { round: string; stage: string }, words: StateWords['rounds']): string {
  const [, word = '', number = ''] = /^(Round|Phase) (\d+)$/.exec(stage) ?? []
  if (word === 'Round') return words.round(number)
  if (word === 'Phase') return words.phase(number)
  const base = writeBase(round, words)
  if (stage === 'dup') return `${base}, ${words.dup}`
  return stage === '' ? base : `${base}, ${words.stage(stage)}`
}

/** The rounds that a table is of: their numbers, and by its words what is no number. */
export function writeTableRounds(rounds: readonly string[], words: StateWords['rounds']): string {
  return rounds.map((round) => (/^\d+$/.test(round) ? round : writeBase(round, words))).join(', ')
}

function writeBase(round: string, words: StateWords['rounds']): string {
  if (round === 'final' || round === 'all' || round === 'unspecified' || round === '1+2') return words[round]
  return words.round(round)
}

/** Whom a seat is for. Universities go by their own names. */
export function nameRegion(region: string, { regions, homes }: StateWords): string {
  const [kind = '', name] = region.split(':')
  if (name !== undefined && (kind === 'home-university' || kind === 'other-than-home-university')) {
    return regions[kind](name)
  }
  const plain: Readonly<Record<string, unknown>> = { ...homes, ...regions }
  const known = plain[region]
  return typeof known === 'string' ? known : region
}

/** What is to be known of a figure, in words. */
export function writeQuality(quality: readonly string[], words: StateWords): string {
  return quality.map((each) => words.qualities[each] ?? each).join('; ')
}

/** The name of a measure: of the list, and of its second figure where that is meant. */
export function nameMeasure(measure: { list: string; kind: string }, words: StateWords): string {
  const names: Readonly<Record<string, string>> = words.measures
  return names[measure.kind === 'percentile' ? `${measure.list}-percentile` : measure.list] ?? measure.list
}
