import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Willingness } from '@sopaan/domain/simulator/allot-seat'
import { compareAnswers } from '@sopaan/domain/simulator/compare-answers'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AnswerCards } from './answer-cards.tsx'
import { AnswerMeaning } from './answer-meaning.tsx'
import { RoundStairs } from './round-stairs.tsx'
import { RoundTable } from './round-table.tsx'
import { RoundWarnings } from './round-warnings.tsx'
import { SeasonPicker } from './season-picker.tsx'
import { useRounds } from './use-rounds.ts'

type Props = { keys: readonly string[]; search: URLSearchParams }

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
      {stage === 'failed' && (
        <Banner title={words.failed} tone="error">
          <Button look="line" className="mt-3" onClick={retry}>
            {words.retry}
          </Button>
        </Banner>
      )}
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
  const { rounds: words } = useWords()
  const [answer, setAnswer] = useState<Willingness>('float')
  const { season, choices, publishedRounds } = rounds
  const { firstRound, courses } = compareAnswers(choices, rounds, publishedRounds)
  const isOver = publishedRounds === rounds.rounds
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
          <AnswerCards courses={courses} rounds={rounds} chosen={answer} onChoose={setAnswer} />
          <AnswerMeaning answer={answer} course={courses[answer]} rounds={rounds} firstRound={firstRound} />
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
