/** One round that a list is played through, oldest first within a season. */
export type PlayedRound = { season: number; round: number; isFinal: boolean }

/** What playing reads of a choice: the pools in it that the candidate may take; one without any is passed over. */
export type PlayableChoice = readonly PlayablePool[]

export type PlayablePool = {
  /** The rank by which the pool judges the candidate; absent when it does not: such a pool is passed over. */
  rank?: number | undefined
  /** The closing rank of the pool in each of the rounds; null where none was printed. */
  closings: readonly (number | null)[]
}

/** What a list would have got in one round. */
export type RoundResult = {
  round: number
  isFinal: boolean
  /** Place of the choice in the list, from 0; undefined when none of them would have come. */
  place: number | undefined
}

export type SeasonResult = {
  season: number
  /** In the order of the rounds; seasons of which the book holds the final round alone have one. */
  rounds: readonly RoundResult[]
  /** Places that no round of the season printed a rank for: they were not on offer, and say nothing. */
  notOffered: readonly number[]
}

/**
 * What a list would have got in past seasons, season by season and round by round: the first choice in its order with a pool
 * whose closing rank in that round is not before the candidate's own rank for it. Each round is played afresh with the whole
 * list, as if the candidate floated: a seat given up for a better one is not kept. Published closing ranks already hold
 * everybody else's choices; this candidate's own seat would have moved them by one place at most.
 * @param rounds  each the column of `closings` at its place
 */
export function replayChoices(choices: readonly PlayableChoice[], rounds: readonly PlayedRound[]): SeasonResult[] {
  const seasons = [...new Set(rounds.map(({ season }) => season))]
  return seasons.map((season) => {
    const columns = rounds.flatMap((round, column) => (round.season === season ? [{ ...round, column }] : []))
    return {
      season,
      rounds: columns.map(({ round, isFinal, column }) => ({ round, isFinal, place: firstGot(choices, column) })),
      notOffered: choices.flatMap((pools, place) =>
        columns.every(({ column }) => pools.every(({ closings }) => (closings[column] ?? null) === null))
          ? [place]
          : [],
      ),
    }
  })
}

/**
 * The place from 0 above and at which every season's last round gave a seat: what stands below was never reached. undefined
 * where a season gave none, or none was played.
 */
export function floorOf(seasons: readonly SeasonResult[]): number | undefined {
  const places = seasons.map(({ rounds }) => rounds.at(-1)?.place)
  return places.every((place) => place !== undefined) && places.length > 0 ? Math.max(...places) : undefined
}

function firstGot(choices: readonly PlayableChoice[], column: number): number | undefined {
  const place = choices.findIndex((pools) =>
    pools.some(({ rank, closings }) => {
      const closing = closings[column] ?? null
      return rank !== undefined && closing !== null && rank <= closing
    }),
  )
  return place === -1 ? undefined : place
}
