import type { ListWish } from '@sopaan/contract/list-checks'
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
export type KeptWish = { families: readonly Branch[]; first: (typeof FIRSTS)[number] }

const NOTHING_SAID: KeptWish = { families: [], first: 'both' }

/** The wish as calls take it. */
export function wishOf({ families, first }: KeptWish): ListWish {
  return { families: [...families], weights: WEIGHTS[first] }
}

/** What was said on this device last: it is asked once, for making a list and for its order. */
export function readWish(): KeptWish {
  const [first, ...said] = readStored('listWish')?.split(' ') ?? []
  return {
    families: said.flatMap((code) => BRANCHES.find((branch) => branch === code) ?? []),
    first: FIRSTS.find((each) => each === first) ?? NOTHING_SAID.first,
  }
}

/** Keeps on this device what was said to be liked. */
export function storeWish({ families, first }: KeptWish): void {
  writeStored('listWish', [first, ...families].join(' '))
}
