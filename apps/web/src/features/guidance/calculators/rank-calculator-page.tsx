import { inLanguage } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { ADVANCED_MINIMUMS, type AdvancedList } from '@sopaan/domain/ranks/advanced-rank'
import { MAIN_CANDIDATES, MAIN_SEASONS } from '@sopaan/domain/ranks/jee-main-candidates'
import { testPointShifts, testUnlistedShifts } from '@sopaan/domain/ranks/marks-back-test'
import type { PercentileRange } from '@sopaan/domain/ranks/percentile-from-marks'
import { OBSERVED_SPAN } from '@sopaan/domain/ranks/rank'
import { cacheFor } from '#web/page-headers.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Formula, HowItWorks } from './how-it-works.tsx'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import { type AdvancedAnswer, answerAdvanced, answerMain, type MainAnswer } from './rank-answer.ts'
import { barOfAdvanced, barOfMain, predictorForAdvanced } from './rank-bar.ts'
import { RankForm } from './rank-form.tsx'
import { readRankQuestion } from './rank-question.ts'
import { RankResult } from './rank-result.tsx'
import { RankScale } from './rank-scale.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

/** The answer depends on the address alone, so it may be cached. */
export const headers = cacheFor(300, 3600)

type Props = { exam: 'advanced' } | { exam: 'main'; answer: MainAnswer; isFromMarks: boolean }

type AdvancedRankResultProps = { answer: AdvancedAnswer; list: AdvancedList }

export default function RankCalculatorPage() {
  const { calculators } = useWords()
  const { answers, ...handlers } = useAnswers()
  const question = readRankQuestion(answers)
  const form = <RankForm question={question} answers={answers} form={handlers} />
  if (question.exam === 'advanced') {
    const answer = answerAdvanced(question)
    return (
      <ToolFrame
        name="rank-calculator"
        words={calculators.rank}
        form={form}
        result={<AdvancedRankResult answer={answer} list={question.list} />}
        bar={barOfAdvanced(answer, question.list, calculators)}
      >
        <RankHow exam="advanced" />
      </ToolFrame>
    )
  }
  const answer = answerMain(question)
  return (
    <ToolFrame
      name="rank-calculator"
      words={calculators.rank}
      form={form}
      result={<RankResult answer={answer} question={question} />}
      bar={barOfMain(answer, calculators)}
    >
      <RankHow exam="main" answer={answer} isFromMarks={question.from === 'marks'} />
    </ToolFrame>
  )
}

/** How the rank was worked out, and from what. */
function RankHow(props: Props) {
  const { calculators } = useWords()
  const { rank } = calculators
  if (props.exam === 'advanced') {
    return (
      <HowItWorks title={calculators.sourcesTitle}>
        <p>{calculators.sourceAdvanced}</p>
        <p>{calculators.notOfficial}</p>
      </HowItWorks>
    )
  }
  const figures = props.answer.state === 'answered' ? props.answer.figures : undefined
  return (
    <>
      <HowItWorks title={calculators.howTitle}>
        {figures && <p>{calculators.baseNotes[figures.basis]}</p>}
        {props.isFromMarks && <p>{rank.marksBases[figures?.marksBasis ?? 'shift']}</p>}
        {props.isFromMarks && <MarksTested basis={figures?.marksBasis} />}
        <Formula>{calculators.plainFormula}</Formula>
        {figures?.plain !== undefined && (
          <p>{calculators.plainSays(groupIndian(figures.plain), groupIndian(figures.candidates))}</p>
        )}
        <p>{calculators.observedSpan(String(OBSERVED_SPAN.low), String(OBSERVED_SPAN.high))}</p>
        <p>{calculators.notOfficial}</p>
      </HowItWorks>
      <HowItWorks title={calculators.sourcesTitle}>
        <ul className="grid list-disc gap-2 ps-5">
          <li>{calculators.sourceScorecards}</li>
          {props.isFromMarks && <li>{calculators.sourceShifts}</li>}
          <li>{calculators.sourceCategory}</li>
          {MAIN_SEASONS.map((season) => (
            <li key={season}>
              {calculators.seasonOption(String(season), groupIndian(MAIN_CANDIDATES[season].appeared))}:{' '}
              <span lang="en">{MAIN_CANDIDATES[season].source}</span>
            </li>
          ))}
        </ul>
      </HowItWorks>
    </>
  )
}

/** How ranges of this kind did on shifts that were left out; nothing where a shift is read off its own table. */
function MarksTested({ basis }: { basis: PercentileRange['basis'] | undefined }) {
  const { calculators } = useWords()
  if (basis !== 'all-shifts' && basis !== 'point') return null
  const { shifts, shiftsHeld } = basis === 'point' ? testPointShifts() : testUnlistedShifts()
  return <p>{calculators.rank.marksTested[basis](String(shiftsHeld), String(shifts))}</p>
}

/** The answer for JEE Advanced: the newest season first, the other beside it. */
function AdvancedRankResult({ answer, list }: AdvancedRankResultProps) {
  const { calculators, language } = useWords()
  const { rank } = calculators
  if (answer.state === 'empty') return <NoAnswer>{calculators.empty}</NoAnswer>
  if (answer.state === 'refused') return <NoAnswer>{calculators.reasons[answer.reason]}</NoAnswer>
  const newest = answer.seasons.find(({ range }) => range !== undefined)
  if (newest?.range === undefined) return <NoAnswer>{calculators.reasons['below-list']}</NoAnswer>
  const { best, worst } = newest.range
  const to = predictorForAdvanced(worst, list)
  const minimum = ADVANCED_MINIMUMS.lists[list]
  return (
    <>
      <RangeAnswer
        label={rank.listAnswer(rank.lists[list], String(newest.season))}
        low={groupIndian(best)}
        high={groupIndian(worst)}
      />
      <p className="measure mt-3 text-secondary">
        {rank.subjectMinimum(String(minimum.each), String(minimum.all), String(ADVANCED_MINIMUMS.season))}
      </p>
      {list === 'CRL' && <RankScale list="advanced" best={best} worst={worst} />}
      <div className="mt-6 border-t border-border pt-5">
        <h2 className="type-card">{rank.otherSeasons.marks}</h2>
        <dl className="mt-3 grid gap-4 sm:grid-cols-2">
          {answer.seasons.map(({ season, range, lastMarks }) => (
            <div key={season}>
              <dt className="text-secondary">{season}</dt>
              <dd className="font-heading tabular-nums">
                {range === undefined
                  ? calculators.reasons['below-list']
                  : `${groupIndian(range.best)} ${calculators.to} ${groupIndian(range.worst)}`}
              </dd>
              {lastMarks !== undefined && (
                <dd className="type-small text-tertiary">{`${rank.advancedHow} ${lastMarks}.`}</dd>
              )}
            </div>
          ))}
        </dl>
      </div>
      {to !== undefined && (
        <p className="mt-6">
          <a href={inLanguage(to, language)} className={buttonClasses('pen')}>
            {rank.seeFor(groupIndian(worst))}
          </a>
        </p>
      )}
    </>
  )
}
