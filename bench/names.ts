import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { findLikelyRenamings, type LikelyRenaming } from '@sopaan/domain/seats/directory/likely-renamings'
import { RENAMED_PROGRAMMES } from '@sopaan/domain/seats/directory/renamed-programmes'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import { atLeast, exactly, type Figure } from './figure.ts'
import { readHistory } from './forecast/read-history.ts'

/** Ordinary seats of 2026 that printed a rank under another name in 2025. Source: JoSAA, final rounds of both seasons. */
const SEATS_RENAMED_2026 = 138

/**
 * Whether seats that only changed their print keep their history: every renaming we know is joined in the history that
 * ships, and what else looks like one in the last seasons is printed for somebody to judge.
 */
export async function run(): Promise<Figure[]> {
  const history = await readHistory()
  const finals = history.rounds.filter(({ counselling, isFinal }) => counselling === 'josaa' && isFinal)
  const left: LikelyRenaming[] = []
  for (const [at, final] of finals.entries()) {
    const before = finals[at - 1]
    if (!before || final.season < 2024) continue
    for (const found of findLikelyRenamings(rowsOfRound(history, before), rowsOfRound(history, final))) {
      const { institute, from, to, seats, before: closed, after } = found
      console.log(`${final.season} ${institute}: ${from} → ${to}, ${seats} seats, ${closed} → ${after}`)
      if (final.season === 2026 && isKnown(found)) left.push(found)
    }
  }
  const joined = RENAMED_PROGRAMMES.map((renamed) => countJoined(history, renamed))
  const of2026 = joined.reduce((sum, pools, at) => sum + (RENAMED_PROGRAMMES[at]?.season === 2026 ? pools : 0), 0)
  return [
    exactly('renamings known that have no seat with a past', joined.filter((pools) => pools === 0).length, 0, ''),
    exactly('renamings known of 2026 that the tables still show apart', left.length, 0, ''),
    atLeast('seats of 2026 with a rank of 2025 under an older name', of2026, SEATS_RENAMED_2026, ''),
  ]
}

function isKnown({ institute, from }: LikelyRenaming): boolean {
  return RENAMED_PROGRAMMES.some((known) => known.institute === institute && printProgramme(known.from) === from)
}

/** Ordinary pools of the new name that printed a rank in the season of the renaming and in the one before. */
function countJoined(history: RankBook, { institute, to, season }: (typeof RENAMED_PROGRAMMES)[number]): number {
  const final = (of: number) =>
    history.rounds.find((round) => round.counselling === 'josaa' && round.season === of && round.isFinal)
  const [before, after] = [final(season - 1), final(season)]
  let pools = 0
  for (let pool = 0; pool < history.poolCount; pool++) {
    if (history.institutes[history.institute[pool] ?? -1]?.name !== institute) continue
    const programme = history.programmes[history.programme[pool] ?? -1]
    if (!programme || printProgramme(programme) !== printProgramme(to)) continue
    if ((before?.closing[pool] ?? 0) > 0 && (after?.closing[pool] ?? 0) > 0) pools++
  }
  return pools
}
