import { paths } from '@sopaan/contract/paths'
import type { ExamPaperId } from '@sopaan/domain/ranks/exam-papers'
import { type PaperScore, scorePaper } from '@sopaan/domain/ranks/marking-scheme'
import { formatDate } from '@sopaan/domain/time/format'
import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { GuessOrSkip } from './guess-or-skip.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { PaperForm } from './paper-form.tsx'
import { type PaperQuestion, readPaperQuestion, SET_KINDS } from './paper-question.ts'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import { describeSection, nameSection, writeMarks } from './section-words.ts'
import { ToolFrame } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

/** The answer depends on the address alone, so it may be cached. */
export const headers = cacheFor(300, 3600)

export default function MarkingSchemePage() {
  const { marking } = useWords()
  const { answers, ...handlers } = useAnswers()
  const question = readPaperQuestion(answers)
  const sections = question.sections.length > 0 ? question.sections : SAMPLE_SECTIONS
  return (
    <ToolFrame
      name="marking-scheme"
      words={marking}
      form={<PaperForm question={question} answers={answers} handlers={handlers} />}
      result={<PaperResult question={question} />}
      bar={useBar(question)}
    >
      <GuessOrSkip sections={sections} />
      <Scheme question={question} />
    </ToolFrame>
  )
}

/** JEE Advanced before its sections are set: one question of each kind shows how each is marked. */
const SAMPLE_SECTIONS = SET_KINDS.map(({ id, kind, correct, wrong }) => ({
  id,
  subject: 'all',
  kind,
  questions: 1,
  correct,
  wrong,
  options: 4,
}))

function Scheme({ question: { paper, sections } }: { question: PaperQuestion }) {
  const { calculators, marking, language } = useWords()
  const questions = paper.sections.reduce((total, section) => total + section.questions, 0)
  return (
    <HowItWorks title={marking.schemeTitle}>
      <p>
        {marking.exams[paper.id as ExamPaperId]}, {paper.season}: {marking.duration(String(paper.durationMinutes / 60))}
        {questions > 0 && `, ${marking.totals(String(questions), String(paper.maxMarks))}`}
      </p>
      {paper.isSetByStudent && <p>{marking.setSections}</p>}
      <ul className="grid list-disc gap-1 ps-5">
        {sections.map((section) => (
          <li key={section.id}>
            {nameSection(section, marking)}: {describeSection(section, marking)}
          </li>
        ))}
      </ul>
      {paper.bonus && <p>{marking.bonus(String(paper.bonus.questions))}</p>}
      {paper.id === 'jee-main-1' && <p>{marking.mainNote}</p>}
      <p className="type-small">
        {marking.statuses[paper.status]}: <span lang="en">{paper.source}</span>.{' '}
        {calculators.checkedOn(formatDate(paper.checkedOn, language))}
      </p>
    </HowItWorks>
  )
}

function useBar(question: PaperQuestion) {
  const { shell, marking } = useWords()
  const score = scorePaper(question.sections, question.results)
  if (!question.isAnswered || !score.ok) return undefined
  const exam = { 'jee-main-1': 'main', 'jee-advanced': 'advanced' }[question.paper.id]
  const to = `${paths.tool('rank-calculator')}?${new URLSearchParams({ exam: exam ?? '', marks: String(score.marks) })}`
  return {
    label: marking.answer,
    answer: `${writeMarks(score.marks)} ${marking.outOf(String(score.maxMarks))}`,
    action: exam === undefined ? undefined : { label: shell.toolNames['rank-calculator'], to },
  }
}

/** The score of a paper, what wrong answers took, and each section. */
function PaperResult({ question }: { question: PaperQuestion }) {
  const { calculators, marking } = useWords()
  if (question.sections.length === 0) return <NoAnswer>{marking.setSections}</NoAnswer>
  if (!question.isAnswered) return <NoAnswer>{calculators.empty}</NoAnswer>
  const score = scorePaper(question.sections, question.results)
  if (!score.ok) return <NoAnswer>{marking.reasons[score.reason]}</NoAnswer>
  const marks = writeMarks(score.marks)
  return (
    <>
      <RangeAnswer label={marking.answer} low={marks} high={marks} open={marking.outOf(String(score.maxMarks))} />
      <CouldHave score={score} />
      <div className="mt-6 border-t border-border pt-5">
        <h2 className="type-card">{marking.perSection}</h2>
        <dl className="mt-3 grid gap-3 sm:grid-cols-2">
          {question.sections.map((section, at) => {
            const each = score.sections[at]
            if (each === undefined) return null
            return (
              <div key={section.id}>
                <dt className="text-secondary">{nameSection(section, marking)}</dt>
                <dd className="font-heading tabular-nums">
                  {`${writeMarks(each.marks)} ${marking.outOf(String(each.maxMarks))}`}
                  {each.skipped > 0 && (
                    <span className="font-normal text-tertiary">{` · ${marking.skipped(String(each.skipped))}`}</span>
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </>
  )
}

function CouldHave({ score }: { score: PaperScore }) {
  const { marking } = useWords()
  if (score.lost === 0 && score.expectedFromGuessing <= 0) return null
  return (
    <div className="mt-6 border-t border-border pt-5">
      <h2 className="type-card">{marking.whatIf}</h2>
      {score.lost > 0 && (
        <p className="mt-2">
          <span className="text-[22px] font-heading tabular-nums">{writeMarks(score.marksWithoutWrong)}</span>{' '}
          {marking.withoutWrong}. <span className="text-secondary">{marking.lost(writeMarks(score.lost))}</span>
        </p>
      )}
      {score.expectedFromGuessing > 0 && (
        <p className="mt-2 text-secondary">{marking.guessing(writeMarks(score.expectedFromGuessing))}</p>
      )}
    </div>
  )
}
