import { inLanguage, paths } from '@sopaan/contract/paths'
import { findNextStep, type NextStep } from '@sopaan/domain/counselling/next-step'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/words/use-words.tsx'
import { seasonQuery } from './season.queries.ts'
import { writeStep } from './step-words.ts'

/**
 * What comes next in the counselling, and in how many days; nothing out of season or while it is not known.
 * @param only  what alone is shown: a deadline that runs, or a day that is waited for
 */
export function NextStepBox({ only }: { only?: Exclude<NextStep['kind'], 'over'> }) {
  const { whatNow: words, language } = useWords()
  const { data } = useQuery(seasonQuery)
  if (data === undefined) return null
  const next = findNextStep(data.season, Date.parse(data.now))
  if (next.kind === 'over' || (only !== undefined && next.kind !== only)) return null
  const days = next.kind === 'act' ? words.daysLeft(next.daysLeft) : words.daysTo(next.daysLeft)
  return (
    <div className="mb-3 rounded-box bg-surface-sunken p-4">
      <p className="type-small text-secondary">{`${words.yourNextStep}, ${days}`}</p>
      <p className="font-heading tabular-nums">{writeStep(next, words, language)}</p>
      {/* A page outside of the dashboards is loaded whole. */}
      <a
        href={inLanguage(paths.whatNow(), language)}
        className="type-small inline-flex min-h-11 items-center font-semibold text-primary-text"
      >
        {words.allDates}
      </a>
    </div>
  )
}
