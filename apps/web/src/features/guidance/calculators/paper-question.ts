import { readIndian } from '@sopaan/domain/indian-numbers'
import { EXAM_PAPERS, type ExamPaperId, findExamPaper } from '@sopaan/domain/ranks/exam-papers'
import type { MarkingScheme, PaperSection, SectionResult } from '@sopaan/domain/ranks/marking-scheme'
import { readChoice } from './use-answers.ts'

/** The kinds of section that a student sets for JEE Advanced, with what a right answer gives unless changed. */
export const SET_KINDS = [
  { id: 'single', kind: 'single-correct', correct: 3, wrong: -1 },
  { id: 'multiple', kind: 'multiple-correct', correct: 4, wrong: -2 },
  { id: 'numerical', kind: 'numerical', correct: 4, wrong: 0 },
  { id: 'matching', kind: 'matching', correct: 4, wrong: -1 },
] as const

const OPTIONS = 4
const [FIRST_ID, ...OTHER_IDS] = EXAM_PAPERS.map((paper) => paper.id) as [ExamPaperId, ...ExamPaperId[]]

export type PaperQuestion = {
  paper: MarkingScheme
  sections: readonly PaperSection[]
  results: Readonly<Record<string, SectionResult>>
  isAnswered: boolean
  optionsLeft: number
}

/** Reads a paper and the answers given in it out of an address; what is not entered counts as left blank. */
export function readPaperQuestion(answers: URLSearchParams): PaperQuestion {
  const id = readChoice(answers.get('exam'), [FIRST_ID, ...OTHER_IDS])
  const paper = findExamPaper(id)
  if (paper === undefined) throw new Error(`No paper ${id}`)
  const sections = paper.isSetByStudent ? setSections(answers) : paper.sections
  return {
    paper,
    sections,
    results: Object.fromEntries(sections.map((section) => [section.id, readResult(section, answers)])),
    isAnswered: [...answers].some(([key]) => key.includes('.')),
    optionsLeft: readIndian(answers.get('options')) ?? OPTIONS,
  }
}

/** The name of a field: section, a full stop, and what is counted in it. */
export function fieldName(sectionId: string, what: string): string {
  return `${sectionId}.${what}`
}

function setSections(answers: URLSearchParams): PaperSection[] {
  return SET_KINDS.flatMap(({ id, kind, correct, wrong }): PaperSection[] => {
    const questions = readIndian(answers.get(fieldName(id, 'questions'))) ?? 0
    if (!Number.isInteger(questions) || questions < 1) return []
    const same = { id, subject: 'all', questions }
    const marks = readIndian(answers.get(fieldName(id, 'each')))
    const each = marks === 3 || marks === 4 ? marks : correct
    if (kind === 'multiple-correct') return [{ ...same, kind }]
    if (kind === 'numerical') return [{ ...same, kind, correct: each, wrong }]
    return [{ ...same, kind, correct: each, wrong, options: OPTIONS }]
  })
}

function readResult(section: PaperSection, answers: URLSearchParams): SectionResult {
  const count = (what: string) => readIndian(answers.get(fieldName(section.id, what))) ?? 0
  if (section.kind === 'by-hand') return { how: 'marks', marks: count('marks') }
  if (section.kind === 'multiple-correct') {
    return {
      how: 'partial',
      four: count('4'),
      three: count('3'),
      two: count('2'),
      one: count('1'),
      wrong: count('wrong'),
    }
  }
  return { how: 'counted', correct: count('right'), wrong: count('wrong') }
}
