import type { ComparedSeat } from '@sopaan/contract/compared-seats'
import { choiceKeyOf } from '@sopaan/domain/choice-lists/choice-list'
import { type AdvisedOrder, adviseOrder, type ComparedChoice } from '@sopaan/domain/choices/side-by-side'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { useSearchParams } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { comparedName } from './compared-name.ts'

type Props = { seats: readonly ComparedSeat[] }

/** In which order to enter the choices, why, and one press that does it; it speaks of order, never of a winner. */
export function OrderAdvice({ seats }: Props) {
  const { branches: words, results } = useWords()
  const [search] = useSearchParams()
  const [category, pwd] = [search.get('category') ?? '', search.get('pwd')]
  const isReserved = category === 'SC' || category === 'ST' || pwd === 'true'
  const advised = adviseOrder(
    seats.map((seat) => ({ ...seat, seat, key: choiceKeyOf(seat.key) })),
    isReserved ? 'sc-st-pwd' : 'everybody',
  )
  if (advised === undefined) {
    const isOneList = new Set(seats.map(({ list }) => list)).size < 2
    return isOneList ? null : <p className="order-advice">{words.seatListsDiffer}</p>
  }
  const { first, second, order } = advised
  const [own, otherOwn] = [first.seat.own, second.seat.own]
  const season = first.seat.finals.at(-1)?.season
  return (
    <section aria-label={words.adviceTitle} className="order-advice">
      <p>
        <b>{words.putFirst(comparedName(first.seat))}</b>{' '}
        {words.closedEarlier(
          groupIndian(advised.closings.first),
          groupIndian(advised.closings.second),
          String(season ?? ''),
        )}{' '}
        <Reasons advised={advised} second={comparedName(second.seat)} />{' '}
        {own && otherOwn && own.chance.band !== 'safe'
          ? words.elseNext(results.percent(own.chance.percent), comparedName(second.seat))
          : ''}{' '}
        {first.seat.programme.family !== second.seat.programme.family ? words.tasteFirst : ''}
      </p>
      <button
        type="button"
        data-order-choices={order.map(({ key }) => key).join(' ')}
        className={`${buttonClasses()} only-with-script w-full md:w-auto print:hidden`}
      >
        {words.putInOrder}
      </button>
    </section>
  )
}

type ReasonsProps = { advised: Pick<AdvisedOrder<ComparedChoice>, 'nirf' | 'salary' | 'fee'>; second: string }

/** What the facts say beside the closing rank, for and against. */
function Reasons({ advised: { nirf, salary, fee }, second }: ReasonsProps) {
  const { branches: words, language } = useWords()
  const reasons: string[] = []
  if (nirf) {
    const [first, other, year] = [String(nirf.first), String(nirf.second), String(nirf.year)]
    reasons.push(
      nirf.first < nirf.second ? words.nirfBetter(first, other, year) : words.nirfWorse(second, other, first, year),
    )
  }
  if (salary) {
    const lakhs = lakhLabel(Math.abs(salary.moreInr), language)
    reasons.push(
      salary.moreInr > 0 ? words.salaryMore(lakhs, salary.year) : words.salaryLess(second, lakhs, salary.year),
    )
  }
  if (fee) {
    const rupees = groupIndian(Math.abs(fee.moreInr))
    reasons.push(fee.moreInr < 0 ? words.costsLess(rupees, second) : words.costsMore(rupees, second))
  }
  return reasons.join(' ')
}
