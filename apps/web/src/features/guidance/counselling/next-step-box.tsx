import { inLanguage, paths } from '@sopaan/contract/paths'
import { findNextStep, type NextStep } from '@sopaan/domain/counselling/next-step'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { useQuery } from '@tanstack/react-query'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { seasonQuery } from './season.queries.ts'
import { writeStep } from './step-words.ts'

/**
 * What comes next in the counselling, and in how many days; out of season that it is over. Nothing while it is not known.
 * @param only  what alone is shown: a deadline that runs, or all that is waited for
 */
export function NextStepBox({ only }: { only?: 'act' | 'wait' }) {
  const { whatNow: words, language } = useWords()
  const { data } = useQuery(seasonQuery)
  if (data === undefined) return null
  const next = findNextStep(data.season, Date.parse(data.now))
  if (only !== undefined && (next.kind === 'act') !== (only === 'act')) return null
  const { label, title } = saidOf(next, data.season, { words, language })
  return (
    <div className="mb-3 rounded-box bg-surface-sunken p-4">
      <p className="type-small text-secondary">{label}</p>
      <p className="font-heading tabular-nums">{title}</p>
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

function saidOf(
  next: NextStep,
  { season }: CounsellingSeason,
  { words, language }: Pick<Words, 'language'> & { words: Words['whatNow'] },
): { label: string; title: string } {
  if (next.kind === 'over')
    return { label: words.overTitle(String(season)), title: words.notAnnounced(String(season + 1)) }
  const days = next.kind === 'act' ? words.daysLeft(next.daysLeft) : words.daysTo(next.daysLeft)
  return { label: `${words.yourNextStep}, ${days}`, title: writeStep(next, words, language) }
}
