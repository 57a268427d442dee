import type { Band } from '../../predictor/bands.ts'
import { LIKELY_PERCENT, REACH_PERCENT, SAFE_PERCENT } from '../../predictor/prediction.ts'

/** The band of a whole percent at a State counselling: the percents of JoSAA's. */
export function stateBandOf(percent: number): Band {
  if (percent >= SAFE_PERCENT) return 'safe'
  if (percent >= LIKELY_PERCENT) return 'likely'
  return percent >= REACH_PERCENT ? 'reach' : 'long-shot'
}
