/** A choice with how much its candidate likes it and how much all want it, each 0 to 1, and the place of its institute. */
export type LikedChoice = { liking: number; demand: number; institute: number }

/** What differs by less is liked alike: the weights say no more than that. */
const STEPS = 10

/**
 * Best liked first, in tenths; what is liked alike goes by how much all want it, so that what is harder to get is asked for
 * first. Choices of one institute stand among each other exactly as they are liked.
 */
export function sortByLiking<Choice extends LikedChoice>(choices: readonly Choice[]): Choice[] {
  const exactly = choices.toSorted((one, other) => other.liking - one.liking || other.demand - one.demand)
  const byInstitute = Map.groupBy(exactly, ({ institute }) => institute)
  const given = new Map<number, number>()
  return choices
    .toSorted((one, other) => tenth(other) - tenth(one) || other.demand - one.demand)
    .flatMap(({ institute }) => {
      const at = given.get(institute) ?? 0
      given.set(institute, at + 1)
      return byInstitute.get(institute)?.[at] ?? []
    })
}

function tenth({ liking }: LikedChoice): number {
  return Math.round(liking * STEPS)
}
