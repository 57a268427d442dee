import type { PreparedBook } from '@sopaan/domain/book/prepared-book'
import { earliestRound } from '@sopaan/domain/choice-lists/replay'
import {
  easierSeat,
  type ForecastSeat,
  type SeatJudgement,
  seatChancePercent,
  toForecastSeat,
  toSeatJudgement,
} from '@sopaan/domain/predictor/predicted-seat'
import { bandOf } from '@sopaan/domain/predictor/prediction'
import type { Profile } from '@sopaan/domain/predictor/profile'
import type { RankedSeat } from '@sopaan/domain/predictor/seat-order'

/** What is the same of a seat for every candidate, as JSON, and where what differs goes. */
type SeatText = {
  /** Up to the rank. */
  beginning: string
  /** Each season up to whether the rank would have got the seat. */
  seasons: readonly { text: string; closing: number | null }[]
}

/** What of a seat's forecast is the same for every candidate. */
type Expected = Pick<ForecastSeat, 'offeredPercent' | 'reliability' | 'isNew' | 'expected'>

/**
 * Seats as JSON. Nine tenths of what an answer says of a seat (its names, its five seasons, what is expected of it) are the
 * same for every candidate: they are written once for each seat that is asked for, some ten megabytes for the whole book.
 * To make objects of them for each answer, and text of those, took longer than to find the seats.
 */
export class SeatTexts {
  readonly #prepared: PreparedBook
  readonly #seats = new Map<number, SeatText>()
  readonly #expected = new Map<number, string>()

  constructor(prepared: PreparedBook) {
    this.#prepared = prepared
  }

  /** What `toForecastSeat` says. */
  writeForecast(seat: RankedSeat, profile: Profile): string {
    const { pool, judgedBy } = seat
    const percent = seatChancePercent(this.#prepared, pool, judgedBy.rank)
    const band = bandOf(this.#prepared.forecast, pool, percent)
    const easier = easierSeat(this.#prepared, profile, pool, percent)
    return `${this.#judge(seat)},"chancePercent":${percent},"band":"${band}",${this.#expectedOf(seat, profile)}${
      easier === undefined ? '' : `,"easierOpenPool":${JSON.stringify(easier)}`
    }}`
  }

  /** What `toSeatJudgement` says. */
  writePast(seat: RankedSeat): string {
    return `${this.#judge(seat)}}`
  }

  /** What both say, the last brace open. */
  #judge(seat: RankedSeat): string {
    const { pool, judgedBy } = seat
    const { rank, kind } = judgedBy
    const { beginning, seasons } = this.#textOf(seat)
    let past = ''
    for (const { text, closing } of seasons) past += `${text}${closing === null ? 'null' : rank <= closing}}`
    const round = earliestRound(this.#prepared.newestRounds, pool, rank) ?? null
    return `${beginning}${rank},"rankKind":"${kind}","seasons":[${past}],"earliestRound":${round}`
  }

  #textOf({ pool, judgedBy }: RankedSeat): SeatText {
    const known = this.#seats.get(pool)
    if (known) return known
    const text = writeSeat(toSeatJudgement(this.#prepared, pool, judgedBy))
    this.#seats.set(pool, text)
    return text
  }

  #expectedOf({ pool, judgedBy }: RankedSeat, profile: Profile): string {
    const known = this.#expected.get(pool)
    if (known !== undefined) return known
    const text = writeExpected(toForecastSeat(this.#prepared, profile, pool, judgedBy))
    this.#expected.set(pool, text)
    return text
  }
}

function writeSeat({ rank: _, rankKind: __, earliestRound: ___, seasons, ...same }: SeatJudgement): SeatText {
  return {
    beginning: `${withoutBraces(same, 'end')},"rank":`,
    seasons: seasons.map(({ wouldGet: _, ...season }, at) => ({
      text: `${at === 0 ? '' : ','}${withoutBraces(season, 'end')},"wouldGet":`,
      closing: season.closing,
    })),
  }
}

function writeExpected({ offeredPercent, reliability, isNew, expected }: Expected): string {
  return withoutBraces({ offeredPercent, reliability, isNew, expected }, 'both')
}

/** The JSON of an object open at its end, or the fields of it alone. */
function withoutBraces(value: object, which: 'end' | 'both'): string {
  return JSON.stringify(value).slice(which === 'both' ? 1 : 0, -1)
}
