import { inLanguage } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { roundLikelyRank, roundRankRange } from '@sopaan/domain/ranks/rank'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writePercentile, writePercentileEnds } from '#web/write-percentile.ts'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import type { MainAnswer } from './rank-answer.ts'
import { predictorForMain } from './rank-bar.ts'
import type { RankCalculation } from './rank-question.ts'
import { RankScale } from './rank-scale.tsx'

type Answered = Extract<MainAnswer, { state: 'answered' }>
type Props = { answer: MainAnswer; question: Extract<RankCalculation, { exam: 'main' }> }

/** The answer for JEE Main: a range with its season, on the scale, and what it leads to. */
export function RankResult({ answer, question }: Props) {
  const { calculators } = useWords()
  const { rank } = calculators
  if (answer.state === 'empty') return <NoAnswer>{calculators.empty}</NoAnswer>
  if (answer.state === 'refused') return <NoAnswer>{calculators.reasons[answer.reason]}</NoAnswer>
  const { figures } = answer
  const { best, worst } = roundRankRange(figures)
  const percentileEnds = writePercentileEnds({
    ...figures,
    isLowOpen: figures.isWorstOpen,
    isHighOpen: figures.isBestOpen,
  })
  const label =
    question.season === 'own' ? rank.answerOwn(groupIndian(figures.candidates)) : rank.answerOf(question.season)
  return (
    <>
      <RangeAnswer
        label={label}
        low={groupIndian(best)}
        high={groupIndian(worst)}
        likely={figures.likely === undefined ? undefined : groupIndian(roundLikelyRank(figures.likely))}
        open={figures.isWorstOpen ? calculators.orWorse : figures.isBestOpen ? calculators.orBetter : undefined}
      >
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={figures.basis === 'outside-observed' ? 'likely' : 'plain'}>
            {calculators.bases[figures.basis]}
          </Badge>
          {figures.marksBasis !== undefined && (
            <span className="text-secondary">{rank.percentileRange(...percentileEnds)}</span>
          )}
        </p>
      </RangeAnswer>
      <RankScale list="main-1" best={best} worst={worst} />
      <CategoryPart answer={answer} />
      <SeasonTable answer={answer} isFromMarks={question.from === 'marks'} />
      <Onward answer={answer} />
    </>
  )
}

function CategoryPart({ answer }: { answer: Answered }) {
  const { calculators, predictor } = useWords()
  const { rank } = calculators
  const { category, categoryRank, cutoff, eligibility } = answer
  const name = predictor.categories[category]
  const says = { above: rank.eligible, below: rank.notEligible, 'both-sides': rank.maybeEligible }[eligibility]
  return (
    <div className="mt-6 border-t border-border pt-5">
      {categoryRank === 'below-category-cutoff' && <p>{rank.belowCutoff(name)}</p>}
      {typeof categoryRank === 'object' && <CategoryRange name={name} range={categoryRank} />}
      <p className="mt-2 text-secondary">
        {says(cutoff.isPwd ? predictor.pwdShort : name, String(cutoff.season), writePercentile(cutoff.percentile))}
      </p>
    </div>
  )
}

function CategoryRange({ name, range }: { name: string; range: { best: number; worst: number } }) {
  const { calculators } = useWords()
  const { best, worst } = roundRankRange(range)
  return (
    <>
      <h2 className="type-card">{calculators.rank.categoryRank(name)}</h2>
      <p className="text-[22px] font-heading tabular-nums">
        {groupIndian(best)} {calculators.to} {groupIndian(worst)}
      </p>
      <p className="type-small measure text-tertiary">{calculators.rank.categoryNote}</p>
    </>
  )
}

function SeasonTable({ answer, isFromMarks }: { answer: Answered; isFromMarks: boolean }) {
  const { calculators } = useWords()
  return (
    <div className="mt-6 border-t border-border pt-5">
      <h2 className="type-card">{calculators.rank.otherSeasons[isFromMarks ? 'marks' : 'percentile']}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {answer.seasons.map(({ season, ...range }) => {
          const { best, worst } = roundRankRange(range)
          return (
            <div key={season}>
              <dt className="text-secondary">{season}</dt>
              <dd className="font-heading tabular-nums">
                {groupIndian(best)} {calculators.to} {groupIndian(worst)}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

function Onward({ answer }: { answer: Answered }) {
  const { calculators, language } = useWords()
  const { likely } = answer.figures
  // The ranks that the reader was shown, no others.
  const { best, worst } = roundRankRange(answer.figures)
  // Where one rank is the likeliest it leads, and the far end stands beside it for the careful.
  const [first, other] = likely === undefined ? [worst, best] : [roundLikelyRank(likely), worst]
  return (
    <p className="mt-6 flex flex-wrap items-center gap-3">
      <a href={inLanguage(predictorForMain(first, answer.category), language)} className={buttonClasses('pen')}>
        {calculators.rank.seeFor(groupIndian(first))}
      </a>
      <a href={inLanguage(predictorForMain(other, answer.category), language)} className={buttonClasses('quiet')}>
        {calculators.rank.seeBest(groupIndian(other))}
      </a>
    </p>
  )
}
