import { type GenderPool, QUOTAS, type Quota, SEAT_TYPES, type SeatType } from '../book/rank-book.ts'
import type { KnownProgramme } from './cutoff-row.ts'

/** The highest number that can be a rank; more than ten candidates for each who ever sat the examination. */
const RANK_MAX = 20_000_000

export type PrintedRank =
  | { ok: true; rank: number; isPreparatory: boolean; isRounded: boolean }
  | { ok: false; reason: 'rank-missing' | 'rank-zero' | 'rank-unreadable' }

/**
 * A rank as the portals print it: `4521`, `45P` (preparatory), `1221717.0`, `1.05268e+006` (kept to six digits by the
 * portal, hence `isRounded`), with or without thousands separators.
 */
export function readRank(printed: string): PrintedRank {
  const text = printed.replace(/[\s,]/g, '')
  if (text === '' || /^[-–—]+$/.test(text)) return { ok: false, reason: 'rank-missing' }
  const found = /^(\d+)(?:\.(\d+))?(?:e\+?(\d+))?(p)?$/i.exec(text)
  if (!found) return { ok: false, reason: 'rank-unreadable' }
  const [, whole = '', fraction = '', exponent, preparatory] = found
  const rank = Number(`${whole}.${fraction || '0'}e${exponent ?? '0'}`)
  if (rank === 0) return { ok: false, reason: 'rank-zero' }
  if (!Number.isSafeInteger(rank) || rank > RANK_MAX) return { ok: false, reason: 'rank-unreadable' }
  return { ok: true, rank, isPreparatory: preparatory !== undefined, isRounded: exponent !== undefined }
}

/** `Civil Engineering (4 Years, Bachelor of Technology)` in its parts; undefined when years and degree are missing. */
export function readProgramme(printed: string): KnownProgramme | undefined {
  const found = /^(.*\S)\s*\(\s*(\d+)\s*Years?\s*,\s*(.+?)\s*\)$/i.exec(tidyText(printed))
  if (!found) return undefined
  const [, name = '', years = '', degree = ''] = found
  return { name, durationYears: Number(years), degree }
}

/** The programme as the counselling portals print it. */
export function printProgramme(programme: KnownProgramme): string {
  return `${programme.name} (${programme.durationYears} Years, ${programme.degree})`
}

/** `Gender-Neutral`, `Female-only (including Supernumerary)`, or our own words; undefined for anything else. */
export function readGender(printed: string): GenderPool | undefined {
  const text = tidyText(printed).toLowerCase()
  if (text === 'neutral' || text === 'gender-neutral' || text === 'gender neutral') return 'neutral'
  if (text === 'female' || /^female[- ]only\b/.test(text)) return 'female'
  return undefined
}

/** The quota a cell prints, in either spelling of DASA; undefined for anything else. */
export function readQuota(printed: string): Quota | undefined {
  const text = tidyText(printed).toUpperCase().replace('DASA-NON CIWG', 'DASA-NONCIWG')
  return QUOTAS.find((quota) => quota === text)
}

/** The seat type a cell prints, however it writes PwD; undefined for anything else. */
export function readSeatType(printed: string): SeatType | undefined {
  const text = tidyText(printed)
    .replace(/\s*\(\s*pwd\s*\)/i, ' (PwD)')
    .toUpperCase()
  return SEAT_TYPES.find((seatType) => seatType.toUpperCase() === text)
}

/** A whole number within bounds; undefined for anything else. */
export function readWhole(printed: string | undefined, min: number, max: number): number | undefined {
  const text = tidyText(printed ?? '')
  if (!/^\d{1,6}(?:\.0+)?$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** The text with every kind and run of white space as one space, and none at the ends. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim()
}
