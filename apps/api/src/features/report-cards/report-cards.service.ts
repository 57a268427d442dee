import { readFile } from 'node:fs/promises'
import { type ReportCard, reportCard } from '@sopaan/contract/report-cards'
import type { RankBook } from '@sopaan/domain/rank-book'
import { seatKeyFinder } from '@sopaan/domain/seat-key-finder'
import * as z from 'zod/mini'

/** Written beside the book when it is compiled. */
const REPORT_CARD = new URL('../../../../../data/report-card.json', import.meta.url)

/**
 * What the forecast said in past seasons and what came true, as it was worked out when the shipped book was compiled, each
 * miss with the key of its seat in the book in use.
 */
export async function readReportCard(book: RankBook): Promise<ReportCard> {
  const card = z.parse(reportCard, JSON.parse(await readFile(REPORT_CARD, 'utf8')))
  const findKey = seatKeyFinder(book)
  const keyOf = ({ closed, season, said: _, ...names }: ReportCard['worst'][number]) =>
    findKey({ ...names, isPreparatory: false, closed: { season, rank: closed } }) ?? null
  return {
    ...card,
    worst: card.worst.map((miss) => ({ ...miss, seatKey: keyOf(miss) })),
  }
}
