import type { FollowedList } from '@sopaan/contract/choice-rounds'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { endOfStep } from '@sopaan/domain/counselling/season'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AdvisedButton } from './advised-button.tsx'
import { choiceShortName } from './choice-short-name.ts'
import { FollowedSeat } from './followed-seat.tsx'
import { percentOf } from './percent-of.ts'

type Outcome = FollowedList['outcomes'][number]
type Props = {
  outcome: Outcome
  followed: FollowedList
  /** The published dates; undefined while they are awaited, or where they are of another season. */
  season: Pick<CounsellingSeason, 'steps'> | undefined
}

/** Rows of one heading that are shown; the others are counted. */
const SHOWN = 6

/** One round: the seat the list would give, what to do by when, what opened and closed, and which chances moved. */
export function RoundOutcome({ outcome, followed, season }: Props) {
  const { ownSeason: words, whichButton } = useWords()
  const { round, seat, event, opened, closed, moved, advice } = outcome
  const nameAt = (at: number) => {
    const { college, branch } = choiceShortName(followed.choices[at])
    return words.seat(college, branch)
  }
  const isLast = round === followed.rounds && !followed.isRunning
  const isNow = followed.isRunning && round === followed.outcomes.at(-1)?.round
  return (
    <li>
      <Card>
        <h2 className="type-subsection">{isLast ? words.lastRound(String(round)) : words.round(String(round))}</h2>
        <p className="mt-2 text-secondary">{words.events[event]}</p>
        <p className="type-card">{seat === null ? words.noSeat : nameAt(seat.choice)}</p>
        {seat !== null && <FollowedSeat seat={seat} place={followed.choices[seat.choice]?.place ?? 0} />}
        <WhatToDo outcome={outcome} isNow={isNow} season={season} />
        {advice !== null && <AdvisedButton advice={advice} lead={whichButton.now} />}
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Names title={words.opened} names={opened.map(nameAt)} />
          <Names title={words.shut} names={closed.map(nameAt)} />
        </div>
        {followed.isRunning && <Moves moved={moved} nameAt={nameAt} />}
      </Card>
    </li>
  )
}

/** What has to be done after a round, and by when, from the dates that are published. */
function WhatToDo({ outcome: { round, seat }, isNow, season }: Pick<Props, 'outcome' | 'season'> & { isNow: boolean }) {
  const { ownSeason: words, language } = useWords()
  const endOf = (kind: 'report-and-pay' | 'withdraw') => {
    const step = season?.steps.find((one) => one.kind === kind && one.round === round)
    return step && formatDayAndTime(new Date(endOfStep(step)), language)
  }
  const [payBy, leaveBy] = [endOf('report-and-pay'), endOf('withdraw')]
  const lines = [
    ...(seat !== null && payBy !== undefined ? [words.payBy(payBy)] : []),
    ...(seat !== null && leaveBy !== undefined ? [words.leaveBy(leaveBy)] : []),
    ...(seat === null && isNow ? [words.nothingToPay] : []),
  ]
  return lines.map((line) => (
    <p key={line} className="measure mt-2 font-semibold">
      {line}
    </p>
  ))
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  const { ownSeason: words } = useWords()
  if (names.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 text-secondary">
        {names.slice(0, SHOWN).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > SHOWN && <li>{words.more(names.length - SHOWN, groupIndian(names.length - SHOWN))}</li>}
      </ul>
    </div>
  )
}

function Moves({ moved, nameAt }: { moved: Outcome['moved']; nameAt: (at: number) => string }) {
  const { ownSeason: words } = useWords()
  if (moved.length === 0) return <p className="mt-4 text-secondary">{words.steady}</p>
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{words.moved}</h3>
      <p className="type-small text-secondary">{words.movedNote}</p>
      <ul className="mt-2 divide-y divide-border">
        {moved.slice(0, SHOWN).map(({ choice, from, to }) => (
          <li key={choice} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
            <span>{nameAt(choice)}</span>
            <span className={`inline-flex items-center gap-1 tabular-nums ${to > from ? 'text-safe' : 'text-likely'}`}>
              <Icon name={to > from ? 'up' : 'down'} />
              {(to > from ? words.rose : words.fell)(percentOf(from / 100), percentOf(to / 100))}
            </span>
          </li>
        ))}
        {moved.length > SHOWN && (
          <li className="py-2 text-secondary">{words.more(moved.length - SHOWN, groupIndian(moved.length - SHOWN))}</li>
        )}
      </ul>
    </div>
  )
}
