import type { CategoryProfile } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { countPast, listTimeline, type TimelineRow } from '@sopaan/domain/counselling/timeline'
import { writtenIn } from '@sopaan/domain/languages'
import { formatDate, formatShortDay } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { Fragment, type ReactNode } from 'react'
import { GuideLink } from '#web/guide-link.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { timelineTitle, writeEnd, writeWhen } from './timeline-words.ts'

type Props = { season: CounsellingSeason; now: number; candidate: CategoryProfile }
type Note = { text: string; isWarning?: boolean }

/** The season as a line of days, today between what was and what comes. */
export function SeasonTimeline({ season, now, candidate }: Props) {
  const { whatNow: words, language } = useWords()
  const rows = listTimeline(season, now)
  const past = countPast(rows)
  const isRunning = past < rows.length
  /** Whether the days of CSAB's rounds are known. */
  const hasRounds = season.steps.some(({ kind, round }) => kind === 'special-rounds' && round !== null)
  const otherSource = season.steps.find(({ kind, source }) => kind === 'special-rounds' && source)?.source
  const [body, year] = [season.body, String(season.season)]
  return (
    <Card>
      <h2 className="type-card">{isRunning ? words.datesOf(body, year) : words.lastDatesOf(body, year)}</h2>
      <ol className="mt-3">
        {rows.map((row, at) => (
          <Fragment key={`${row.kind}${row.round}`}>
            {isRunning && at === past && (
              <Line when={formatShortDay(istDate(new Date(now)), language)} title={words.today} dot="today" />
            )}
            <Line
              when={writeWhen(row, words, language)}
              title={timelineTitle(row, { season, candidate, words })}
              notes={notesOf(row, words, { language, hasRounds })}
              staffNotes={staffNotesOf(row, season, language)}
              dot={row.state}
              isLast={at === rows.length - 1}
            />
          </Fragment>
        ))}
      </ol>
      <p className="type-small mt-3 text-tertiary">
        {words.timelineSource(year, formatDate(season.checkedOn, language))}{' '}
        {otherSource !== undefined && words.specialSource(otherSource)}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <GuideLink guide="what-is-josaa">{words.guideLinks.josaa}</GuideLink>
        <GuideLink guide="csab">{words.guideLinks.csab}</GuideLink>
      </p>
      {season.sourceUrl !== undefined && (
        <a
          href={season.sourceUrl}
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {words.openNotice}
        </a>
      )}
    </Card>
  )
}

type LineProps = {
  when: string
  title: string
  notes?: readonly Note[]
  /** What staff added to the dates of this line. */
  staffNotes?: readonly string[]
  dot: TimelineRow['state'] | 'today'
  isLast?: boolean
}

const DOTS: Readonly<Record<LineProps['dot'], string>> = {
  past: 'border-border-control bg-border-control',
  today: 'border-primary bg-primary ring-4 ring-primary-soft',
  next: 'border-3 border-likely-fill bg-surface',
  later: 'border-2 border-border-control bg-surface',
}

function Line({ when, title, notes = [], staffNotes = [], dot, isLast = false }: LineProps) {
  const isToday = dot === 'today'
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`grid grid-cols-[112px_14px_1fr] gap-x-4 sm:grid-cols-[140px_14px_1fr] ${isToday ? 'font-semibold text-primary-text' : ''}`}
    >
      <p className={`text-right text-[15px] tabular-nums ${isToday ? '' : 'text-secondary'}`}>{when}</p>
      <span aria-hidden="true" className="relative flex justify-center">
        {!isLast && <span className="absolute top-3 bottom-[-12px] w-px bg-border-strong" />}
        <span className={`relative mt-1.5 size-3.5 shrink-0 rounded-full ${DOTS[dot]}`} />
      </span>
      <div className="pb-3">
        <p className={dot === 'past' ? 'text-secondary' : 'font-semibold'}>{title}</p>
        {notes.map(({ text, isWarning }) => (
          <NoteLine key={text} isWarning={isWarning === true && dot !== 'past'}>
            {text}
          </NoteLine>
        ))}
        {staffNotes.map((text) => (
          <NoteLine key={text} isWarning={false}>
            {text}
          </NoteLine>
        ))}
      </div>
    </li>
  )
}

function NoteLine({ isWarning, children }: { isWarning: boolean; children: ReactNode }) {
  return <p className={`text-[15px] ${isWarning ? 'font-semibold text-likely' : 'text-secondary'}`}>{children}</p>
}

/** What staff wrote beside the dates that a line stands for; that of a later round stands for its payments too. */
function staffNotesOf(row: TimelineRow, { steps }: Props['season'], language: Words['language']): string[] {
  const isOfRound = ({ kind, round }: (typeof steps)[number]) =>
    row.kind === 'round' && round === row.round && (kind === 'withdraw' || (kind === 'report-and-pay' && round !== 1))
  return [...row.steps, ...steps.filter(isOfRound)].flatMap(({ note }) => (note ? writtenIn(language, note) : []))
}

/** What is to be done by when on a line, and until when a seat can be left. */
function notesOf(
  row: TimelineRow,
  { notes }: Words['whatNow'],
  { language, hasRounds }: { language: Words['language']; hasRounds: boolean },
): Note[] {
  const by = (time: string) => writeEnd(time, language)
  if (row.kind === 'accept') return [{ text: notes.accept, isWarning: true }]
  if (row.kind === 'partial-admission') return [{ text: notes.partial }]
  if (row.kind === 'special-rounds') return row.round === null && !hasRounds ? [{ text: notes.special }] : []
  return [
    ...(row.payBy === null ? [] : [{ text: notes.payBy(by(row.payBy)) }]),
    ...(row.lastIitWithdrawal === null ? [] : [{ text: notes.lastIit(by(row.lastIitWithdrawal)) }]),
    ...(row.lastNitWithdrawal === null ? [] : [{ text: notes.lastNit(by(row.lastNitWithdrawal)) }]),
  ]
}
