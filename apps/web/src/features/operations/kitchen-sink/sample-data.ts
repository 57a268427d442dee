import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import type { ShownPlan } from '@sopaan/contract/plans'
import { sampleSeat } from './sample-seat.ts'

/** A choice of a list that does not exist, judged one way. */
export function sampleChoice(verdict: NonNullable<JudgedChoice['verdict']>): JudgedChoice {
  const { institute, programme, quota, seatType, gender, list, expected } = sampleSeat('likely', 68)
  const closings = [9000, null, 12_000, 8000, 11_000]
  const pool = { key: 'sample', quota, seatType, gender, isPreparatory: false, expected, closings }
  const own = verdict.state === 'not-theirs' ? [] : [{ ...pool, verdict }]
  return { institute, programme, list, key: verdict.state, needsAat: false, verdict, pools: own }
}

/** A plan nobody sells. */
export function samplePlan(_id: string, isHighlighted: boolean): ShownPlan {
  return {
    _id,
    name: { en: 'Sample plan' },
    description: { en: 'What it is for, in a line.' },
    features: { en: ['One thing it holds', 'Another'] },
    pricePaise: isHighlighted ? 99_900 : 1_20_000,
    gstRateBp: isHighlighted ? 0 : 1_800,
    validityDays: 180,
    mentoringCredits: 2,
    sessionMinutes: { min: 30, max: 60 },
    isHighlighted,
    onSaleTo: null,
  }
}
