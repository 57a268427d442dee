import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'

type Pool = ChoicesAnswer['data'][number]['pools'][number]

/** In how many of the seasons shown this rank would have got the seat, and in how many a rank was printed. */
export function countGot({ closings, rank }: Pick<Pool, 'closings' | 'rank'>): { got: number; known: number } {
  const known = closings.filter((closing) => closing !== null)
  return { got: known.filter((closing) => rank <= closing).length, known: known.length }
}

/** What a seat pool is called in a row: "Open seat", "Female seat", "SC seat". */
export function poolName(
  { seatType, gender }: Pick<Pool, 'seatType' | 'gender'>,
  { seat }: Pick<Words['results'], 'seat'>,
): string {
  if (seatType === 'OPEN') return gender === 'female' ? seat.female : seat.OPEN
  return gender === 'female' ? seat.femaleOf(seatType) : seat.of(seatType)
}

/** Names seat pools in the language of the page. */
export function usePoolName(): (pool: Pick<Pool, 'seatType' | 'gender'>) => string {
  const { results } = useWords()
  return (pool) => poolName(pool, results)
}

/** The same inside a sentence: "open seat", "female seat", "SC seat". */
export function usePoolNameWithin(): (pool: Pick<Pool, 'seatType' | 'gender'>) => string {
  const { seatWithin } = useWords().results
  const nameOf = usePoolName()
  return (pool) => (pool.seatType === 'OPEN' ? seatWithin[pool.gender] : nameOf(pool))
}
