import { startTransition, useEffect, useState } from 'react'
import { answerAtOnce } from './choice-table.queries.ts'
import type { DatedChoices } from './college-choices.queries.ts'

/** An address that was answered before anybody asked. */
export type BoardAhead = { address: string; answer: DatedChoices | undefined; table: string }

/** Leaves room for a finger between two boards that nobody asked for yet, ms. */
const MOMENT_MS = 100

/**
 * Answers addresses that may be asked for next, one in each idle moment, from the table of this device.
 * @param wanted  addresses, the likeliest first
 * @param table  names the table; undefined until it is here
 */
export function useBoardsAhead(wanted: readonly string[], table: string | undefined): BoardAhead[] {
  const [drawn, setDrawn] = useState<readonly BoardAhead[]>([])
  const kept = drawn.filter((board) => board.table === table && wanted.includes(board.address))
  const next = table === undefined ? undefined : wanted.find((each) => kept.every(({ address }) => address !== each))
  // An address holds no space.
  const words = wanted.join(' ')
  useEffect(() => {
    if (next === undefined || table === undefined) return undefined
    const timer = setTimeout(() => {
      const board = { address: next, answer: answerAtOnce(new URLSearchParams(next)), table }
      const stillWanted = words.split(' ')
      startTransition(() =>
        setDrawn((before) => [
          ...before.filter((each) => each.table === table && stillWanted.includes(each.address)),
          board,
        ]),
      )
    }, MOMENT_MS)
    return () => clearTimeout(timer)
  }, [next, table, words])
  return kept
}
