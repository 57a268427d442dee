import { readFile } from 'node:fs/promises'
import { counsellingSeason } from '@sopaan/contract/counselling'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import * as z from 'zod/mini'

/** Written by `npm run counselling`. */
export const SHIPPED_SEASON = new URL('../../../../../../data/counselling/josaa-2026.json', import.meta.url)

let shipped: CounsellingSeason | undefined

/** The newest season whose dates are published. It ships with the product and is read once. */
export async function findSeason(): Promise<CounsellingSeason> {
  shipped ??= z.parse(counsellingSeason, JSON.parse(await readFile(SHIPPED_SEASON, 'utf8')))
  return shipped
}
