import type { PreparedBook } from '../book/prepared-book.ts'
import type { Profile } from '../predictor/profile.ts'
import type { State } from '../state/states.ts'
import type { ChoicePool } from './choice.ts'
import { choiceTable } from './choice-table.ts'

/**
 * In how many choices a candidate's best seat is likelier, and in how many less likely, by counting as one state instead of
 * another. Choices under 8 % with both are left out.
 */
export function compareStates(
  prepared: PreparedBook,
  profile: Profile,
  { state, instead }: { state: State; instead: State },
): { better: number; worse: number } {
  const right = bestSeats(prepared, { ...profile, homeState: state })
  const wrong = bestSeats(prepared, { ...profile, homeState: instead })
  let [better, worse] = [0, 0]
  for (const key of new Set([...right.keys(), ...wrong.keys()])) {
    const [one, other] = [right.get(key), wrong.get(key)]
    if (!isNear(one) && !isNear(other)) continue
    const difference = (one?.chancePercent ?? 0) - (other?.chancePercent ?? 0)
    if (difference > 0) better += 1
    if (difference < 0) worse += 1
  }
  return { better, worse }
}

function isNear(pool: ChoicePool | undefined): boolean {
  return pool !== undefined && pool.band !== 'long-shot'
}

function bestSeats(prepared: PreparedBook, profile: Profile): Map<string, ChoicePool> {
  const { choices, institutes, programmes } = choiceTable(prepared, profile)
  return new Map(
    choices.flatMap(({ institute, programme, pools: [best] }) => {
      const key = `${institutes[institute]?.slug}/${programmes[programme]?.slug}`
      return best === undefined ? [] : [[key, best] as const]
    }),
  )
}
