import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { improvementChance } from '@sopaan/domain/float/improvement-chance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Willingness } from '@sopaan/domain/simulator/allot-seat'
import type { AnswerCourse } from '@sopaan/domain/simulator/compare-answers'
import { useWords } from '#web/words/use-words.tsx'

type Props = { answer: Willingness; course: AnswerCourse; rounds: ChoiceRounds; firstRound: number }

/** What an answer means, how often it moved the seat, how likely that was when it was given, and its one regret. */
export function AnswerMeaning({ answer, course, rounds, firstRound }: Props) {
  const { rounds: words } = useWords()
  const first = course.rounds.find(({ round }) => round === firstRound)?.state
  const seat = first?.kind === 'holding' ? first : undefined
  const isOpen = seat?.willingness === answer && answer !== 'freeze'
  const chance =
    seat && isOpen ? improvementChance(rounds.choices, seat, { round: firstRound, rounds: rounds.rounds }) : 0
  return (
    <div className="measure mt-4 grid gap-2">
      <p>
        <strong>{words.names[answer]}</strong> {words.means[answer]}{' '}
        {answer !== 'freeze' &&
          (course.upgrades > 0 ? words.moved(course.upgrades, groupIndian(course.upgrades)) : words.notMoved)}
      </p>
      {seat?.willingness === 'freeze' && answer !== 'freeze' && <p>{words.onlyFreeze}</p>}
      {seat && isOpen && (
        <>
          <p>
            <strong>{words.chance(percentOf(chance), String(firstRound), groupIndian(seat.choice + 1))}</strong>{' '}
            {rounds.publishedRounds === rounds.rounds && (course.upgrades > 0 ? words.came : words.cameNot)}
          </p>
          <p>
            <strong>{words.cannotRefuse}</strong>
          </p>
        </>
      )}
    </div>
  )
}

/** A chance as it is told: whole per cent, and at the ends which side of them. */
function percentOf(chance: number): string {
  if (chance < 0.01) return '<1%'
  return chance > 0.99 ? '>99%' : `${Math.round(chance * 100)}%`
}
