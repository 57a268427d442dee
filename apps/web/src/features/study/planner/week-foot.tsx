import { addDays } from '@sopaan/domain/time/days'
import { Link, useLocation } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Under the days of a phone, where its seven days take the whole row above them: the weeks before and after. */
export function WeekFoot({ first }: { first: string }) {
  const { planner: words } = useWords()
  const { pathname } = useLocation()
  const weeks = [
    { day: addDays(first, -7), label: words.previousWeek },
    { day: addDays(first, 7), label: words.nextWeek },
  ]
  return (
    <div className="grid grid-cols-2 gap-3 lg:hidden">
      {weeks.map(({ day, label }) => (
        <Link key={day} to={`${pathname}?view=week&week=${day}`} className={buttonClasses('line')}>
          {label}
        </Link>
      ))}
    </div>
  )
}
