import { sum } from '@sopaan/domain/numbers/sums'
import { useWords } from '#web/words/use-words.tsx'
import { lengthOf, type PlanView } from './plan-view.ts'
import { isStudied, isStudyItem, listWeekThings } from './week-items.ts'

/** Over the days of a phone: how much of today's study is done, how much is to go, and for how many days it has gone on. */
export function DayProgress({ view }: { view: PlanView }) {
  const { planner: words } = useWords()
  const items = listWeekThings(view, [view.today]).filter(isStudyItem)
  const all = sum(items.map(({ minutes }) => minutes))
  if (all === 0) return null
  const done = sum(items.filter(isStudied).map(({ minutes }) => minutes))
  const { days } = view.streak
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:hidden">
      <p className="text-lg font-heading tabular-nums">
        {done === 0
          ? words.dayAhead(lengthOf(all, words))
          : done === all
            ? words.dayDone(lengthOf(done, words))
            : words.dayProgress(lengthOf(done, words), lengthOf(all - done, words))}
      </p>
      {days > 0 && <p className="type-small text-secondary">{words.streak(String(days))}</p>}
    </div>
  )
}
