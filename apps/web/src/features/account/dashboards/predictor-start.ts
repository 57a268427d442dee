import type { User } from '@sopaan/contract/users'

/** The predictor's question as the profile answers it; empty while no rank is known, because it needs one. */
export function predictorSearchOf({ studentFacts }: Pick<User, 'studentFacts'>): string {
  const { ranks, category, gender, isPwd, hasPassedAat, homeState } = studentFacts
  const known = Object.entries(ranks).flatMap(([key, rank]) => (rank === undefined ? [] : [[key, String(rank)]]))
  if (known.length === 0) return ''
  const search = new URLSearchParams([
    ...known,
    ...(category === null || category === 'OPEN' ? [] : [['category', category]]),
    ...(gender === null ? [] : [['gender', gender]]),
    ...(isPwd === true ? [['pwd', 'true']] : []),
    ...(hasPassedAat === true ? [['aat', 'true']] : []),
    ...(homeState === null ? [] : [['state', homeState]]),
  ])
  return `?${search}`
}
