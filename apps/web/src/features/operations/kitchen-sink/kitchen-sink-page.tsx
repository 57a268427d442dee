import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { type ReactNode, useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { data, type LoaderFunctionArgs } from 'react-router'
import { runBlocking } from '#web/blocking.ts'
import { StrengthMeter } from '#web/features/account/sign-ups/strength-meter.tsx'
import { PlanCard } from '#web/features/commerce/plans/plan-card.tsx'
import { ChoiceRow } from '#web/features/guidance/choice-lists/choice-row.tsx'
import { ResultRow } from '#web/features/guidance/college-predictor/result-row.tsx'
import { toolAnswers } from '#web/features/operations/home/tool-answers.ts'
import { ToolTiles } from '#web/features/operations/home/tool-tiles.tsx'
import { RequestOverlay } from '#web/features/operations/waiting/request-overlay.tsx'
import { Splash } from '#web/features/operations/waiting/splash.tsx'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { HoursSlider } from '#web/features/study/planner/hours-slider.tsx'
import { Footer } from '#web/layouts/footer.tsx'
import { Header } from '#web/layouts/header.tsx'
import { deploymentContext } from '#web/load-context.ts'
import { AppShell, type ShellItem } from '#web/ui/app-shell.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Preparing } from '#web/ui/preparing.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { Buttons, Fields, Forms, Messages, Overlays, RowParts, Types } from './basics.tsx'
import { Calendars, FigureParts, Measures, PeopleParts } from './product-parts.tsx'
import { sampleChoice, samplePlan } from './sample-data.ts'
import { SAMPLE_FACTS, sampleRow, sampleSeat } from './sample-seat.ts'

/** Every component in every state, for those who build the product; in production there is nothing here. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(deploymentContext).isProduction) throw data(undefined, { status: 404 })
  return data(undefined, { headers: { 'cache-control': 'no-store' } })
}

const HERE = '/dev/kitchen-sink'
const ITEMS: readonly ShellItem[] = [
  { key: 'home', label: 'Home', icon: 'home', to: HERE },
  { key: 'choices', label: 'Choices', icon: 'list', to: '/dev/choices' },
  { key: 'planner', label: 'Planner', icon: 'calendar', to: '/dev/planner' },
  { key: 'sessions', label: 'Sessions', icon: 'cap', to: '/dev/sessions' },
  { key: 'me', label: 'Me', icon: 'person', to: '/dev/me' },
]
const SHOWN_MS = 1_500
const SAMPLE_DAY = '2026-11-25'
const ROUNDS = [2001, 2002, 2003, 2004, 2005].map((season) => ({ season, round: 6, isFinal: true }))
const BANDS = [
  ['safe', 96],
  ['likely', 68],
  ['reach', 31],
  ['long-shot', 2],
] as const

export default function KitchenSinkPage() {
  return (
    <AppShell
      hasPageTitle={false}
      skipLabel="Skip to content"
      productName="Sopaan"
      title="Kitchen sink"
      mainLabel="Main"
      menuLabel="Menu"
      closeLabel="Close"
      items={ITEMS}
      bar={ITEMS}
      person={{ initials: 'SP', name: 'Sample Person', note: 'Nobody real', menuId: 'sample-menu', label: 'Account' }}
    >
      <title>Kitchen sink</title>
      <meta name="robots" content="noindex" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Part title="Type">
          <Types />
        </Part>
        <Part title="Buttons">
          <Buttons />
        </Part>
        <Part title="Fields">
          <Fields />
        </Part>
        <Part title="Forms">
          <Forms />
        </Part>
        <Part title="Messages">
          <Messages />
        </Part>
        <Part title="Overlays">
          <Overlays />
        </Part>
        <Part title="Waiting, toasts">
          <Waiting />
        </Part>
        <Part title="Passwords">
          <Passwords />
        </Part>
        <Part title="Sliders">
          <Sliders />
        </Part>
        <Part title="Plans">
          <Offers />
        </Part>
        <Part title="Tool tiles">
          <ToolTiles answers={toolAnswers(SAMPLE_DAY)} seats={[sampleSeat('likely', 68)]} />
        </Part>
        <Part title="Rows of a choice list">
          <Choices />
        </Part>
        <Part title="Header, footer">
          <Header />
          <Footer />
        </Part>
        <Part title="Table">
          <RowParts />
        </Part>
        <Part title="People">
          <PeopleParts />
        </Part>
        <Part title="Calendars">
          <Calendars />
        </Part>
        <Part title="Figures">
          <FigureParts />
        </Part>
        <Part title="Result sheet, ruler">
          <Measures />
        </Part>
        <Part title="Rows of a result">
          <ResultRows />
        </Part>
      </div>
    </AppShell>
  )
}

function ResultRows() {
  return (
    <ul className="result-rows">
      {BANDS.map(([band, percent]) => {
        const { row, lead } = sampleRow(band, percent)
        return (
          <ResultRow
            key={band}
            row={row}
            lead={lead}
            {...SAMPLE_FACTS}
            profile=""
            named={undefined}
            figures=""
            isNarrow={false}
            isOpen={false}
            isTicked={false}
            isFull={false}
            onOpen={() => undefined}
            onTick={() => undefined}
            onHide={() => undefined}
            sheetId="sample"
          />
        )
      })}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="type-subsection mb-4">{title}</h2>
      {children}
    </Card>
  )
}

/** What is shown while something happens, and what is said of it: each by a button. */
function Waiting() {
  const [isOpening, setIsOpening] = useState(false)
  const [isPreparing, setIsPreparing] = useState(false)
  useEffect(() => {
    if (!isOpening) return
    document.documentElement.dataset.splash = '0'
    const timer = setTimeout(() => setIsOpening(false), SHOWN_MS)
    return () => {
      clearTimeout(timer)
      delete document.documentElement.dataset.splash
    }
  }, [isOpening])
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, SHOWN_MS))
  const prepare = async () => {
    setIsPreparing(true)
    await wait()
    setIsPreparing(false)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="line" onClick={() => toast('Something to know.')}>
        Plain toast
      </Button>
      <Button look="line" onClick={() => toast.success('It is done.')}>
        Success toast
      </Button>
      <Button look="line" onClick={() => toast.error('It could not be done. Try again in a minute.')}>
        Error toast
      </Button>
      <Button
        look="line"
        onClick={() => void toast.promise(wait(), { loading: 'On its way', success: 'There', error: '' })}
      >
        Loading toast
      </Button>
      <Button look="line" onClick={() => toastWithUndo('Taken off the list.', 'Undo', () => toast('Put back.'))}>
        Toast with a deed
      </Button>
      <Button look="line" onClick={() => void runBlocking(wait)}>
        Overlay
      </Button>
      <Button look="line" onClick={() => setIsOpening(true)}>
        Opening screen
      </Button>
      <Button look="line" onClick={() => void prepare()}>
        Loader of a first load
      </Button>
      <Toaster />
      <RequestOverlay />
      {isOpening && <Splash />}
      {isPreparing && <Preparing />}
    </div>
  )
}

