import { groupIndian } from '@sopaan/domain/indian-numbers'
import { MAIN_CANDIDATES, MAIN_SEASONS } from '@sopaan/domain/ranks/jee-main-candidates'
import { OBSERVED_SPAN } from '@sopaan/domain/ranks/rank'
import { useWords } from '#web/words/use-words.tsx'
import { Formula, HowItWorks } from './how-it-works.tsx'
import type { MainAnswer } from './rank-answer.ts'

type Props = { exam: 'advanced' } | { exam: 'main'; answer: MainAnswer; isFromMarks: boolean }

/** How the rank was worked out, and from what. */
export function RankHow(props: Props) {
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
        {props.isFromMarks && <p>{figures?.marksBasis === 'all-shifts' ? rank.allShifts : rank.oneShift}</p>}
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
