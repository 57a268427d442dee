import type { Answer } from '../answer.ts'
import { sum } from '../numbers/sums.ts'

/** A section of a paper: questions marked alike. Marks for a wrong answer are 0 or less. */
export type PaperSection = { id: string; subject: string; questions: number } & (
  | { kind: 'single-correct' | 'matching'; correct: number; wrong: number; options: number }
  | { kind: 'numerical'; correct: number; wrong: number }
  | { kind: 'multiple-correct' }
  | { kind: 'by-hand'; maxMarks: number }
)

export type MarkingScheme = {
  id: string
  season: string
  durationMinutes: number
  maxMarks: number
  sections: readonly PaperSection[]
  /** Questions offered only to who has answered all the others. */
  bonus?: { questions: number; correct: number; wrong: number }
  /** The sections change with each paper, so the student sets them. */
  isSetByStudent: boolean
  status: 'official' | 'reported'
  source: string
  checkedOn: string
}

/**
 * What a student says of a section. `partial` is for several correct options: how many questions gained +4, +3, +2 and
 * +1, and how many lost 2. `marks` is for what is marked by hand.
 */
export type SectionResult =
  | { how: 'counted'; correct: number; wrong: number }
  | { how: 'partial'; four: number; three: number; two: number; one: number; wrong: number }
  | { how: 'marks'; marks: number }

export type SectionScore = {
  id: string
  marks: number
  maxMarks: number
  /** Marks that wrong answers took away, 0 or more. */
  lost: number
  skipped: number
}

export type NoScore = 'not-a-count' | 'more-than-questions' | 'not-marks' | 'wrong-kind'

/** All correct options chosen and none besides; a wrong one. Source: JEE (Advanced) paper instructions. */
const PARTIAL_FULL = 4
const PARTIAL_WRONG = -2

/** Most marks a section can give. */
export function findSectionMax(section: PaperSection): number {
  switch (section.kind) {
    case 'single-correct':
    case 'matching':
    case 'numerical':
      return section.questions * section.correct
    case 'multiple-correct':
      return section.questions * PARTIAL_FULL
    case 'by-hand':
      return section.maxMarks
    default:
      return unreachable(section)
  }
}

/** Marks of one section, with what wrong answers took away and what was left blank. */
export function scoreSection(section: PaperSection, result: SectionResult): Answer<SectionScore, NoScore> {
  const { id } = section
  const maxMarks = findSectionMax(section)
  if (section.kind === 'by-hand') {
    if (result.how !== 'marks') return { ok: false, reason: 'wrong-kind' }
    if (!(result.marks >= 0 && result.marks <= maxMarks)) return { ok: false, reason: 'not-marks' }
    return { ok: true, id, marks: result.marks, maxMarks, lost: 0, skipped: 0 }
  }
  const gains = section.kind === 'multiple-correct' ? countPartial(result) : countPlain(section, result)
  if (gains === undefined) return { ok: false, reason: 'wrong-kind' }
  if (!gains.every(([count]) => Number.isInteger(count) && count >= 0)) return { ok: false, reason: 'not-a-count' }
  const answered = sum(gains.map(([count]) => count))
  if (answered > section.questions) return { ok: false, reason: 'more-than-questions' }
  const marks = sum(gains.map(([count, each]) => count * each))
  const lost = -sum(gains.map(([count, each]) => count * Math.min(0, each)))
  return { ok: true, id, marks, maxMarks, lost: lost === 0 ? 0 : lost, skipped: section.questions - answered }
}

export type PaperScore = {
  marks: number
  maxMarks: number
  /** What the same paper would have scored with every wrong answer left blank. */
  marksWithoutWrong: number
  /** What blind guesses at every blank question would have added on average; never counted for numericals. */
  expectedFromGuessing: number
  lost: number
  sections: readonly SectionScore[]
}

/**
 * The marks of a paper from its sections, and what else the same paper could have scored.
 * @param results  by section id; a section without a result counts as left blank
 */
