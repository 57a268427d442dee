import { readIndian } from '@sopaan/domain/indian-numbers'
import { findPlainPercentile, findShiftPercentile, pickBetterSession } from '@sopaan/domain/ranks/percentile'
import {
  findPercentileFromMarks,
  type NamedShift,
  type PercentileRange,
} from '@sopaan/domain/ranks/percentile-from-marks'
import {
  findPercentileFromRank,
  findRankFromPercentile,
  type RankingField,
  type RankRange,
} from '@sopaan/domain/ranks/rank'
import type { NoReason } from './rank-answer.ts'
import { readField, readShift, type SeasonChoice } from './rank-question.ts'
import { readChoice } from './use-answers.ts'

export const PERCENTILE_MODES = ['marks', 'rank', 'percentile', 'count', 'sessions'] as const
export type PercentileMode = (typeof PERCENTILE_MODES)[number]

export type PercentileQuestion = {
  mode: PercentileMode
  marks: number | undefined
  shift: NamedShift
  rank: number | undefined
  percentile: number | undefined
  season: SeasonChoice
  field: RankingField | undefined
  atOrBelow: number | undefined
  appeared: number | undefined
  /** Percentiles of session 1 and 2, as far as entered. */
  sessions: readonly { session: number; percentile: number }[]
}

/** Reads the question out of an address. */
export function readPercentileQuestion(answers: URLSearchParams): PercentileQuestion {
  const number = (key: string) => readIndian(answers.get(key))
  return {
    mode: readChoice(answers.get('mode'), PERCENTILE_MODES),
    marks: number('marks'),
    shift: readShift(answers),
    rank: number('rank'),
    percentile: number('percentile'),
    ...readField(answers),
    atOrBelow: number('atOrBelow'),
    appeared: number('appeared'),
    sessions: [1, 2].flatMap((session) => {
      const percentile = number(`session${session}`)
      return percentile === undefined ? [] : [{ session, percentile }]
    }),
  }
}

export type PercentileAnswer =
  | { state: 'empty' }
  | { state: 'refused'; reason: NoReason }
  | { state: 'marks'; range: PercentileRange }
  | { state: 'rank'; low: number; high: number; plain: number; candidates: number }
  | { state: 'percentile'; rank: RankRange }
  | { state: 'count'; percentile: number }
  | { state: 'sessions'; session: number; percentile: number; lead: number }

/** Works out what the question asks; `empty` while something is still to be entered. */
export function answerPercentile(question: PercentileQuestion): PercentileAnswer {
  const { mode, marks, shift, atOrBelow, appeared, sessions } = question
  switch (mode) {
    case 'marks': {
      if (marks === undefined) return { state: 'empty' }
      const range = findPercentileFromMarks(marks, shift)
      return range.ok ? { state: 'marks', range } : refused(range.reason)
    }
    case 'rank':
      return answerRank(question)
    case 'percentile': {
      if (question.percentile === undefined || question.field === undefined) return { state: 'empty' }
      const rank = findRankFromPercentile(question.percentile, question.field)
      return rank.ok ? { state: 'percentile', rank } : refused(rank.reason)
    }
    case 'count': {
      if (atOrBelow === undefined || appeared === undefined) return { state: 'empty' }
      const shiftScore = findShiftPercentile(atOrBelow, appeared)
      return shiftScore.ok ? { state: 'count', percentile: shiftScore.percentile } : refused(shiftScore.reason)
    }
    case 'sessions': {
      if (sessions.length === 0) return { state: 'empty' }
      const better = pickBetterSession(sessions)
      return better.ok ? { ...better, state: 'sessions' } : refused(better.reason)
    }
  }
}

function answerRank({ rank, field }: PercentileQuestion): PercentileAnswer {
  if (rank === undefined || field === undefined) return { state: 'empty' }
  const range = findPercentileFromRank(rank, field)
  if (!range.ok) return refused(range.reason)
  const plain = findPlainPercentile(rank, range.candidates)
  if (!plain.ok) return refused(plain.reason)
  const { low, high, candidates } = range
  return { state: 'rank', low, high, plain: plain.percentile, candidates }
}

function refused(reason: NoReason): PercentileAnswer {
  return { state: 'refused', reason }
}
