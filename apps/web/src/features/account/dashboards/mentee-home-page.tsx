import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { useRankNames } from '#web/features/account/profile/use-rank-names.ts'
import { ComingUpCard } from '#web/features/commerce/events/coming-up-card.tsx'
import { firstChoicesQuery } from '#web/features/guidance/choice-lists/first-choices.queries.ts'
import { FirstChoicesCard } from '#web/features/guidance/choice-lists/first-choices-card.tsx'
import { SeasonCard } from '#web/features/guidance/choice-lists/season-card.tsx'
import { VisitOffer } from '#web/features/guidance/choice-lists/visit-offer.tsx'
import { NextStepBox } from '#web/features/guidance/counselling/next-step-box.tsx'
import { NextSessionCard } from '#web/features/mentoring/bookings/next-session-card.tsx'
import { bookingsQuery } from '#web/features/mentoring/bookings/next-sessions.queries.ts'
import { ExamCountdown } from '#web/features/study/planner/exam-countdown.tsx'
import { studyDayQuery } from '#web/features/study/planner/study-day.queries.ts'
import { TodayCard } from '#web/features/study/planner/today-card.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FirstQuestions } from './first-questions.tsx'
import { predictorSearchOf, stateScoresOf } from './predictor-start.ts'
import { RankCard } from './rank-card.tsx'
import { StepsDrawing } from './steps-drawing.tsx'
import { DashboardTools } from './tool-tiles.tsx'

/** What somebody new does first, in this order. */
type FirstStep = 'rank' | 'list' | 'week' | 'mentor'

const ORDER: readonly FirstStep[] = ['rank', 'list', 'week', 'mentor']

type Props = {
  /** Whether each is done; one that is absent is not known, and is not shown. */
  done: Partial<Record<FirstStep, boolean>>
  /** Where each step is done. A page outside of the dashboards is loaded whole. */
  ways: Readonly<Record<FirstStep, string>>
  /** Stands in the first step as long as that is open: what is asked there, with the way to all ranks. */
  rankOffer: (way: ReactNode) => ReactNode
}

/**
 * The first page of a student: the own rank, the next session, today, the choice list, what comes up, and the tools. As long
 * as there is no rank or no list, the first steps stand in place of the card that would be empty.
 */
export default function MenteeHomePage() {
  const { account } = useWords()
  const user = useSignedIn()
  const names = useRankNames()
  const search = predictorSearchOf(user)
  const hasScore = search !== '' || stateScoresOf(user).length > 0
  const done = useStepsDone(search)
  useStepFocus(done.rank)
  const steps = <Steps done={done} search={search} />
  const { data: next } = useQuery(bookingsQuery('next', 1))
  const first = (
    <div key="first" className="grid lg:col-start-1 lg:row-start-1">
      {hasScore ? <RankCard user={user} names={names} /> : steps}
    </div>
  )
  const today = (
    <div key="today" className="grid content-start gap-4 lg:col-start-2 lg:row-start-1 lg:gap-5">
      <NextSessionCard />
      <TodayCard dashboard="mentee-dashboard" />
    </div>
  )
  // On a phone a session that is asked for or agreed comes before the first steps.
  const isSessionFirst = !hasScore && next !== undefined && next.data.length > 0
  return (
    <div className="mx-auto grid max-w-[1104px] gap-4 lg:gap-5">
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      {/* The frame greets; the cards stand under a heading of the second order. */}
      <h2 className="sr-only">{account.nav.items.home}</h2>
      {/* A deadline that runs costs the seat when it is missed: it comes before everything else. */}
      <NextStepBox only="act" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-5">
        {isSessionFirst ? [today, first] : [first, today]}
        {done.list === false ? hasScore && steps : <FirstChoicesCard search={search} />}
        {/* Without a card of the list beside it, it has the row alone. */}
        <div className={`grid ${done.list === false && !hasScore ? 'lg:col-span-2' : ''}`}>
          <ComingUpCard>
            <SeasonCard search={search} />
            <NextStepBox only="wait" />
            <ExamCountdown dashboard="mentee-dashboard" />
          </ComingUpCard>
        </div>
      </div>
      <section aria-labelledby="tools-title" className="mt-4">
        <h3 id="tools-title" className="type-subsection mb-4">
          {account.toolsTitle}
        </h3>
        <DashboardTools user={user} />
      </section>
    </div>
  )
}

/** Which first steps are done, as far as it is known. */
function useStepsDone(search: string): Partial<Record<FirstStep, boolean>> {
  const { language } = useWords()
  const user = useSignedIn()
  const { studyClass, targetYear } = user.studentFacts
  const { data: list } = useQuery(firstChoicesQuery(search))
  const { data: day } = useQuery(studyDayQuery(language))
  const { data: next } = useQuery(bookingsQuery('next', 1))
  const { data: past } = useQuery(bookingsQuery('past', 1))
  return {
    rank: search !== '' || stateScoresOf(user).length > 0 || (studyClass !== null && targetYear !== null),
    ...(list && { list: list.count > 0 }),
    ...(day && { week: day.isSet }),
    ...(next && past && { mentor: next.data.length + past.data.length > 0 }),
  }
}

