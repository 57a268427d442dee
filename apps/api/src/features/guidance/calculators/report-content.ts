import {
  convertFromPercentage,
  convertToPercentage,
  findCgpa,
  findNeededAverage,
  findSgpa,
} from '@sopaan/domain/cgpa/cgpa'
import {
  type CgpaAnswers,
  type CgpaQuestion,
  filledRows,
  ROW_FIELDS,
  readCgpaQuestion,
} from '@sopaan/domain/cgpa/cgpa-question'
import { BODIES, type PercentageRule } from '@sopaan/domain/cgpa/percentage-rules'
import type { Language } from '@sopaan/domain/languages'
import { formatDate } from '@sopaan/domain/time/format'
import type { DocumentPart, PrintedDocument } from '#api/print/document.ts'
import { SERVER_WORDS, type ServerWords } from '#api/words/server-words.ts'

export type ReportOrder = {
  /** As the address of the calculator writes them. */
  answers: string
  language: Language
  /** `2026-11-21`, in India. */
  madeOn: string
}

type Reason = keyof ServerWords['cgpaReport']['reasons']

/** The report of a calculation: what was entered, what it comes to, and by which rule from which source. */
export function cgpaReport({ answers, language, madeOn }: ReportOrder): PrintedDocument {
  const entered = new URLSearchParams(answers)
  const question = readCgpaQuestion(entered)
  const words = SERVER_WORDS[language].cgpaReport
  const parts: DocumentPart[] = [
    { kind: 'note', text: words.product },
    { kind: 'title', text: words.titles[question.mode] },
    { kind: 'note', text: words.madeOn(formatDate(madeOn, language)) },
    ...partsOf(question, entered, { words, language }),
    { kind: 'note', text: words.notCertificate },
  ]
  return { parts, language, madeOn }
}

type Wording = { words: ServerWords['cgpaReport']; language: Language }

function partsOf(question: CgpaQuestion, entered: CgpaAnswers, wording: Wording): DocumentPart[] {
  switch (question.mode) {
    case 'sgpa':
      return subjectParts(question, entered, wording)
    case 'cgpa':
      return semesterParts(question, wording)
    case 'target':
      return targetParts(question, wording)
    case 'percentage':
      return percentageParts(question, wording)
  }
}

function subjectParts(question: CgpaQuestion, entered: CgpaAnswers, { words, language }: Wording): DocumentPart[] {
  const { subjects, maxPoints } = question
  const answer = findSgpa(subjects, maxPoints)
  if (!answer.ok) return noAnswer(answer.reason, words)
  const typed = filledRows(entered, ROW_FIELDS.sgpa)
  const rows = subjects.map(({ credits, points }, at) => [
    `${words.subject} ${at + 1}`,
    String(credits),
    typed[at]?.[1].trim().toUpperCase() ?? '',
    String(points),
    writePoints(credits * points),
  ])
  const sum = subjects.reduce((total, { credits, points }) => total + credits * points, 0)
  return [
    { kind: 'figure', label: 'SGPA', value: answer.sgpa.toFixed(2) },
    {
      kind: 'table',
      head: [words.subject, words.credits, words.grade, words.points, words.creditPoints],
      rows: [...rows, [words.total, writePoints(answer.credits), '', '', writePoints(sum)]],
    },
    ...scaleParts(question, { words, language }),
    { kind: 'text', text: words.formulaSgpa },
    { kind: 'note', text: words.formulaSource },
  ]
}

function semesterParts(question: CgpaQuestion, { words }: Wording): DocumentPart[] {
  const answer = findCgpa(question.semesters, question.maxPoints)
  if (!answer.ok) return noAnswer(answer.reason, words)
  const rows = question.semesters.map(({ credits, sgpa }, at) => [
    `${words.semester} ${at + 1}`,
    String(credits),
    String(sgpa),
    writePoints(credits * sgpa),
  ])
  const sum = question.semesters.reduce((total, { credits, sgpa }) => total + credits * sgpa, 0)
  return [
    { kind: 'figure', label: 'CGPA', value: answer.cgpa.toFixed(2) },
    {
      kind: 'table',
      head: [words.semester, words.credits, 'SGPA', words.creditPoints],
      rows: [...rows, [words.total, writePoints(answer.credits), '', writePoints(sum)]],
    },
    { kind: 'text', text: words.formulaCgpa },
    { kind: 'note', text: words.formulaSource },
  ]
}

