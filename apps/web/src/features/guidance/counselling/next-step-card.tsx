import { inLanguage, paths, signInFor } from '@sopaan/contract/paths'
import { findNextStep } from '@sopaan/domain/counselling/next-step'
import { type CategoryProfile, listPapers } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { countPast, listTimeline } from '@sopaan/domain/counselling/timeline'
import { nextExam } from '@sopaan/domain/syllabus/exam-days'
import { daysBetween } from '@sopaan/domain/time/days'
import { formatDate, formatShortDay } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { calendarAddress, candidateSearch } from './counselling.queries.ts'
import { PaperBoxes } from './paper-boxes.tsx'
import { writeStep, writeStepNote } from './step-words.ts'
import { timelineTitle, writeWhen } from './timeline-words.ts'

type Props = { season: CounsellingSeason; now: number; candidate: CategoryProfile }

const LINK = 'inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text hover:underline'

/** Under a result: what its reader does next, the days around it, the papers to tick, and the ways to all of it. */
export function NextStepCard({ season, now, candidate }: Props) {
  const { whatNow: words, language } = useWords()
  const { label, title, note } = useNextStep({ season, now, candidate })
  const isOver = findNextStep(season, now).kind === 'over'
  return (
    <section
      aria-label={label}
      data-day={istDate(new Date(now))}
      className="rounded-sheet border border-border bg-surface p-4 sm:p-5"
    >
      <p className="type-small text-secondary tabular-nums">{label}</p>
      <h2 className="type-card text-balance tabular-nums">{title}</h2>
      <p className="measure mt-1 text-secondary">{note}</p>
      {!isOver && <DaysAround season={season} now={now} candidate={candidate} />}
      <details className="mt-2 border-t border-border">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-semibold">
          <span data-papers={words.papers('{ready}', String(listPapers(candidate).length))}>
            {words.papersCount(String(listPapers(candidate).length))}
          </span>
          <Icon name="chevron" />
        </summary>
        <PaperBoxes season={season} candidate={candidate} />
      </details>
      <p className="flex flex-wrap gap-x-6 border-t border-border pt-1 print:hidden">
        <a href={`${inLanguage(paths.whatNow(), language)}${candidateSearch(candidate)}`} className={LINK}>
          {words.allDates}
        </a>
        {!isOver && (
          <a href={calendarAddress(candidate, language)} className={LINK}>
            <Icon name="calendar" /> {words.addToCalendar}
          </a>
        )}
        <a href={signInFor(`${paths.profile('mentee-dashboard')}#notifications`, language)} className={LINK}>
          <Icon name="bell" /> {words.remindMe}
        </a>
      </p>
    </section>
  )
}

/** What comes next: a step with its deadline, or out of season the next examination. */
function useNextStep({ season, now, candidate }: Props): { label: string; title: string; note: string } {
  const { whatNow: words, language } = useWords()
  const next = findNextStep(season, now)
  if (next.kind !== 'over') {
    const days = next.kind === 'act' ? words.daysLeft(next.daysLeft) : words.daysTo(next.daysLeft)
    const note = writeStepNote(next, { season, candidate, words })
    return { label: `${words.yourNextStep}, ${days}`, title: writeStep(next, words, language), note }
  }
  const today = istDate(new Date(now))
  const exam = nextExam(today)
  const days = daysBetween(today, exam.on)
  const label = words.overTitle(String(season.season))
  if (days < 0) return { label, title: words.monthSteps, note: words.overNote(String(season.season + 1)) }
  const on = formatDate(exam.on, language)
  const note = exam.isExpected ? words.examExpected(days, on) : words.examOn(days, on)
  return { label, title: words.nextExam(exam.name), note }
}

/** The day that was last, today, and the next two. */
function DaysAround({ season, now, candidate }: Props) {
  const { whatNow: words, language } = useWords()
  const rows = listTimeline(season, now)
  const past = countPast(rows)
  const lines = rows.slice(Math.max(0, past - 1), past + 2).map((row) => ({
    when: writeWhen(row, words, language),
    title: timelineTitle(row, { season, candidate, words }),
    look: row.state === 'past' ? 'text-secondary' : '',
  }))
  const today = {
    when: formatShortDay(istDate(new Date(now)), language),
    title: words.today,
    look: 'font-semibold text-primary-text',
  }
  return (
    <ol className="mt-3 grid gap-1.5">
      {lines.toSpliced(Math.min(past, 1), 0, today).map(({ when, title, look }) => (
        <li
          key={title}
          aria-current={title === words.today ? 'date' : undefined}
          className={`grid grid-cols-[112px_1fr] gap-x-4 sm:grid-cols-[140px_1fr] ${look}`}
        >
          <span className="text-[15px] tabular-nums">{when}</span>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  )
}