/** How strong a password is, from none to strong, each with what is missing; a field for one at rest and wrong. */
function Passwords() {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {['', 'sample', 'Sample12', 'Sample-12-words'].map((password) => (
        <StrengthMeter key={password} password={password} />
      ))}
      <PasswordField label="A password" showLabel="Show" hideLabel="Hide" hint="8 characters or more" name="password" />
      <PasswordField
        label="A wrong password"
        showLabel="Show"
        hideLabel="Hide"
        name="wrong-password"
        error="Write the password again."
      />
    </div>
  )
}

/** Plans: the one that is recommended, and a plain one with tax in its price. */
function Offers() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      <PlanCard plan={samplePlan('a', true)} to="?plan=a" />
      <PlanCard plan={samplePlan('b', false)} to="?plan=b" />
    </ul>
  )
}

/** A slider with its value in words, held and free. */
function Sliders() {
  const [hours, setHours] = useState(20)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <HoursSlider label="Held by its owner" hours={hours} valueText={`${hours} hours`} onHours={setHours} />
      <HoursSlider label="A field of a form" name="hours" hours={26} valueText="26 hours" />
    </div>
  )
}

/** Rows of a choice list: judged in each way, waiting to be judged, and no longer in the book. */
function Choices() {
  const seats: { key: string; choice: JudgedChoice | null | undefined }[] = [
    {
      key: 'judged',
      choice: sampleChoice({
        state: 'judged',
        rank: 10_000,
        rankKind: 'common',
        chance: { percent: 68, band: 'likely' },
      }),
    },
    { key: 'not-theirs', choice: sampleChoice({ state: 'not-theirs', because: 'gender' }) },
    { key: 'rank-missing', choice: sampleChoice({ state: 'rank-missing', rankKind: 'category' }) },
    { key: 'waiting', choice: undefined },
    { key: 'gone', choice: null },
  ]
  return (
    <ol aria-label="Sample list" className="choice-rows">
      {seats.map(({ key, choice }) => (
        <ChoiceRow
          key={key}
          choiceKey={`sample-institute-${key}/sample-engineering`}
          choice={choice}
          rounds={ROUNDS}
          profile=""
        />
      ))}
    </ol>
  )
}
