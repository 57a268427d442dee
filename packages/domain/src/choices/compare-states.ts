import type { PreparedBook } from '../book/prepared-book.ts'
import { HOME_QUOTAS } from '../predictor/eligibility.ts'
import type { Profile } from '../predictor/profile.ts'
import type { EligibleState } from '../state/states.ts'
import type { ChoicePool } from './choice.ts'
import { choiceTable } from './choice-table.ts'

/** Two states to be compared; without the second: against a stranger, in the colleges where the first is at home. */
export type ComparedStates = { state: EligibleState; instead?: EligibleState | undefined }

type Best = { college: string; pool: ChoicePool }

/**
 * In how many choices a candidate's best seat is likelier, and in how many less likely, by counting as one state instead of
 * another. Choices under 8 % with both are left out.
 */
export function compareStates(
  prepared: PreparedBook,
  profile: Profile,
  { state, instead }: ComparedStates,
): { better: number; worse: number } {
  const home = homeCollegesOf(prepared, state)
  const right = bestSeats(prepared, { ...profile, homeState: state })
  const wrong = bestSeats(prepared, { ...profile, homeState: instead ?? 'Overseas' })
  let [better, worse] = [0, 0]
  for (const key of new Set([...right.keys(), ...wrong.keys()])) {
    const [one, other] = [right.get(key), wrong.get(key)]
    if (!isNear(one) && !isNear(other)) continue
    if (instead === undefined && !home.has((one ?? other)?.college ?? '')) continue
    const difference = (one?.pool.chancePercent ?? 0) - (other?.pool.chancePercent ?? 0)
    if (difference > 0) better += 1
    if (difference < 0) worse += 1
  }
  return { better, worse }
}

/** The colleges that have a quota for a state. */
function homeCollegesOf({ book: { institutes } }: PreparedBook, state: EligibleState): Set<string> {
  const ofState = institutes.filter(({ homeStates }) => HOME_QUOTAS.some((quota) => homeStates[quota]?.includes(state)))
  return new Set(ofState.map(({ name }) => name))
}

function isNear(best: Best | undefined): boolean {
  return best !== undefined && best.pool.band !== 'long-shot'
}

function bestSeats(prepared: PreparedBook, profile: Profile): Map<string, Best> {
  const { choices, institutes, programmes } = choiceTable(prepared, profile)
  return new Map(
    choices.flatMap(({ institute, programme, pools: [pool] }) => {
      const college = institutes[institute]
      if (pool === undefined || college === undefined) return []
      return [[`${college.slug}/${programmes[programme]?.slug}`, { college: college.name, pool }] as const]
    }),
  )
}
