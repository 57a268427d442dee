import { inLanguage, paths, signInFor } from '@sopaan/contract/paths'
import { findNextStep } from '@sopaan/domain/counselling/next-step'
import type { CategoryProfile } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { nextExam } from '@sopaan/domain/syllabus/exam-days'
import { daysBetween } from '@sopaan/domain/time/days'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { ReactNode } from 'react'
import { googleCalendarLink, phoneCalendarLink } from '#web/sharing/subscribe-links.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { calendarAddress } from './counselling.queries.ts'
import { writeStep, writeStepNote } from './step-words.ts'

type Props = { season: CounsellingSeason; now: number; candidate: CategoryProfile; origin: string }
/** More days than these are a number and no row of bubbles. */
const BUBBLES_MAX = 31

/** The one thing to do next, large: by when, what for, and two ways to keep it from being forgotten. */
export function NextStepPanel({ season, now, candidate, origin }: Props) {
  const { whatNow: words, language } = useWords()
  const next = findNextStep(season, now)
  if (next.kind === 'over') return <OverPanel season={season} now={now} />
  const title = writeStep(next, words, language)
  const link = `${origin}${inLanguage(paths.whatNow(), language)}`
  return (
    <Panel
      label={`${words.yourNextStep}, ${next.kind === 'act' ? words.daysLeft(next.daysLeft) : words.daysTo(next.daysLeft)}`}
    >
      <div className="lg:flex lg:items-center lg:justify-between lg:gap-8">
        <div>
          <h2 className="type-section mt-1 text-balance">{title}</h2>
          <DayBubbles days={next.daysLeft} />
          <p className="mt-2 max-w-180">{writeStepNote(next, { season, candidate, words })}</p>
        </div>
        <p className="mt-4 flex flex-wrap gap-2 sm:gap-3 lg:mt-0 lg:shrink-0 lg:flex-col">
          <a href={calendarAddress(candidate, language)} className={`${PANEL_BUTTON} bg-on-panel text-panel`}>
            <Icon name="calendar" /> {words.addToCalendar}
          </a>
          <SendHome text={words.sendText(title, link)} />
        </p>
      </div>
      <SubscribeLinks address={`${origin}${calendarAddress(candidate, language)}`} />
      <RemindMe />
    </Panel>
  )
}

const PANEL_BUTTON =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-3 font-semibold no-underline sm:px-5'

/** The same dates as a calendar that reads them again by itself: a date that is moved moves there too. */
function SubscribeLinks({ address }: { address: string }) {
  const { whatNow: words } = useWords()
  const link = 'inline-flex min-h-11 items-center text-on-panel underline'
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4">
      <span>{words.subscribe}</span>
      <a href={googleCalendarLink(address)} rel="noreferrer" className={link}>
        {words.googleCalendar}
      </a>
      <a href={phoneCalendarLink(address)} className={link}>
        {words.phoneCalendar}
      </a>
    </p>
  )
}

/** Opens WhatsApp with the words ready; where the phone has a sheet of its own, the island opens that. */
function SendHome({ text }: { text: string }) {
  const { whatNow: words } = useWords()
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      data-share={text}
      rel="noreferrer"
      className={`${PANEL_BUTTON} border border-on-panel text-on-panel`}
    >
      <Icon name="share" /> {words.sendHome}
    </a>
  )
}

/** No date lies ahead: what comes before the next season, and what one can do for it now. */
function OverPanel({ season, now }: Pick<Props, 'season' | 'now'>) {
  const { whatNow: words, language } = useWords()
  const today = istDate(new Date(now))
  const exam = nextExam(today)
  const days = daysBetween(today, exam.on)
  const on = formatDate(exam.on, language)
  const isAhead = days >= 0
  return (
    <Panel label={words.overTitle(String(season.season))}>
      {isAhead && (
        <>
          <h2 className="type-section mt-1 text-balance">{words.nextExam(exam.name)}</h2>
          <p className="mt-1">{exam.isExpected ? words.examExpected(days, on) : words.examOn(days, on)}</p>
        </>
      )}
      <p className="mt-3 max-w-180">{words.overNote(String(season.season + 1))}</p>
      <h3 className="mt-4 font-semibold">{words.monthSteps}</h3>
      <ul className="mt-1 max-w-180">
        <li>
          <PanelLink to={paths.tool('study-planner')}>{words.steps.planner}</PanelLink>
        </li>
        <li>
          <PanelLink to={paths.tool('college-predictor')}>{words.steps.predictor}</PanelLink>
        </li>
        <li className="py-2">{words.steps.certificates(season.certificatesFrom.slice(0, 4))}</li>
      </ul>
      <RemindMe />
    </Panel>
  )
}

/** Where reminders are asked for: a switch of the profile, after the sign-in. */
function RemindMe() {
  const { whatNow: words, language } = useWords()
  return (
    <p className="mt-3">
      <a
        href={signInFor(`${paths.profile('mentee-dashboard')}#notifications`, language)}
        className="inline-flex min-h-11 items-center gap-2 text-on-panel underline"
      >
        <Icon name="bell" /> {words.remindMe}
      </a>
    </p>
  )
}

function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  const { language } = useWords()
  return (
    <a href={inLanguage(to, language)} className="inline-flex min-h-11 items-center text-on-panel underline">
      {children}
    </a>
  )
}

function Panel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="rounded-sheet bg-panel p-5 text-on-panel sm:p-7 lg:col-span-2">
      <p>{label}</p>
      {children}
    </section>
  )
}

/** The days until a step: today filled, the last one yellow. */
function DayBubbles({ days }: { days: number }) {
  const { whatNow: words } = useWords()
  if (days < 1 || days > BUBBLES_MAX) return null
  return (
    <p className="mt-3 flex flex-wrap gap-1.5" role="img" aria-label={words.bubbles(days)}>
      {Array.from({ length: days + 1 }, (_, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the row.
          key={day}
          className={`size-3 rounded-full border border-on-panel ${day === 0 ? 'bg-on-panel' : day === days ? 'border-highlight bg-highlight' : ''}`}
        />
      ))}
    </p>
  )
}
