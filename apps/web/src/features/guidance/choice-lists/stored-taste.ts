import type { ListTaste } from '@sopaan/contract/list-checks'
import type { SaidOfList } from '@sopaan/domain/list-doctor/advice'
import { BRANCHES, type Branch } from '@sopaan/domain/list-maker/branch-labels'
import { readStored, writeStored } from '#web/stored.ts'

/** What counts first, as weights: what is chosen counts three times as much as each of the others. */
const WEIGHTS = {
  both: { branch: 2, college: 2, home: 0, cost: 0 },
  branch: { branch: 3, college: 1, home: 0, cost: 0 },
  college: { branch: 1, college: 3, home: 0, cost: 0 },
  home: { branch: 1, college: 1, home: 3, cost: 0 },
  cost: { branch: 1, college: 1, home: 0, cost: 3 },
} as const
export const FIRSTS = ['both', 'branch', 'college', 'home', 'cost'] as const

/** What somebody said to like: branches, best first, and what counts first. */
export type StoredTaste = { families: readonly Branch[]; first: (typeof FIRSTS)[number] }

const NOTHING_SAID: StoredTaste = { families: [], first: 'both' }

/** The taste as calls take it. */
export function tasteOf({ families, first }: StoredTaste): ListTaste {
  return { families: [...families], weights: WEIGHTS[first] }
}

/** What was said on this device last: it is asked once, for making a list and for its order. */
export function readTaste(): StoredTaste {
  const [first, ...said] = readStored('listTaste')?.split(' ') ?? []
  return {
    families: said.flatMap((code) => BRANCHES.find((branch) => branch === code) ?? []),
    first: FIRSTS.find((each) => each === first) ?? NOTHING_SAID.first,
  }
}

/** Keeps on this device what was said to be liked. */
export function storeTaste({ families, first }: StoredTaste): void {
  writeStored('listTaste', [first, ...families].join(' '))
}

/** How a list stood when its owner last said what to like of it, best liked first, and how much was said. */
export type ListAsSaid = { keys: readonly string[]; said: SaidOfList }

/** The list that was made or put in order on this device last; empty where none was. */
export function readListAsSaid(): ListAsSaid {
  const [said, ...keys] = readStored('wishedOrder')?.split('\n') ?? []
  return { said: said === 'whole' ? said : 'order', keys }
}

/** Keeps on this device how a list stands that was made or put in order. */
export function storeListAsSaid({ said, keys }: ListAsSaid): void {
  writeStored('wishedOrder', [said, ...keys].join('\n'))
}
