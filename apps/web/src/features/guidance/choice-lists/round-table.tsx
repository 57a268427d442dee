import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { AnswerCourse } from '@sopaan/domain/simulator/compare-answers'
import { WILLINGNESS_NAMES, type Willingness } from '@sopaan/domain/simulator/willingness'
import { formatDate } from '@sopaan/domain/time/format'
import { useWords } from '#web/words/use-words.tsx'
import { choiceShortName } from './choice-short-name.ts'

type Props = { answer: Willingness; course: AnswerCourse; rounds: ChoiceRounds }

/** The same rounds as rows: what came, which pool closed where, and until when it had to be paid for. */
export function RoundTable({ answer, course, rounds }: Props) {
  const { rounds: words, language } = useWords()
  const { choices, dates, season } = rounds
  const cell = 'border-t border-border px-2 py-2 text-start align-top'
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center font-semibold text-primary-text">{words.table}</summary>
      <div className="overflow-x-auto">
        <table className="type-small w-full">
          <caption className="mb-2 text-start text-secondary">
            {words.tableOf(WILLINGNESS_NAMES[answer], String(season))}
          </caption>
          <thead>
            <tr>
              {Object.entries(words.columns).map(([key, name]) => (
                <th key={key} scope="col" className="px-2 py-1 text-start font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.rounds.map(({ round, event, seat }) => {
              const choice = choices[seat?.choice ?? -1]
              const pool = choice?.pools[seat?.pool ?? -1]
              const { college, branch } = choiceShortName(choice)
              const payBy = dates.find((each) => each.round === round)?.payByOn
              const closing = pool?.closings[round - 1] ?? null
              return (
                <tr key={round}>
                  <th scope="row" className={cell}>
                    {round}
                  </th>
                  <td className={cell}>{words.events[event]}</td>
                  <td className={cell}>
                    {seat && `${words.place(groupIndian(seat.choice + 1))}, ${college} ${branch}`}
                    {pool && (
                      <span className="block text-tertiary">
                        {[pool.quota, pool.seatType, ...(pool.gender === 'female' ? [words.female] : [])].join(' · ')}
                      </span>
                    )}
                  </td>
                  <td className={`${cell} tabular-nums`}>
                    {pool && closing !== null && words.closed(groupIndian(closing), groupIndian(pool.rank))}
                  </td>
                  <td className={`${cell} whitespace-nowrap`}>
                    {seat && payBy !== undefined && formatDate(payBy, language)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
