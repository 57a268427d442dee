import { closingRank } from '../choice-lists/replay.ts'
import type { OpenSeatBook } from '../seats/seat-facts.ts'
import type { CheckBook } from './check-list.ts'

type Position = { institute: number; programme: number }

/**
 * The programme that an ended one most likely became: the only one of its institute, branch and years that is offered now and
 * was not printed when the old one was printed last. A guess that its owner decides on; nothing is joined by it.
 * @returns undefined where there is none, or more than one
 */
export function findNewName(check: CheckBook, gone: Position): Position | undefined {
  const { open } = check
  const own = poolsOf(open, gone)
  const last = open.finals.findLast((final) => own.some((pool) => closingRank(final, pool) !== undefined))
  if (!last || last.season === open.newest.season) return undefined
  const { family, durationYears } = open.book.programmes[gone.programme] ?? {}
  const found = check.programmes.filter((other) => {
    const programme = open.book.programmes[other.programme]
    const isLike = programme?.family === family && programme?.durationYears === durationYears
    if (other.institute !== gone.institute || other.programme === gone.programme || !isLike) return false
    const pools = poolsOf(open, other)
    const wasPrinted = pools.some((pool) => closingRank(last, pool) !== undefined)
    return !wasPrinted && pools.some((pool) => closingRank(open.newest, pool) !== undefined)
  })
  return found.length === 1 ? found[0] : undefined
}

/** The ordinary pools of a programme in any season. */
function poolsOf({ book }: OpenSeatBook, { institute, programme }: Position): number[] {
  return Array.from({ length: book.poolCount }, (_, pool) => pool).filter(
    (pool) => book.institute[pool] === institute && book.programme[pool] === programme && book.preparatory[pool] !== 1,
  )
}
