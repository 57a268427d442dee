import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { CollegeRow } from '#web/features/college-predictor/college-row.tsx'
import { deploymentContext } from '#web/load-context.ts'
import { AppShell, type ShellItem } from '#web/ui/app-shell.tsx'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { Card } from '#web/ui/card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { Ruler } from '#web/ui/ruler.tsx'
import { Spark } from '#web/ui/spark.tsx'
import { Buttons, Fields, Messages, Overlays, Rows } from './basics.tsx'
import { Calendars, Figures, People } from './product-parts.tsx'
import { sampleSeat } from './sample-seat.ts'

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
      productName="Sopaan"
      title="Kitchen sink"
      mainLabel="Main"
      toolsLabel="Tools"
      menuLabel="Menu"
      closeLabel="Close"
      items={ITEMS}
      tools={[{ key: 'predictor', label: 'College predictor', icon: 'filters', to: '/tools/college-predictor' }]}
      bar={ITEMS}
      person={{ initials: 'SP', name: 'Sample Person', note: 'Nobody real' }}
    >
      <title>Kitchen sink</title>
      <meta name="robots" content="noindex" />
      <div className="grid gap-10">
        <Part title="Type">
          <p className="type-hero">
            Hero <Highlighted>marked</Highlighted>
          </p>
          <p className="type-title">Page title</p>
          <p className="type-section">Section</p>
          <p className="type-subsection">Sub-section</p>
          <p className="type-card">Card title</p>
          <p className="type-lead">Lead</p>
          <p>Body, and a small line: 1,20,000</p>
          <p className="type-small text-ink-3">Small</p>
          <p lang="hi">हिन्दी में लिखा एक वाक्य, अंकों के साथ: 1,20,000</p>
        </Part>
        <Part title="Buttons">
          <Buttons />
        </Part>
        <Part title="Fields">
          <Fields />
        </Part>
        <Part title="Messages">
          <Messages />
        </Part>
        <Part title="Overlays">
          <Overlays />
        </Part>
        <Part title="Table">
          <Rows />
        </Part>
        <Part title="People">
          <People />
        </Part>
        <Part title="Calendars">
          <Calendars />
        </Part>
        <Part title="Figures">
          <Figures />
        </Part>
        <Part title="Result sheet, ruler">
          <Measures />
        </Part>
        <Part title="College rows">
          <div className="grid gap-3">
            {BANDS.map(([band, percent]) => (
              <CollegeRow
                hrefOf={() => '#content'}
                key={band}
                seat={sampleSeat(band, percent)}
                forecastSeason={2006}
                newestSeason={2005}
              />
            ))}
          </div>
        </Part>
      </div>
    </AppShell>
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

function Measures() {
  const years = [2001, 2002, 2003, 2004, 2005]
  return (
    <div className="grid gap-8">
      <ResultSheet>
        <p className="font-semibold text-ink-2">Your rank</p>
        <p className="type-answer text-pen-ink">6,842</p>
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
        {(['safe', 'likely', 'reach', 'plain'] as const).map((tone) => (
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
