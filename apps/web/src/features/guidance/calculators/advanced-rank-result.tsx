import { inLanguage } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { ADVANCED_MINIMUMS, type AdvancedList } from '@sopaan/domain/ranks/advanced-rank'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import type { AdvancedAnswer } from './rank-answer.ts'
import { predictorForAdvanced } from './rank-bar.ts'
import { RankScale } from './rank-scale.tsx'

type Props = { answer: AdvancedAnswer; list: AdvancedList }

/** The answer for JEE Advanced: the newest season first, the other beside it. */
export function AdvancedRankResult({ answer, list }: Props) {
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
