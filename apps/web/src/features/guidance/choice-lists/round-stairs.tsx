import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { AnswerCourse } from '@sopaan/domain/simulator/compare-answers'
import { formatShortDay } from '@sopaan/domain/time/format'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { choiceShortName } from './choice-short-name.ts'

type Props = { course: AnswerCourse; rounds: ChoiceRounds }

/** Height of the lowest and of the highest step, and of the ground where there is no seat, rem. */
const STEP_MIN = 2.5
const STEP_MAX = 9
const GROUND = 0.25
/** How long a step waits for the one before it, ms. */
const STEP_DELAY_MS = 60

/** One step a round, the better the choice the higher; green where the seat changed. */
export function RoundStairs({ course, rounds: { choices, dates } }: Props) {
  const { rounds: words, language } = useWords()
  const places = course.rounds.flatMap(({ seat }) => (seat ? [seat.choice] : []))
  const [best, worst] = [Math.min(...places), Math.max(...places)]
  return (
    <ol aria-label={words.stairs} className="-mx-2 mt-5 flex items-end gap-1 sm:mx-0 sm:gap-3">
      {course.rounds.map(({ round, event, seat }, at) => {
        const { college, branch } = choiceShortName(choices[seat?.choice ?? -1])
        const isChanged = event === 'allotted' || event === 'upgraded' || event === 'seatTypeChanged'
        const day = dates.find((each) => each.round === round)?.allottedOn
        return (
          <li key={round} className="flex min-w-0 flex-1 flex-col justify-end text-center">
            <p className="mb-1.5 text-[11px] leading-tight wrap-break-word hyphens-auto sm:text-[15px]">
              <span className="font-bold">{seat ? college : words.noSeat}</span>
              {seat && (
                <span lang="en" className="mt-0.5 block text-secondary">
                  {branch}
                </span>
              )}
            </p>
            <div
              className={classNames(
                'flex justify-center border-t-4 border-b-2 border-b-text pt-1.5 text-[14px] font-bold transition-[height] duration-300 motion-reduce:transition-none',
                !seat && 'border-t-transparent',
                seat &&
                  (isChanged ? 'border-t-safe bg-safe-soft text-safe' : 'border-t-border-strong bg-surface-sunken'),
              )}
              style={{
                height: `${heightOf(seat?.choice, best, worst)}rem`,
                transitionDelay: `${at * STEP_DELAY_MS}ms`,
              }}
            >
              {seat && words.place(groupIndian(seat.choice + 1))}
            </div>
            <p className="mt-1.5 text-[13px] leading-tight font-semibold sm:text-[15px]">
              {words.round(String(round))}
            </p>
            <p className="min-h-8 text-[12px] leading-tight text-tertiary">
              {day !== undefined && formatShortDay(day, language)}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function heightOf(place: number | undefined, best: number, worst: number): number {
  if (place === undefined) return GROUND
  if (worst === best) return (STEP_MIN + STEP_MAX) / 2
  return STEP_MIN + ((STEP_MAX - STEP_MIN) * (worst - place)) / (worst - best)
}
