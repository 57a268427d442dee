import { readFile } from 'node:fs/promises'
import { type ReportCard, reportCard } from '@sopaan/contract/report-cards'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { seatKeyFinder } from '@sopaan/domain/seats/seat-key-finder'
import { seatPoolKeys } from '@sopaan/domain/seats/seat-pool-key'
import * as z from 'zod/mini'

/** Written beside the book when it is compiled. */
const REPORT_CARD = new URL('../../../../../../data/report-card.json', import.meta.url)

/** The report card that ships, as it was worked out when the shipped book was compiled. */
function readShipped(): Promise<ReportCard> {
  return readFile(REPORT_CARD, 'utf8').then((text) => z.parse(reportCard, JSON.parse(text)))
}

/** Of 100 seats called Likely, how many came true in the toughest and in the easiest season judged. Whole percent. */
export async function readLikelyRecord(): Promise<{ low: number; high: number }> {
  const shares = (await readShipped()).bySeason.map(({ likely }) => Math.round(likely.true * 100))
  return { low: Math.min(...shares), high: Math.max(...shares) }
}

/**
 * What the forecast said in past seasons and what came true, as it was worked out when the shipped book was compiled, each
 * miss with the key of its seat in the book in use and the degree it leads to.
 */
export async function readReportCard(book: RankBook): Promise<ReportCard> {
  const card = await readShipped()
  const keys = seatPoolKeys(book)
  const findKey = seatKeyFinder(book, keys)
  const seatOf = ({ institute, programme, quota, seatType, gender, season, closed }: ReportCard['worst'][number]) => {
    const names = { institute, programme, quota, seatType, gender, isPreparatory: false }
    const seatKey = findKey({ ...names, closed: { season, rank: closed } }) ?? null
    const pool = seatKey === null ? undefined : keys.poolOf(seatKey)
    const known = pool === undefined ? undefined : book.programmes[book.programme[pool] ?? -1]
    return { seatKey, course: known ? { degree: known.degree, durationYears: known.durationYears } : null }
  }
  return { ...card, worst: card.worst.map((miss) => ({ ...miss, ...seatOf(miss) })) }
}