function targetParts(
  { creditsDone, cgpaNow, creditsLeft, target, maxPoints }: CgpaQuestion,
  { words }: Wording,
): DocumentPart[] {
  if (creditsDone === undefined || cgpaNow === undefined || creditsLeft === undefined || target === undefined)
    return noAnswer('incomplete', words)
  const plan = findNeededAverage({ credits: creditsDone, cgpa: cgpaNow }, creditsLeft, target, maxPoints)
  if (!plan.ok) return noAnswer(plan.reason, words)
  const outcome: Record<typeof plan.verdict, DocumentPart> = {
    reachable: { kind: 'figure', label: words.needed, value: plan.needed.toFixed(2) },
    'already-reached': { kind: 'text', text: words.reached },
    'out-of-reach': { kind: 'text', text: words.outOfReach },
  }
  return [
    outcome[plan.verdict],
    {
      kind: 'table',
      head: [words.target, String(target)],
      rows: [
        [words.cgpaNow, String(cgpaNow)],
        [words.creditsDone, String(creditsDone)],
        [words.creditsLeft, String(creditsLeft)],
      ],
    },
    { kind: 'text', text: words.best(plan.best.toFixed(2)) },
    { kind: 'text', text: words.formulaCgpa },
    { kind: 'note', text: words.formulaSource },
  ]
}

function percentageParts(
  { body, direction, average, percentage }: CgpaQuestion,
  { words, language }: Wording,
): DocumentPart[] {
  const typed = direction === 'to' ? average : percentage
  if (typed === undefined) return noAnswer('incomplete', words)
  const found = direction === 'to' ? claimsTo(body, typed) : claimsFrom(body, typed)
  if (typeof found === 'string') return noAnswer(found, words)
  const [given, asked] = direction === 'to' ? ['CGPA', words.percentage] : [words.percentage, 'CGPA']
  return [
    {
      kind: 'table',
      head: [words.body, BODIES.find(({ id }) => id === body)?.name ?? ''],
      rows: [[given, String(typed)]],
    },
    ...(found.length > 1 ? [{ kind: 'text' as const, text: words.conflict }] : []),
    ...found.flatMap(({ rule, value }): DocumentPart[] => [
      { kind: 'figure', label: asked, value },
      ...rule.pieces.map(({ from, to, a, b }): DocumentPart => {
        const offset = b === 0 ? '' : ` ${b < 0 ? '−' : '+'} ${Math.abs(b)}`
        const written = `${a} × ${words.average}${offset}`
        return { kind: 'text', text: words.rule(String(from), String(to), written) }
      }),
      ...(rule.rounding === 'up-to-integer' ? [{ kind: 'text' as const, text: words.roundedUp }] : []),
      { kind: 'note', text: sourceLine(rule, { words, language }) },
    ]),
  ]
}

type Claim = { rule: PercentageRule; value: string }

function claimsTo(body: string, average: number): Claim[] | Reason {
  const answer = convertToPercentage(body, average)
  if (!answer.ok) return answer.reason
  const results = answer.conversion.kind === 'one-rule' ? [answer.conversion.result] : answer.conversion.results
  return results.map(({ rule, percentage }) => ({ rule, value: `${percentage}%` }))
}

function claimsFrom(body: string, percentage: number): Claim[] | Reason {
  const answer = convertFromPercentage(body, percentage)
  if (!answer.ok) return answer.reason
  return answer.results.map(({ rule, average }) => ({ rule, value: average.toFixed(2) }))
}

function scaleParts({ scale, maxPoints }: CgpaQuestion, wording: Wording): DocumentPart[] {
  const { words } = wording
  if (scale === undefined) return [{ kind: 'text', text: `${words.ownScale}: 0 – ${maxPoints}` }]
  const grades = scale.grades.map(({ letter, points }) => `${letter} ${points}`).join(', ')
  return [
    { kind: 'text', text: `${words.scale}: ${scale.name}. ${grades}` },
    { kind: 'note', text: sourceLine(scale, wording) },
  ]
}

function sourceLine(
  {
    status,
    source,
    checkedOn,
  }: { status: keyof ServerWords['cgpaReport']['statuses']; source: string; checkedOn: string },
  { words, language }: Wording,
): string {
  return `${words.statuses[status]}: ${source}; ${words.checkedOn(formatDate(checkedOn, language))}.`
}

function noAnswer(reason: Reason, words: ServerWords['cgpaReport']): DocumentPart[] {
  return [{ kind: 'text', text: `${words.noAnswer} ${words.reasons[reason]}` }]
}

/** A sum of products without the dust of binary fractions. */
function writePoints(points: number): string {
  return String(Math.round(points * 100) / 100)
}
