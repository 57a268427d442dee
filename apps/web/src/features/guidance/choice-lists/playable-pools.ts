import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import type { PlayableChoice } from '@sopaan/domain/choice-lists/choice-list-replay'

/** What replaying reads of a judged choice: its pools, each with the rank that judges it. */
export function playablePools(choice: JudgedChoice | null | undefined): PlayableChoice {
  return (choice?.pools ?? []).map(({ verdict, closings }) => ({
    rank: verdict?.state === 'judged' ? verdict.rank : undefined,
    closings,
  }))
}
