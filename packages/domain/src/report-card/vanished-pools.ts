import { at } from '../forecast/pools/pool-traits.ts'
import type { JudgedSeason, Vanished } from './report-card.ts'

type Seats = {
  poolCount: number
  institute: ArrayLike<number>
  programme: ArrayLike<number>
  quota: ArrayLike<number>
  seatType: ArrayLike<number>
}

/** How many of the pools that were forecast printed no rank, and what had become of them; seats with PwD apart. */
export function countVanished(seats: Seats, judged: readonly JudgedSeason[]): { ordinary: Vanished; pwd: Vanished } {
  const counts = { ordinary: noneYet(), pwd: noneYet() }
  for (const { before, closing } of judged) {
    const programmes = new Set<string>()
    const quotas = new Set<string>()
    for (let pool = 0; pool < seats.poolCount; pool++) {
      if (!(at(closing, pool) > 0)) continue
      programmes.add(programmeOf(seats, pool))
      quotas.add(quotaOf(seats, pool))
    }
    for (let pool = 0; pool < seats.poolCount; pool++) {
      if (!(at(before, pool) > 0)) continue
      const count = counts[at(seats.seatType, pool) % 2 === 1 ? 'pwd' : 'ordinary']
      count.forecast++
      if (at(closing, pool) > 0) continue
      count.unprinted++
      if (!programmes.has(programmeOf(seats, pool))) count.programmeEnded++
      else if (!quotas.has(quotaOf(seats, pool))) count.quotaEnded++
    }
  }
  return counts
}

function noneYet(): Vanished {
  return { forecast: 0, unprinted: 0, programmeEnded: 0, quotaEnded: 0 }
}

function programmeOf({ institute, programme }: Seats, pool: number): string {
  return `${at(institute, pool)} ${at(programme, pool)}`
}

function quotaOf(seats: Seats, pool: number): string {
  return `${programmeOf(seats, pool)} ${at(seats.quota, pool)}`
}
