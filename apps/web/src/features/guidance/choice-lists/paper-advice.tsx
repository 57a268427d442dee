import { inLanguage, paths } from '@sopaan/contract/paths'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { needsNewCertificate } from '@sopaan/domain/counselling/papers'
import type { PaperRows } from '@sopaan/domain/list-doctor/category-paper'
import { formatDate } from '@sopaan/domain/time/format'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { findCertificateDay } from './certificate-day.queries.ts'
import { percentWords } from './risk-words.ts'
import { useLatestAnswer } from './use-latest-answer.ts'

type Props = PaperRows & {
  /** Of the row that falls furthest without it. */
  name: string
  /** Whose list it is. */
  profile: URLSearchParams
}

/** How much of a list hangs on the certificate of the category, from which day on it counts, and where all papers are. */
export function PaperAdvice({ count, name, without, profile }: Props) {
  const { choices, language } = useWords()
  const { check: words } = choices
  const { answer: day } = useLatestAnswer('season', findCertificateDay)
  const category = CATEGORIES.find((each) => each === profile.get('category')) ?? 'OPEN'
  const papers = new URLSearchParams({ category, ...(profile.get('pwd') === 'true' && { pwd: 'yes' }) })
  return (
    <li className="advice">
      <span aria-hidden="true" className="advice-number">
        i
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold leading-snug">{words.paper.what(count, category)}</h3>
        <p className="type-small text-secondary wrap-anywhere">
          {day && needsNewCertificate(category) && (
            <>{words.paper.from(formatDate(day.from, language), String(day.season))} </>
          )}
          {words.paper.falls(name, percentWords(words, without))}
        </p>
      </div>
      <a
        href={`${inLanguage(paths.whatNow(), language)}?${papers}#papers`}
        className={`${buttonClasses('line')} px-3.5! text-[15px]`}
      >
        {words.paper.action}
      </a>
    </li>
  )
}
