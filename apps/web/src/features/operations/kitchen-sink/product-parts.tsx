import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { BarList } from '#web/ui/bar-list.tsx'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { MonthGrid } from '#web/ui/month-grid.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { QuoteSlip } from '#web/ui/quote-slip.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { Ruler } from '#web/ui/ruler.tsx'
import { Spark } from '#web/ui/spark.tsx'
import { StarField } from '#web/ui/star-field.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { WeekGrid } from '#web/ui/week-grid.tsx'

/** People and their words: arches in three sizes, a large and a small slip, stars to read and to give. */
export function PeopleParts() {
  const [chosen, setChosen] = useState(3)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <MentorArch name="Sample Person" pictureUrl={null} size="small" />
        <MentorArch name="Another Sample" pictureUrl={null} />
        <MentorArch name="Third Sample" pictureUrl={null} size="large" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <QuoteSlip text="A large slip." by="Sample Person" stars={5} starsLabel="5 of 5 stars" isLarge />
        <QuoteSlip text="A small slip." by="Another Sample" stars={4} starsLabel="4 of 5 stars" />
      </div>
      <Stars count={2} label="2 of 5 stars" />
      <StarField
        legend="Stars to give"
        name="stars"
        labelOf={(count) => `${count} of 5`}
        chosen={chosen}
        onChoose={setChosen}
      />
      <StarField
        legend="Stars with an error"
        name="wrong-stars"
        labelOf={(count) => `${count} of 5`}
        chosen={0}
        onChoose={() => undefined}
        error="Choose one to five stars."
      />
    </div>
  )
}

const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const REST = { isDraft: false, isDone: false, isMovable: true }

/** A week with every kind of entry, and a row of a month. */
export function Calendars() {
  return (
    <div className="grid gap-8">
      <WeekGrid
        label="Sample week"
        days={DAYS.map((day, at) => ({
          day,
          label: `${WEEKDAYS[at]} ${day.slice(8)}`,
          empty: 'Nothing here',
          isToday: at === 1,
          isPast: at === 0,
        }))}
        items={[
          { key: 'a', day: '2026-11-23', title: 'Done', note: '4:00 pm', tone: 'plain', ...REST, isDone: true },
          { key: 'b', day: '2026-11-24', title: 'Own', note: '5:00 pm', tone: 'pen', ...REST },
          { key: 'c', day: '2026-11-25', title: 'Agreed', note: '6:00 pm', tone: 'safe', ...REST, isMovable: false },
          { key: 'd', day: '2026-11-26', title: 'Draft', note: '7:00 pm', tone: 'likely', ...REST, isDraft: true },
        ]}
        onOpen={() => undefined}
        onMove={() => undefined}
        onDrop={() => undefined}
      />
      <MonthGrid
        label="Sample month"
        weekdays={WEEKDAYS}
        days={DAYS.map((day, at) => ({
          day,
          date: day.slice(8),
          label: `${WEEKDAYS[at]} ${day.slice(8)} November`,
          done: at === 1 ? '2 h' : undefined,
          things: at === 2 ? [{ key: 'a', title: 'Optics', tone: 'phy', letter: 'P', isDone: false }] : [],
          more: (count) => `${count} more`,
          isOutside: at === 0,
          isToday: at === 1,
          isRest: at === 6,
          to: '?day',
        }))}
      />
    </div>
  )
}

const SECONDS = 90

/** Amounts, a value over years, a code to hold before a camera, a countdown, and a deed that asks first. */
export function FigureParts() {
  const { secondsLeft, start } = useCountdown()
  const [isAsking, setIsAsking] = useState(false)
  const points = [9000, undefined, 12_000, 8000].map((value, at) => ({
    at: `${2001 + at}`,
    value,
    words: value === undefined ? '' : value.toLocaleString('en-IN'),
  }))
  return (
    <div className="grid gap-6">
      <BarList
        tone="pen"
        rows={[
          { key: 'a', label: 'The most', value: 120, note: '120' },
          { key: 'b', label: 'A third of it', value: 40, note: '40' },
          { key: 'c', label: 'Nothing', value: 0, note: '0' },
        ]}
      />
      <Trend points={points} you={10_000} label="Sample values over four years" />
      <div className="max-w-40">
        <QrCode text="sample" label="A sample code" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="line" disabled={secondsLeft > 0} onClick={() => start(SECONDS)}>
          {secondsLeft > 0 ? `Again in ${secondsLeft} s` : 'Begin the countdown'}
        </Button>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          Delete the sample
        </Button>
      </div>
      <Confirm
        title="Delete the sample?"
        text="Nothing is deleted here."
        deed="Delete"
        cancel="Keep it"
        typed={{ word: 'sample', label: 'Type sample' }}
        isOpen={isAsking}
        onConfirm={() => setIsAsking(false)}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

/** The result sheet with the ruler, bubbles in every tone, and a spark of five values and of one. */
export function Measures() {
  const years = [2001, 2002, 2003, 2004, 2005]
  return (
    <div className="grid gap-8">
      <ResultSheet>
        <p className="font-semibold text-secondary">Your rank</p>
        <p className="type-answer text-primary-text">6,842</p>
      </ResultSheet>
      <Ruler
        id="sample-ruler"
        from={200}
        to={400_000}
        low={5700}
        high={7100}
        flags={[1000, 4000, 9000, 60_000].map((value) => ({
          key: `${value}`,
          label: `Sample ${groupIndian(value)}`,
          value,
        }))}
        scaleLabel={(value) => lakhLabel(value, 'en')}
        youLabel="You, 5,700 to 7,100"
        label="Sample ruler"
      />
      <div className="flex flex-wrap gap-8">
        {(['safe', 'likely', 'plain'] as const).map((tone) => (
          <Bubbles
            key={tone}
            tone={tone}
            label={`Sample, ${tone}`}
            years={years.map((year, at) => ({ year, state: at === 0 ? 'none' : at % 2 ? 'yes' : 'no' }))}
          />
        ))}
        <Spark values={[9000, undefined, 12_000, 8000, 11_000]} you={10_000} label="Sample closing ranks" />
        <Spark values={[9000]} you={9000} label="One value" />
      </div>
    </div>
  )
}
