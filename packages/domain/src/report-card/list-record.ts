/**
 * What was said of whole lists and what came, 2022 to 2026, each season judged from the seasons before it: 8,000 drawn lists,
 * by how likely no seat was said to be. Whole per cent. Source: `npm run bench -- list-risk`, which fails where it measures
 * anything else.
 */
export const LIST_BANDS = [
  { to: 2, said: 0, came: 0, lists: 3_881 },
  { to: 5, said: 3, came: 3, lists: 414 },
  { to: 10, said: 7, came: 5, lists: 413 },
  { to: 20, said: 15, came: 14, lists: 434 },
  { to: 40, said: 30, came: 29, lists: 593 },
  { to: 70, said: 55, came: 54, lists: 749 },
  { to: 100, said: 90, came: 91, lists: 1_516 },
] as const

/**
 * The rounds of a season ahead, played for drawn lists before it began, against the rounds that came: of 100 rounds in how many
 * the very seat was named, and in how many rightly that there would be one or none; beside it the rounds of the season before,
 * played as if they came again. `off`: positions on the list between the seat named and the one that came, where both had one.
 * Source: as above.
 */
export const ROUND_RECORD = {
  lists: 2_000,
  sameSeat: 55,
  sameSeatByLastSeason: 52,
  hasSeat: 87,
  hasSeatByLastSeason: 82,
  off: 3.3,
} as const

/** Of lists with PwD seats among them: the mean that was said of no seat, and the share that got none; per cent. Source: as above. */
export const PWD_LISTS = { said: 7.4, came: 6 } as const
