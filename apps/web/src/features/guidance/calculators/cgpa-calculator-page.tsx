import { findCgpa, findNeededAverage, findSgpa } from '@sopaan/domain/cgpa/cgpa'
import { CGPA_FIELDS, type CgpaQuestion, readCgpaQuestion } from '@sopaan/domain/cgpa/cgpa-question'
import type { GradeScale } from '@sopaan/domain/cgpa/grade-scales'
import { readLanguageName } from '@sopaan/domain/languages'
import { formatDate } from '@sopaan/domain/time/format'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { cacheFor } from '#web/page-headers.ts'
import { readStored, removeStored, writeStored } from '#web/stored.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CgpaForm } from './cgpa-form.tsx'
import { Formula, HowItWorks } from './how-it-works.tsx'
import { PercentageResult } from './percentage-result.tsx'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

/** The answer depends on the address alone, so it may be cached. */
export const headers = cacheFor(300, 3600)

/** Loaded for those who may be signed in alone: others do without what speaks to the server. */
const AccountAnswers = lazy(async () => ({ default: (await import('./account-answers.tsx')).AccountAnswers }))

/** The readable sign that a sign-in may stand; the server decides. */
const HINT = /(?:^|;\s*)hasSession=1(?:;|$)/

export default function CgpaCalculatorPage() {
  const { calculators, cgpa: words } = useWords()
  const { answers, ...handlers } = useAnswers()
  const question = readCgpaQuestion(answers)
  return (
    <ToolFrame
      name="cgpa-calculator"
      words={words}
      form={<CgpaForm question={question} answers={answers} handlers={handlers} />}
      result={
        <>
          <CgpaResult question={question} />
          <SavedAnswers answers={answers} />
          <AccountStorage typed={writeCgpaAnswers(answers)} />
          <PrintLink answers={writeCgpaAnswers(answers)} />
        </>
      }
    >
      <HowItWorks title={calculators.howTitle}>
        <Formula>{words.formulaSgpa}</Formula>
        <Formula>{words.formulaCgpa}</Formula>
        <p>{words.formulaNote}</p>
        <p>{words.notNinePointFive}</p>
        <p className="type-small">{words.formulaSource}</p>
      </HowItWorks>
      {question.mode !== 'percentage' && question.scale && <GradeScaleTable scale={question.scale} />}
    </ToolFrame>
  )
}

/** What was entered, without what else stands in an address: as the account keeps it and the report reads it. */
function writeCgpaAnswers(answers: URLSearchParams): string {
  return new URLSearchParams([...answers].filter(([name]) => CGPA_FIELDS.some((field) => field === name))).toString()
}

/** Keeps what was entered in the account of a signed-in person; everybody else sees nothing of it. */
function AccountStorage({ typed }: { typed: string }) {
  const [mayBeSignedIn, setMayBeSignedIn] = useState(false)
  useEffect(() => setMayBeSignedIn(HINT.test(document.cookie)), [])
  if (!mayBeSignedIn) return null
  return (
    <Suspense fallback={null}>
      <AccountAnswers typed={typed} />
    </Suspense>
  )
}

/** Leads to the calculation as a PDF made by the server; it works without script too. */
function PrintLink({ answers }: { answers: string }) {
  const { cgpa: words, language } = useWords()
  if (answers === '') return null
  return (
    <p className="mt-4 print:hidden">
      <a
        href={`/api/v1/tools/cgpa-calculator/report?${new URLSearchParams({ answers, language: readLanguageName(language) })}`}
        download="cgpa.pdf"
        className={buttonClasses('line')}
      >
        {words.print}
      </a>
    </p>
  )
}

