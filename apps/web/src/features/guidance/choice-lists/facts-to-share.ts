import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { choiceName } from './choice-name.ts'
import type { Judging } from './use-choices.ts'

/** What of a list is told when it is sent: its JoSAA choices, and how many of each band where chances are shown. */
export type FactsToShare = {
  /** In their order, as people say them. */
  names: readonly string[]
  /** Undefined where chances are not shown, or there are none. */
  bands: { reach: number; likely: number; safe: number } | undefined
  /** The season of the newest closing ranks. */
  season: string | undefined
}

/** What is told of a list. */
export function factsToShare(
  keys: readonly string[],
  judged: Judging['judged'],
  shown: { chances: boolean },
): FactsToShare {
  const { josaa } = choicesApart(keys)
  const found = josaa.map((key) => {
    const verdict = judged?.byKey.get(key)?.verdict
    return verdict?.state === 'judged' ? verdict.chance?.band : undefined
  })
  const count = (band: string) => found.filter((each) => each === band).length
  const hasChances = shown.chances && found.some((band) => band !== undefined)
  const season = judged?.rounds.filter(({ isFinal }) => isFinal).at(-1)?.season
  return {
    names: josaa.map((key) => {
      const { shortCollege, shortBranch } = choiceName(key, judged?.byKey.get(key))
      return `${shortCollege} ${shortBranch}`
    }),
    bands: hasChances ? { reach: count('reach'), likely: count('likely'), safe: count('safe') } : undefined,
    season: season === undefined ? undefined : String(season),
  }
}