const NEXT_STEP = 'next-step'

/** Once the first step is done the steps stand elsewhere on the page: whoever did it goes on at the next one. */
function useStepFocus(isDone: boolean | undefined): void {
  const wasDone = useRef(isDone)
  const isDue = useRef(false)
  // Every time it is drawn: the list is asked for anew with the rank, and the steps come back after it.
  useEffect(() => {
    isDue.current ||= wasDone.current === false && isDone === true
    wasDone.current = isDone
    const next = isDue.current ? document.getElementById(NEXT_STEP) : null
    if (next === null) return
    isDue.current = false
    next.focus()
  })
}

function Steps({ done, search }: { done: Partial<Record<FirstStep, boolean>>; search: string }) {
  const user = useSignedIn()
  const names = useRankNames()
  return (
    <FirstSteps
      done={done}
      ways={{
        rank: `${paths.dashboard('mentee-dashboard')}/profile#study`,
        list: paths.dashboardTool('mentee-dashboard', 'college-predictor') + search,
        week: paths.dashboardTool('mentee-dashboard', 'study-planner'),
        mentor: paths.ownMentors(),
      }}
      rankOffer={(way) => (
        <VisitOffer user={user} names={names}>
          <FirstQuestions user={user} />
          {way}
        </VisitOffer>
      )}
    />
  )
}

/** Beside the questions that stand in place, in one line with them. */
const RANK_WAY = 'mt-3 inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline'

/** The first steps of somebody new: what is done in one line each, the next one open, the others as ways. */
function FirstSteps({ done, ways, rankOffer }: Props) {
  const { menteeHome: words } = useWords()
  const known = ORDER.filter((step) => done[step] !== undefined)
  const now = known.find((step) => !done[step])
  const said = words.stepsDone(known.filter((step) => done[step]).length, known.length)
  return (
    <ResultSheet>
      <div className="graph-paper grid items-center gap-3 rounded-box border border-border p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div>
          <h3 id="first-steps" className="type-subsection">
            {words.stepsTitle}
          </h3>
          <p className="text-secondary tabular-nums">{said}</p>
        </div>
        <StepsDrawing
          label={said}
          steps={known.map((step) => ({
            key: step,
            name: words.stepNames[step],
            state: done[step] ? 'done' : step === now ? 'now' : 'open',
          }))}
        />
      </div>
      <ol aria-labelledby="first-steps" className="mt-4 divide-y divide-border">
        {known.map((step, at) => {
          const { title, text, action } = words.steps[step]
          if (done[step])
            return (
              <li key={step} className="flex min-h-14 items-center gap-3 py-2 text-secondary">
                <StepBubble state="done" number={at + 1} />
                {title}: {words.stepDone}
              </li>
            )
          if (step !== now)
            return (
              <li key={step} className="flex min-h-14 items-center gap-3">
                <StepBubble state="open" number={at + 1} />
                <Way to={ways[step]} className="inline-flex min-h-12 items-center text-primary-text underline">
                  {title}
                </Way>
              </li>
            )
          const way = (
            <Way to={ways[step]} className={step === 'rank' ? RANK_WAY : `${buttonClasses('pen')} mt-3`}>
              {action}
            </Way>
          )
          return (
            <li key={step} aria-current="step" className="py-3">
              <div className="mb-1 flex items-center gap-3">
                <StepBubble state="now" number={at + 1} />
                <p id={NEXT_STEP} tabIndex={-1} className="type-card scroll-mt-20 outline-none">
                  {title}
                </p>
              </div>
              <div className="sm:ps-10">
                <p className="mb-3 text-secondary">{text}</p>
                {step === 'rank' ? rankOffer(way) : way}
              </div>
            </li>
          )
        })}
      </ol>
    </ResultSheet>
  )
}

function Way({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return to.includes('-dashboard') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  )
}

type StepBubbleProps = { state: 'done' | 'now' | 'open'; number: number }

/** Where a step stands in the row of them, as a bubble of the answer sheet: filled once it is done. */
function StepBubble({ state, number }: StepBubbleProps) {
  const edges = {
    done: 'border-primary bg-primary text-on-primary',
    now: 'border-primary-text text-primary-text',
    open: 'border-border-control text-secondary',
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'type-small inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2 font-semibold tabular-nums',
        edges[state],
      )}
    >
      {state === 'done' ? <Icon name="check" size={16} /> : number}
    </span>
  )
}
