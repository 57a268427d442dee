import type { CheckedListAnswer } from '@sopaan/contract/list-checks'
import { CHOICES_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { type Advice, adviseOn, type SaidOfList } from '@sopaan/domain/list-doctor/advice'
import { type CheckedChoice, type JudgedRows, judgeRows } from '@sopaan/domain/list-doctor/checked-choice'
import { findFaults } from '@sopaan/domain/list-doctor/list-doctor'
import { applyRepair, bestChance, type Repair } from '@sopaan/domain/list-doctor/repairs'

/** An advice with what its repair makes of the list. */
export type RepairedAdvice = Advice & {
  /** The list after the repair; undefined where one tap repairs nothing. */
  after: readonly string[] | undefined
  /** The chance, 0 to 1, that the list then gives nothing; undefined where a seat is in it that no answer knew yet. */
  noSeatAfter: number | undefined
}

export type CheckedRows = {
  rows: readonly CheckedChoice[]
  judged: JudgedRows
  advice: readonly RepairedAdvice[]
  /** Every choice of the answer by its key. */
  known: ReadonlyMap<string, CheckedChoice>
}

/**
 * What a list risks, what is wrong with it, and what each repair would come to.
 * @param said  what its owner said to like of it, where it stands so still
 */
export function checkRows(
  keys: readonly string[],
  answer: CheckedListAnswer,
  { said }: { said: SaidOfList | undefined },
): CheckedRows {
  const { candidate, shocks, offers } = answer
  const known = new Map(
    [...offers.safe, ...offers.home, ...offers.dream, ...offers.renamed, ...answer.choices].map((choice) => [
      choice.key,
      choice,
    ]),
  )
  const rowsOf = (listed: readonly string[]) => listed.flatMap((key) => known.get(key) ?? [])
  const rows = rowsOf(keys)
  const listed = new Set(keys)
  const { findings, judged } = findFaults(rows, candidate, shocks, { offers })
  const unknownKeys = answer.unknownKeys.filter((key) => listed.has(key))
  const advice = adviseOn(findings, judged, { offers, unknownKeys, said }).map((one) => {
    const after = one.repair && repairedKeys(keys, one.repair, known)
    const isKnown = after?.every((key) => known.has(key) || listed.has(key))
    return {
      ...one,
      after,
      noSeatAfter: after && isKnown ? judgeRows(rowsOf(after), candidate, shocks).noSeat : undefined,
    }
  })
  return { rows, judged, advice, known }
}

/** A list with a repair done; undefined where that makes it longer than a list may be. */
export function repairedKeys(
  keys: readonly string[],
  repair: Repair,
  known: ReadonlyMap<string, CheckedChoice>,
): readonly string[] | undefined {
  const repaired = applyRepair(keys, repair, (key) => bestChance(known.get(key) ?? { pools: [] }))
  return repaired.length <= CHOICES_MAX ? repaired : undefined
}
