import { Link, useLocation } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What belongs to the planner and stands elsewhere: the printed plan, the mock log, the progress. */
export function PlannerLinks() {
  const { planner: words, language } = useWords()
  const dashboard = useLocation().pathname.split('/tools/')[0] ?? ''
  return (
    <nav aria-label={words.ownTitle} className="flex flex-wrap gap-3">
      <a
        href={`/api/v1/planner/report?language=${language}`}
        download="study-plan.pdf"
        className={buttonClasses('line')}
      >
        {words.print}
      </a>
      <Link to={`${dashboard}/mocks`} className={buttonClasses('line')}>
        {words.logLink}
      </Link>
      <Link to={`${dashboard}/progress`} className={buttonClasses('line')}>
        {words.progressLink}
      </Link>
    </nav>
  )
}
