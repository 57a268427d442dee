import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { LANDMARK_ROUND, RANK_LANDMARKS } from '@sopaan/domain/ranks/rank-landmarks'
import { HomeNotices } from '#web/features/operations/waiting/home-notices.tsx'
import { Splash } from '#web/features/operations/waiting/splash.tsx'
import { QuestionCard } from '#web/search-form/question-card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { Ruler } from '#web/ui/ruler.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Examples } from './examples.tsx'
import { EXAMPLE_PROFILE, type HomeParts } from './home.queries.ts'
import { TrustLine } from './trust-line.tsx'

const SCALE_FROM = 900
const SCALE_TO = 300_000

/** Well-known seats that JEE Main ranks compete for, in the order in which they close. */
const SEATS = RANK_LANDMARKS.filter(({ list }) => list === 'main-1')
const FLAG_ROWS = 3
/** On a phone as many as there are rows, from the whole scale. */
const PHONE_SEATS = SEATS.filter((_, at) => at % FLAG_ROWS === 0)

type Props = Pick<HomeParts, 'seats' | 'record'>

/** The first screen: the promise, how often it was kept, the whole question, and the ruler. */
export function Opening({ seats, record }: Props) {
  const { home, language } = useWords()
  return (
    <div className="graph-paper border-b border-border">
      <Splash />
      <HomeNotices />
      <div className="page-width pt-4 pb-8 lg:pt-6">
        <div className="grid gap-x-12 lg:grid-cols-[1fr_520px]">
          <div className="lg:pt-5">
            <h1 className="type-promise">
              {home.headingBefore}
              <Highlighted>{home.headingMarked}</Highlighted>
              {home.headingAfter}
            </h1>
            <p className="type-lead mt-4 max-w-[36rem] text-secondary max-lg:hidden">{home.lead}</p>
            {record && <TrustLine record={record} />}
            <Examples seats={seats} />
          </div>
          <div className="timing-marks mt-3 rounded-[22px] border border-border bg-surface py-3.5 ps-9 pe-4 shadow-2 lg:mt-0 lg:self-start lg:py-6 lg:ps-12 lg:pe-7">
            <QuestionCard search={NOTHING_ANSWERED} action={inLanguage(paths.tool('college-predictor'), language)} />
          </div>
        </div>
        <HomeRuler />
      </div>
    </div>
  )
}

const NOTHING_ANSWERED = new URLSearchParams()

/** Where well-known seats closed, and where the reader stands once a rank is typed: until then where the examples do. */
function HomeRuler() {
  const { home } = useWords()
  const all = String(SEATS.length)
  const within = SEATS.filter(({ closing }) => closing >= EXAMPLE_PROFILE.main).length
  return (
    <section aria-labelledby="ruler-title" className="mt-7">
      <SeatRuler id="ruler-phone" className="lg:hidden" seats={PHONE_SEATS} />
      <SeatRuler id="ruler" className="max-lg:hidden" seats={SEATS} />
      <h2 id="ruler-title" className="type-tick mt-2 text-secondary">
        {home.rulerTitle(String(LANDMARK_ROUND.season), String(LANDMARK_ROUND.round))}. {home.rulerNote}
      </h2>
      <p aria-live="polite" data-within-words={home.within('{within}', all)} className="sr-only">
        {home.within(String(within), all)}
      </p>
    </section>
  )
}

function SeatRuler({ id, className, seats }: { id: string; className: string; seats: typeof SEATS }) {
  const { home, language } = useWords()
  return (
    <div className={className}>
      <Ruler
        id={id}
        from={SCALE_FROM}
        to={SCALE_TO}
        low={EXAMPLE_PROFILE.main}
        high={EXAMPLE_PROFILE.main}
        rows={FLAG_ROWS}
        flags={seats.map(({ label, closing }) => ({ key: label, label, value: closing }))}
        scaleLabel={(value) => lakhLabel(value, language)}
        youLabel={home.exampleRank(groupIndian(EXAMPLE_PROFILE.main))}
        youTemplate={home.you('{rank}')}
        label={seats.map(({ label, closing }) => `${label}: ${groupIndian(closing)}`).join('; ')}
      />
    </div>
  )
}
