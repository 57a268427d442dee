import { readFile } from 'node:fs/promises'
import { type ReportCard, reportCard } from '@sopaan/contract/report-cards'
import * as z from 'zod/mini'

/** Written beside the book when it is compiled. */
const REPORT_CARD = new URL('../../../../../data/report-card.json', import.meta.url)

/** What the forecast said in past seasons and what came true, as it was worked out when the shipped book was compiled. */
export async function readReportCard(): Promise<ReportCard> {
  return z.parse(reportCard, JSON.parse(await readFile(REPORT_CARD, 'utf8')))
}
