import type { JudgedChoices } from '@sopaan/contract/judged-choices'

/** The newest season that is over; undefined where none is known. */
export function newestSeason(rounds: JudgedChoices['rounds']): number | undefined {
  return rounds.findLast(({ isFinal }) => isFinal)?.season
}
