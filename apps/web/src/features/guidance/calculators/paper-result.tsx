import { type PaperScore, scorePaper } from '@sopaan/domain/ranks/marking-scheme'
import { useWords } from '#web/words/use-words.tsx'
import type { PaperQuestion } from './paper-question.ts'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import { nameSection, writeMarks } from './section-words.ts'

/** The score of a paper, what wrong answers took, and each section. */
export function PaperResult({ question }: { question: PaperQuestion }) {
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
