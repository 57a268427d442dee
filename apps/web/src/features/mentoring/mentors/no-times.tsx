import { mentorsFrom, paths } from '@sopaan/contract/paths'
import { Link, useLocation } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Of a mentor who cannot be booked now: that it is so, and the way to those who can. */
export function NoTimes({ firstName, isReload = false }: { firstName: string; isReload?: boolean }) {
  const { mentoring: words, language } = useWords()
  const { pathname } = useLocation()
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-semibold">{words.closed}</p>
      <p className="text-secondary">{words.closedText(firstName)}</p>
      <Link
        to={`${mentorsFrom(pathname, paths.mentors(), language)}?free=true`}
        reloadDocument={isReload}
        className={buttonClasses('line')}
      >
        {words.closedLink}
      </Link>
    </div>
  )
}
