import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { LANDMARK_ROUND, RANK_LANDMARKS } from '@sopaan/domain/ranks/rank-landmarks'
import { istDate } from '@sopaan/domain/time/ist'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { HomeNotices } from '#web/features/operations/waiting/home-notices.tsx'
import { Splash } from '#web/features/operations/waiting/splash.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Ruler, rulerShare } from '#web/ui/ruler.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'
import { loadHome } from './home.queries.ts'
import { ComingUp, Plans } from './offers.tsx'
import { MentorStrip, Testimonials } from './people.tsx'
import { Questions } from './questions.tsx'
import { RankForm } from './rank-form.tsx'
import island from './rank-island.ts?script-file'
import { toolAnswers } from './tool-answers.ts'
import { ToolTiles } from './tool-tiles.tsx'

/** The page is sent without React: a form, links, and an island of about a kilobyte. */
export const handle = { hydrate: false, island }

const SCALE_FROM = 200
const SCALE_TO = 400_000
/** Where the ruler stands before the reader moves it: a rank with seats on both sides. */
const FIRST_SHOWN_RANK = 12_000

/** Well-known seats that JEE Main ranks compete for, in the order in which they close. */
const SEATS = RANK_LANDMARKS.filter(({ list }) => list === 'main-1')

/** The parts of the day: each is left out where it cannot be had, so that this page always stands. */
export async function loader({ context }: LoaderFunctionArgs) {
  const parts = await loadHome(context.get(requestContext), FIRST_SHOWN_RANK)
  const cacheControl = parts.testimonials === undefined ? 'no-store' : 'public, max-age=60, stale-while-revalidate=3600'
  return data(parts, { headers: { 'cache-control': cacheControl } })
}

/** A page that says what could not be had is nobody else's. */
export const headers = forwardLoaderHeaders

export default function HomePage() {
  const { home, shell, language } = useWords()
  const origin = useOrigin()
  const parts = useLoaderData<typeof loader>()
  return (
    <>
      <DocumentHead title={home.pageTitle} description={home.description} />
      <StructuredData
        facts={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: shell.productName,
          url: origin + inLanguage(paths.home(), language),
          inLanguage: language,
          description: home.description,
        }}
      />
      <Opening />
      <section aria-labelledby="tools" className="page-width drawn-near py-16 lg:py-24">
        <h2 id="tools" className="type-section">
          {home.toolsTitle}
        </h2>
        <p className="mt-3 mb-8 text-secondary">{home.toolsLead}</p>
        <ToolTiles answers={toolAnswers(istDate(new Date()))} seats={parts.seats} rank={FIRST_SHOWN_RANK} />
      </section>
      <MentorStrip mentors={parts.mentors} />
      <Testimonials testimonials={parts.testimonials} />
      <Plans plans={parts.plans} />
      <ComingUp events={parts.events} />
      <Questions />
    </>
  )
}

/** The first screen: the promise, the way into the predictor, and the ruler. */
function Opening() {
  const { home, shell, language } = useWords()
  const predictorPath = inLanguage(paths.tool('college-predictor'), language)
  return (
    <div className="graph-paper border-b border-border">
      <Splash />
      <HomeNotices />
      <div className="page-width py-10 sm:py-16">
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_400px]">
          <div className="lg:pt-6">
            <p className="font-semibold text-primary-text">{shell.tagline}</p>
            <h1 className="type-hero mt-4">
              {home.headingBefore}
              <Highlighted>{home.headingMarked}</Highlighted>
              {home.headingAfter}
            </h1>
            <p className="type-lead mt-5 max-w-[36rem] text-secondary">{home.lead}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
              <a href={predictorPath} className={buttonClasses('line')}>
                {home.openPredictor}
              </a>
              <span className="text-secondary">{home.noAccount}</span>
            </div>
          </div>
          <RankForm rank={FIRST_SHOWN_RANK} sliderShare={rulerShare(FIRST_SHOWN_RANK, SCALE_FROM, SCALE_TO)} />
        </div>
        <HomeRuler predictorPath={predictorPath} />
      </div>
    </div>
  )
}

function HomeRuler({ predictorPath }: { predictorPath: string }) {
  const { home, language } = useWords()
  const within = SEATS.filter(({ closing }) => closing >= FIRST_SHOWN_RANK).length
  const all = String(SEATS.length)
  return (
    <section aria-labelledby="ruler-title" className="mt-14">
      <h2 id="ruler-title" className="type-card">
        {home.rulerTitle(String(LANDMARK_ROUND.season), String(LANDMARK_ROUND.round))}
      </h2>
      <p className="mt-1 mb-6 text-secondary">{home.rulerNote}</p>
      <Ruler
        id="ruler"
        from={SCALE_FROM}
        to={SCALE_TO}
        low={FIRST_SHOWN_RANK}
        high={FIRST_SHOWN_RANK}
        flags={SEATS.map(({ label, closing }) => ({ key: label, label, value: closing }))}
        scaleLabel={(value) => lakhLabel(value, language)}
        youLabel={home.you(groupIndian(FIRST_SHOWN_RANK))}
        youTemplate={home.you('{rank}')}
        label={SEATS.map(({ label, closing }) => `${label}: ${groupIndian(closing)}`).join('; ')}
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-live="polite" data-within-words={home.within('{within}', all)} className="text-secondary">
          {home.within(String(within), all)}
        </span>
        <a href={predictorPath} className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary-text">
          {home.seeAll} <Icon name="arrow" />
        </a>
      </p>
    </section>
  )
}