/** Keeps what was entered on the device, and offers it when the page is opened empty. */
function SavedAnswers({ answers }: { answers: URLSearchParams }) {
  const { cgpa: words } = useWords()
  const { pathname } = useLocation()
  const [kept, setKept] = useState<string>()
  const typed = answers.toString()
  useEffect(() => {
    if (typed === '') setKept(readStored('cgpa'))
    else writeStored('cgpa', typed)
  }, [typed])
  if (typed !== '') return <p className="type-small only-with-script mt-4 text-tertiary">{words.kept}</p>
  if (kept === undefined) return null
  function handleForget(): void {
    removeStored('cgpa')
    setKept(undefined)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p className="w-full text-secondary">{words.keptLast}</p>
      <a href={`${pathname}?${kept}`} className={buttonClasses('line')}>
        {words.bringBack}
      </a>
      <Button look="quiet" onClick={handleForget}>
        {words.forget}
      </Button>
    </div>
  )
}

/** The letters of a scale with their points and, where the scale fixes them, their marks. */
function GradeScaleTable({ scale }: { scale: GradeScale }) {
  const { calculators, cgpa: words, language } = useWords()
  return (
    <HowItWorks title={`${words.scaleTitle}: ${scale.name}`}>
      <table className="w-full max-w-md tabular-nums">
        <thead>
          <tr className="border-b border-border">
            <th className="py-2 text-start font-semibold">{words.letterHead}</th>
            <th className="py-2 text-end font-semibold">{words.points}</th>
            <th className="py-2 text-end font-semibold">{words.marksHead}</th>
          </tr>
        </thead>
        <tbody>
          {scale.grades.map(({ letter, points, marksFrom }) => (
            <tr key={letter} className="border-b border-border">
              <th scope="row" className="py-1.5 text-start font-semibold text-default">
                {letter}
              </th>
              <td className="py-1.5 text-end">{points}</td>
              <td className="py-1.5 text-end">{marksFrom ?? words.noBands}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.relative}</p>
      <p className="type-small">
        {words.scaleStatuses[scale.status]}: <span lang="en">{scale.source}</span>.{' '}
        {calculators.checkedOn(formatDate(scale.checkedOn, language))}
      </p>
    </HowItWorks>
  )
}

/** The answer of the CGPA calculator. */
function CgpaResult({ question }: { question: CgpaQuestion }) {
  const { cgpa: words } = useWords()
  switch (question.mode) {
    case 'sgpa': {
      const answer = findSgpa(question.subjects, question.maxPoints)
      if (!answer.ok) return <NoAnswer>{words.reasons[answer.reason]}</NoAnswer>
      return <Average label={words.sgpa} average={answer.sgpa} credits={answer.credits} />
    }
    case 'cgpa': {
      const answer = findCgpa(question.semesters, question.maxPoints)
      if (!answer.ok) return <NoAnswer>{words.reasons[answer.reason]}</NoAnswer>
      return <Average label={words.cgpa} average={answer.cgpa} credits={answer.credits} />
    }
    case 'target':
      return <TargetResult question={question} />
    case 'percentage':
      return <PercentageResult question={question} />
  }
}

function Average({ label, average, credits }: { label: string; average: number; credits: number }) {
  const { cgpa: words } = useWords()
  const written = average.toFixed(2)
  return <RangeAnswer label={label} low={written} high={written} open={words.overCredits(String(credits))} />
}

function TargetResult({ question }: { question: CgpaQuestion }) {
  const { calculators, cgpa: words } = useWords()
  const { creditsDone, cgpaNow, creditsLeft, target, maxPoints } = question
  if (creditsDone === undefined || cgpaNow === undefined || creditsLeft === undefined || target === undefined)
    return <NoAnswer>{calculators.empty}</NoAnswer>
  const plan = findNeededAverage({ credits: creditsDone, cgpa: cgpaNow }, creditsLeft, target, maxPoints)
  if (!plan.ok) return <NoAnswer>{words.reasons[plan.reason]}</NoAnswer>
  const best = plan.best.toFixed(2)
  if (plan.verdict === 'already-reached') return <NoAnswer>{words.reached}</NoAnswer>
  if (plan.verdict === 'out-of-reach') return <NoAnswer>{words.outOfReach(best)}</NoAnswer>
  const needed = plan.needed.toFixed(2)
  return (
    <RangeAnswer label={words.needed} low={needed} high={needed}>
      <p className="mt-4 text-secondary">{words.neededNote(best)}</p>
    </RangeAnswer>
  )
}