export function scorePaper(
  sections: readonly PaperSection[],
  results: Readonly<Record<string, SectionResult>>,
): Answer<PaperScore, NoScore> {
  const scores: SectionScore[] = []
  for (const section of sections) {
    const score = scoreSection(section, results[section.id] ?? blankResult(section))
    if (!score.ok) return score
    const { ok: _, ...figures } = score
    scores.push(figures)
  }
  const marks = sum(scores.map((score) => score.marks))
  const lost = sum(scores.map((score) => score.lost))
  return {
    ok: true,
    marks,
    maxMarks: sum(scores.map((score) => score.maxMarks)),
    marksWithoutWrong: marks + lost,
    expectedFromGuessing: sum(sections.map((section, index) => guessGain(section, scores[index]?.skipped ?? 0))),
    lost,
    sections: scores,
  }
}

export type Gamble = {
  /** Marks to expect from answering, on average. */
  expected: number
  /** Chance of being right from which answering pays; 0 where a wrong answer costs nothing. */
  breakEven: number
  verdict: 'answer' | 'skip' | 'even'
}

/**
 * Whether an answer pays at a given chance of being right: chance × marks for right + (1 − chance) × marks for wrong.
 * @param chance  from 0 to 1
 */
export function weighAnswer(
  marking: { correct: number; wrong: number },
  chance: number,
): Answer<Gamble, 'not-a-chance' | 'not-a-marking'> {
  const { correct, wrong } = marking
  if (!(chance >= 0 && chance <= 1)) return { ok: false, reason: 'not-a-chance' }
  if (!(correct > 0 && wrong <= 0)) return { ok: false, reason: 'not-a-marking' }
  const expected = round(chance * correct + (1 - chance) * wrong)
  return {
    ok: true,
    expected,
    breakEven: wrong === 0 ? 0 : -wrong / (correct - wrong),
    verdict: expected > 0 ? 'answer' : expected < 0 ? 'skip' : 'even',
  }
}

/** Whether a guess pays among the options left after ruling some out: each that is left is as likely as the others. */
export function weighGuess(
  marking: { correct: number; wrong: number },
  optionsLeft: number,
): Answer<Gamble & { chance: number }, 'not-a-count' | 'not-a-marking'> {
  if (!Number.isInteger(optionsLeft) || optionsLeft < 1) return { ok: false, reason: 'not-a-count' }
  const chance = 1 / optionsLeft
  const gamble = weighAnswer(marking, chance)
  if (!gamble.ok) return { ok: false, reason: 'not-a-marking' }
  return { ...gamble, chance }
}

type Gains = [count: number, marksEach: number][]

function countPlain(section: { correct: number; wrong: number }, result: SectionResult): Gains | undefined {
  if (result.how !== 'counted') return undefined
  return [
    [result.correct, section.correct],
    [result.wrong, section.wrong],
  ]
}

function countPartial(result: SectionResult): Gains | undefined {
  if (result.how !== 'partial') return undefined
  return [
    [result.four, PARTIAL_FULL],
    [result.three, 3],
    [result.two, 2],
    [result.one, 1],
    [result.wrong, PARTIAL_WRONG],
  ]
}

function blankResult(section: PaperSection): SectionResult {
  if (section.kind === 'by-hand') return { how: 'marks', marks: 0 }
  if (section.kind === 'multiple-correct') return { how: 'partial', four: 0, three: 0, two: 0, one: 0, wrong: 0 }
  return { how: 'counted', correct: 0, wrong: 0 }
}

function guessGain(section: PaperSection, skipped: number): number {
  if (section.kind !== 'single-correct' && section.kind !== 'matching') return 0
  const gamble = weighGuess(section, section.options)
  return gamble.ok ? round(skipped * gamble.expected) : 0
}

/** Keeps sums of thirds and quarters from showing the last bit of a binary fraction. */
function round(marks: number): number {
  return Math.round(marks * 1e6) / 1e6
}

function unreachable(value: never): never {
  throw new Error(`Not a section: ${JSON.stringify(value)}`)
}
