import tables from '../../../../data/exams/jee-advanced-marks.json' with { type: 'json' }
import type { Answer } from '../answer.ts'
import { isCount } from './percentile.ts'

export const ADVANCED_SEASONS = [2026, 2025] as const
export type AdvancedSeason = (typeof ADVANCED_SEASONS)[number]

export const ADVANCED_LISTS = ['CRL', 'GEN-EWS', 'OBC-NCL', 'SC', 'ST', 'CRL-PwD'] as const
export type AdvancedList = (typeof ADVANCED_LISTS)[number]

/** Both papers together. Source: JIC reports 2025 and 2026. */
export const ADVANCED_MAX_MARKS = 360

/**
 * Percent of the marks that a list asks for in each subject and in all, before the organisers lower it. Source: JEE
 * (Advanced) 2026, information brochure; JoSAA 2026, business rules, clause 18.
 */
export const ADVANCED_MINIMUMS: { season: number; lists: Record<AdvancedList, { each: number; all: number }> } = {
  season: 2026,
  lists: {
    CRL: { each: 10, all: 35 },
    'GEN-EWS': { each: 9, all: 31.5 },
    'OBC-NCL': { each: 9, all: 31.5 },
    SC: { each: 5, all: 17.5 },
    ST: { each: 5, all: 17.5 },
    'CRL-PwD': { each: 5, all: 17.5 },
  },
}

export type AdvancedRankRange = { best: number; worst: number; lastMarks: number }

/**
 * The rank of JEE Advanced marks on one list, from the official marks at every 100th rank: better than the next printed
 * rank with fewer marks, worse than the last one with more. Nothing is interpolated.
 * @returns refuses marks below the last printed ones: that season they were on no rank list
 */
export function findAdvancedRankFromMarks(
  marks: number,
  list: AdvancedList,
  season: AdvancedSeason,
): Answer<AdvancedRankRange, 'not-marks' | 'below-list'> {
  if (!Number.isInteger(marks) || marks > ADVANCED_MAX_MARKS) return { ok: false, reason: 'not-marks' }
  const rows = listRows(list, season)
  const lastMarks = rows.at(-1)?.marks ?? 0
  if (marks < lastMarks) return { ok: false, reason: 'below-list' }
  const lastBetter = rows.findLast((row) => row.marks > marks)
  const firstWorse = rows.find((row) => row.marks < marks)
  const best = (lastBetter?.rank ?? 0) + 1
  const worst = firstWorse === undefined ? lastRank(rows) : firstWorse.rank - 1
  return { ok: true, best, worst: Math.max(best, worst), lastMarks }
}

/**
 * The marks that a rank of one list had that season: between the printed marks on either side of it.
 * @returns refuses a rank behind the last printed hundred
 */
export function findAdvancedMarksFromRank(
  rank: number,
  list: AdvancedList,
  season: AdvancedSeason,
): Answer<{ least: number; most: number }, 'not-a-rank' | 'beyond-list'> {
  if (!isCount(rank)) return { ok: false, reason: 'not-a-rank' }
  const rows = listRows(list, season)
  if (rank > lastRank(rows)) return { ok: false, reason: 'beyond-list' }
  const before = rows.findLast((row) => row.rank <= rank)
  const after = rows.find((row) => row.rank >= rank) ?? rows.at(-1)
  return { ok: true, least: after?.marks ?? 0, most: before?.marks ?? ADVANCED_MAX_MARKS }
}

type Row = { rank: number; marks: number }

function listRows(list: AdvancedList, season: AdvancedSeason): Row[] {
  return tables.seasons[season].lists[list].marks.flatMap((marks, index) =>
    marks === null ? [] : [{ rank: 1 + index * tables.step, marks }],
  )
}

/** The list ends before the next hundred would have been printed. */
function lastRank(rows: readonly Row[]): number {
  return (rows.at(-1)?.rank ?? 1) + tables.step - 1
}
