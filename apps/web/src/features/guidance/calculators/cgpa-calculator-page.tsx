import { readCgpaQuestion } from '@sopaan/domain/cgpa/cgpa-question'
import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { AccountStorage } from './account-storage.tsx'
import { writeCgpaAnswers } from './cgpa-answers.ts'
import { CgpaForm } from './cgpa-form.tsx'
import { CgpaResult } from './cgpa-result.tsx'
import { GradeScaleTable } from './grade-scale-table.tsx'
import { Formula, HowItWorks } from './how-it-works.tsx'
import { PrintLink } from './print-link.tsx'
import { SavedAnswers } from './saved-answers.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

/** The answer depends on the address alone, so it may be cached. */
export const headers = cacheFor(300, 3600)

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
