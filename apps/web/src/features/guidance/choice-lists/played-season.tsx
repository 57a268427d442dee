import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { ADVISED_BUTTONS, adviseButton, type ButtonAdvice } from '@sopaan/domain/float/button-advice'
import { improvementChance } from '@sopaan/domain/float/improvement-chance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type AnswerCourse, compareAnswers } from '@sopaan/domain/simulator/compare-answers'
import { WILLINGNESS_NAMES, type Willingness } from '@sopaan/domain/simulator/willingness'
import { useId, useState } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AdvisedButton } from './advised-button.tsx'
import { AnswerCards } from './answer-cards.tsx'
import { percentOf } from './percent-of.ts'
import { RetryBanner } from './retry-banner.tsx'
import { RoundStairs } from './round-stairs.tsx'
import { RoundTable } from './round-table.tsx'
import { useRounds } from './use-rounds.ts'

type Props = { keys: readonly string[]; search: URLSearchParams }

type SeasonPickerProps = { seasons: readonly number[]; chosen: number; onChoose: (season: number) => void }

type AnswerMeaningProps = {
  answer: Willingness
  course: AnswerCourse
  rounds: ChoiceRounds
  firstRound: number
  advised: Willingness | undefined
}

/** A season that is chosen, the list played through it, and what float, slide and freeze come to. */
export function PlayedSeason({ keys, search }: Props) {
  const { rounds: words } = useWords()
  const [season, setSeason] = useState<number>()
  const { rounds, stage, retry } = useRounds(keys, search, season)
  return (
    <div className="mt-4 rounded-box border border-border bg-surface p-4 sm:p-6" aria-busy={stage === 'loading'}>
      <p role="status" className="sr-only">
        {stage === 'loading' && words.loading}
      </p>
      {stage === 'failed' && <RetryBanner title={words.failed} onRetry={retry} />}
      {rounds ? (
        <>
          <SeasonPicker seasons={rounds.seasons} chosen={season ?? rounds.season} onChoose={setSeason} />
          <Played rounds={rounds} seats={keys.length} />
        </>
      ) : (
        stage === 'loading' && <Skeleton className="h-96" />
      )}
    </div>
  )
}

/** One season as it went with the list. */
function Played({ rounds, seats }: { rounds: ChoiceRounds; seats: number }) {
  const { rounds: words, whichButton } = useWords()
  const [chosen, setChosen] = useState<Willingness>()
  const { season, choices, publishedRounds } = rounds
  const { firstRound, courses } = compareAnswers(choices, rounds, publishedRounds)
  const isOver = publishedRounds === rounds.rounds
  const advisedRound = isOver ? firstRound : publishedRounds
  const advice = adviseIn(rounds, courses.float, advisedRound)
  const answer = chosen ?? (advice ? ADVISED_BUTTONS[advice.because] : 'float')
  return (
    <>
      <p className="mt-3 font-semibold">
        {isOver ? words.asItWent(String(season)) : words.soFar(String(season), String(publishedRounds))}
      </p>
      {choices.length > 0 && choices.length < seats && (
        <p className="type-small measure mt-1 text-tertiary">
          {words.sameChoice(groupIndian(seats), choices.length, groupIndian(choices.length))}
        </p>
      )}
      <RoundStairs course={courses[answer]} rounds={rounds} />
      {firstRound === undefined ? (
        <p className="mt-4 font-semibold text-danger">{words.nothing(String(season))}</p>
      ) : (
        <>
          <AnswerCards courses={courses} rounds={rounds} chosen={answer} onChoose={setChosen} />
          {advice && (
            <AdvisedButton
              advice={advice}
              lead={isOver ? whichButton.backThen(String(advisedRound)) : whichButton.now}
            />
          )}
          <AnswerMeaning
            answer={answer}
            course={courses[answer]}
            rounds={rounds}
            firstRound={firstRound}
            advised={advice && ADVISED_BUTTONS[advice.because]}
          />
        </>
      )}
      <RoundWarnings rounds={rounds} />
      <RoundTable answer={answer} course={courses[answer]} rounds={rounds} />
      <p className="type-small measure mt-3 text-tertiary">
        {words.note} {words.source(String(season))}
      </p>
    </>
  )
}

/** The button that the seat of a round speaks for, by what was known after it. */
function adviseIn(
  { choices, rounds }: ChoiceRounds,
  course: AnswerCourse,
  round: number | undefined,
): ButtonAdvice | undefined {
  const seat = course.rounds.find((one) => one.round === round)?.seat
  return seat && round !== undefined ? adviseButton(choices, seat, { round, rounds }) : undefined
}

/** What costs a seat: the last round, a missed payment, and until when a seat can be given up. */
function RoundWarnings({ rounds: { rounds, withdrawal, isOfficial } }: { rounds: ChoiceRounds }) {
  const { rounds: words } = useWords()
  return (
    <ul className="measure mt-4 grid list-disc gap-1.5 ps-5">
      <li>{words.lastRound(String(rounds))}</li>
      <li>{words.notPaid}</li>
      <li>
        {words.withdrawal(String(withdrawal.iit.to), String(withdrawal.nitPlus.to))}{' '}
        {!isOfficial && <span className="text-tertiary">{words.windowsOf2026}</span>}
      </li>
    </ul>
  )
}

/** The seasons a list can be played through, newest first, one of them chosen. */
function SeasonPicker({ seasons, chosen, onChoose }: SeasonPickerProps) {
  const { rounds: words } = useWords()
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{words.season}</legend>
      <div className="flex gap-1.5 sm:gap-2">
        {seasons.map((season) => (
          <label
            key={season}
            className="inline-flex min-h-11 items-center justify-center rounded-chip border border-border-control font-semibold max-sm:min-w-0 max-sm:flex-1 sm:px-3 tabular-nums has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text"
          >
            <input
              type="radio"
              name={name}
              value={season}
              checked={season === chosen}
              onChange={() => onChoose(season)}
              className="sr-only"
            />
            {season}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What an answer means, how often it moved the seat, how likely that was when it was given, and its one regret. */
function AnswerMeaning({ answer, course, rounds, firstRound, advised }: AnswerMeaningProps) {
  const { rounds: words } = useWords()
  const first = course.rounds.find(({ round }) => round === firstRound)?.state
  const seat = first?.kind === 'holding' ? first : undefined
  const isOpen = seat?.willingness === answer && answer !== 'freeze'
  const chance =
    seat && isOpen ? improvementChance(rounds.choices, seat, { round: firstRound, rounds: rounds.rounds }) : 0
  return (
    <div className="measure mt-4 grid gap-2">
      <p>
        <strong>{WILLINGNESS_NAMES[answer]}</strong> {words.means[answer]}{' '}
        {answer !== 'freeze' &&
          (course.upgrades > 0 ? words.moved(course.upgrades, groupIndian(course.upgrades)) : words.notMoved)}
      </p>
      {seat?.willingness === 'freeze' && answer !== 'freeze' && <p>{words.onlyFreeze}</p>}
      {seat && isOpen && (
        <p>
          <strong>{words.chance(percentOf(chance), String(firstRound), groupIndian(seat.choice + 1))}</strong>{' '}
          {rounds.publishedRounds === rounds.rounds && (course.upgrades > 0 ? words.came : words.cameNot)}
        </p>
      )}
      {/* The button that is advised says it of itself. */}
      {isOpen && answer !== advised && (
        <p>
          <strong>{words.cannotRefuse}</strong>
        </p>
      )}
    </div>
  )
}
