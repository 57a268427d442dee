import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { ADVISED_BUTTONS, adviseButton, type ButtonAdvice } from '@sopaan/domain/float/button-advice'
import { improvementChance } from '@sopaan/domain/float/improvement-chance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { ROUND_RECORD } from '@sopaan/domain/report-card/list-record'
import { type AnswerCourse, compareAnswers } from '@sopaan/domain/simulator/compare-answers'
import { WILLINGNESS_NAMES, type Willingness } from '@sopaan/domain/simulator/willingness'
import { formatDate } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AdvisedButton } from './advised-button.tsx'
import { AnswerCards } from './answer-cards.tsx'
import type { WantedRounds } from './choice-rounds.queries.ts'
import { percentOf } from './percent-of.ts'
import { RetryBanner } from './retry-banner.tsx'
import { RoundStairs } from './round-stairs.tsx'
import { RoundTable } from './round-table.tsx'
import { SeasonPicker } from './season-picker.tsx'
import { useRounds } from './use-rounds.ts'

const { sameSeat, sameSeatByLastSeason, hasSeat, hasSeatByLastSeason } = ROUND_RECORD

type Props = { keys: readonly string[]; search: URLSearchParams }

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
  const [wanted, setWanted] = useState<WantedRounds>()
  const { answer: rounds, stage, retry } = useRounds(keys, search, wanted)
  return (
    <div className="mt-4 rounded-box border border-border bg-surface p-4 sm:p-6" aria-busy={stage === 'asking'}>
      <p role="status" className="sr-only">
        {stage === 'asking' && words.loading}
      </p>
      {stage === 'failed' && <RetryBanner title={words.failed} onRetry={retry} />}
      {rounds ? (
        <>
          <SeasonPicker rounds={rounds} wanted={wanted} onChoose={setWanted} />
          <Played rounds={rounds} seats={keys.length} />
        </>
      ) : (
        stage === 'asking' && <Skeleton className="h-96" />
      )}
    </div>
  )
}

/** One season as it went with the list. */
function Played({ rounds, seats }: { rounds: ChoiceRounds; seats: number }) {
  const { rounds: words, whichButton } = useWords()
  const [chosen, setChosen] = useState<Willingness>()
  const { season, choices, publishedRounds, year } = rounds
  const { firstRound, courses } = compareAnswers(choices, rounds, publishedRounds)
  const isOver = publishedRounds === rounds.rounds
  const advisedRound = isOver ? firstRound : publishedRounds
  const advice = adviseIn(rounds, courses.float, advisedRound)
  const answer = chosen ?? (advice ? ADVISED_BUTTONS[advice.because] : 'float')
  return (
    <>
      <WhatIsPlayed rounds={rounds} />
      {choices.length > 0 && choices.length < seats && (
        <p className="type-small measure mt-1 text-tertiary">
          {words.sameChoice(groupIndian(seats), choices.length, groupIndian(choices.length))}
        </p>
      )}
      <RoundStairs course={courses[answer]} rounds={rounds} />
      {firstRound === undefined ? (
        <p className="mt-4 font-semibold text-danger">
          {year === null ? words.nothing(String(season)) : words.ahead.nothing}
        </p>
      ) : (
        <>
          <AnswerCards courses={courses} rounds={rounds} chosen={answer} onChoose={setChosen} />
          {advice && (
            <AdvisedButton
              advice={advice}
              lead={
                year !== null
                  ? words.ahead.says(String(advisedRound))
                  : isOver
                    ? whichButton.backThen(String(advisedRound))
                    : whichButton.now
              }
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
        {year === null
          ? `${words.note} ${words.source(String(season))}`
          : `${words.ahead.note} ${words.ahead.worth(sameSeat, sameSeatByLastSeason, hasSeat, hasSeatByLastSeason)}`}
      </p>
    </>
  )
}

/** Whether this is how a season went, how far it is out, or how the one ahead may go. */
function WhatIsPlayed({ rounds: { season, year, ahead, rounds, publishedRounds } }: { rounds: ChoiceRounds }) {
  const { rounds: words } = useWords()
  const out = ahead?.publishedRounds ?? 0
  if (year !== null)
    return (
      <>
        <p className="mt-3 font-semibold">{words.ahead.asItMay(String(season))}</p>
        {out > 0 && <p className="type-small mt-1 text-secondary">{words.ahead.outSoFar(out, String(out))}</p>}
      </>
    )
  return (
    <p className="mt-3 font-semibold">
      {publishedRounds === rounds
        ? words.asItWent(String(season))
        : words.soFar(String(season), String(publishedRounds))}
    </p>
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

/** What an answer means, how often it moved the seat, how likely that was when it was given, and its one regret. */
function AnswerMeaning({ answer, course, rounds, firstRound, advised }: AnswerMeaningProps) {
  const { rounds: words, language } = useWords()
  const said = rounds.year === null ? words : words.ahead
  const payBy = rounds.dates.find(({ round }) => round === firstRound)?.payByOn
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
          (course.upgrades > 0 ? said.moved(course.upgrades, groupIndian(course.upgrades)) : said.notMoved)}
      </p>
      {payBy !== undefined && <p>{words.payFirst(String(firstRound), formatDate(payBy, language))}</p>}
      {seat?.willingness === 'freeze' && answer !== 'freeze' && <p>{words.onlyFreeze}</p>}
      {seat && isOpen && (
        <p>
          <strong>{said.chance(percentOf(chance), String(firstRound), groupIndian(seat.choice + 1))}</strong>{' '}
          {rounds.year === null &&
            rounds.publishedRounds === rounds.rounds &&
            (course.upgrades > 0 ? words.came : words.cameNot)}
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
