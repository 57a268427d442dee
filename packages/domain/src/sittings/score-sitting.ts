import { sum } from '../numbers/sums.ts'
import { type PaperScore, type PaperSection, scorePaper } from '../ranks/marking-scheme.ts'
import { type AnswerKey, isRight, type SheetQuestion, sheetQuestions } from './answer-key.ts'

/** A question that cost marks: answered wrong, or left blank. */
export type LostQuestion = SheetQuestion & {
  answer: string | undefined
  /** Against the full marks of the question. */
  marksLost: number
}

/** What a paper that was sat came to. */
export type SittingScore = PaperScore & {
  /** Marks and full marks by subject, in the order of the paper. */
  subjects: readonly { subject: string; marks: number; maxMarks: number }[]
  lostQuestions: readonly LostQuestion[]
  /** Questions without a key: they count as blank. */
  unkeyed: number
}

/** Marks an answer sheet by its key and the marking of the paper. A question whose key is not known counts as blank. */
export function scoreSitting(
  sections: readonly PaperSection[],
  answers: Readonly<Record<number, string>>,
  key: AnswerKey,
): SittingScore {
  const questions = sheetQuestions(sections)
  const judged = questions.map((question) => {
    const entry = key[question.number]
    return { question, right: entry && isRight(answers[question.number], entry) }
  })
  const results = Object.fromEntries(
    sections.map(({ id }) => {
      const own = judged.filter(({ question }) => question.sectionId === id)
      const correct = own.filter(({ right }) => right === true).length
      return [id, { how: 'counted' as const, correct, wrong: own.filter(({ right }) => right === false).length }]
    }),
  )
  const score = scorePaper(sections, results)
  if (!score.ok) throw new Error(`A sheet does not fit its paper: ${score.reason}`)
  const subjects = [...new Set(sections.map(({ subject }) => subject))]
  const sectionOf = new Map(sections.map((section) => [section.id, section]))
  return {
    ...score,
    subjects: subjects.map((subject) => {
      const own = score.sections.filter(({ id }) => sectionOf.get(id)?.subject === subject)
      return { subject, marks: sum(own.map(({ marks }) => marks)), maxMarks: sum(own.map(({ maxMarks }) => maxMarks)) }
    }),
    lostQuestions: judged
      .filter(({ question, right }) => right !== true && key[question.number] !== undefined)
      .map(({ question, right }) => {
        const section = sectionOf.get(question.sectionId)
        const { correct = 0, wrong = 0 } = section && 'correct' in section ? section : {}
        const answer = right === false ? answers[question.number] : undefined
        return { ...question, answer, marksLost: right === false ? correct - wrong : correct }
      }),
    unkeyed: questions.filter(({ number }) => key[number] === undefined).length,
  }
}
