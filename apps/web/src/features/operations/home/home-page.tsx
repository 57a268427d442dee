import type { Testimonial } from '@sopaan/contract/feedback'
import type { MentorCard } from '@sopaan/contract/mentors'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { istDate } from '@sopaan/domain/time/ist'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { QuoteSlip } from '#web/ui/quote-slip.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'
import { loadHome } from './home.queries.ts'
import { ComingUp, Plans } from './offers.tsx'
import { Opening } from './opening.tsx'
import island from './rank-island.ts?script-file'
import { toolAnswers } from './tool-answers.ts'
import { ToolTiles } from './tool-tiles.tsx'

/** The page is sent without React: a form, links, and an island of about a kilobyte. */
export const handle = { hydrate: false, island }

/** The parts of the day: each is left out where it cannot be had, so that this page always stands. */
export async function loader({ context }: LoaderFunctionArgs) {
  const parts = await loadHome(context.get(requestContext))
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
      <Opening seats={parts.seats} record={parts.record} />
      <section aria-labelledby="tools" className="page-width drawn-near py-16 lg:py-24">
        <h2 id="tools" className="type-section">
          {home.toolsTitle}
        </h2>
        <p className="mt-3 mb-8 text-secondary">{home.toolsLead}</p>
        <ToolTiles answers={toolAnswers(istDate(new Date()))} seats={parts.seats} />
      </section>
      <MentorStrip mentors={parts.mentors} />
      <Testimonials testimonials={parts.testimonials} />
      <Plans plans={parts.plans} />
      <ComingUp events={parts.events} />
      <Questions />
    </>
  )
}

/** What people ask before anything else, for them and for search engines. */
function Questions() {
  const { home } = useWords()
  return (
    <section aria-labelledby="questions" className="drawn-near mx-auto w-full max-w-3xl px-4 py-16 sm:px-6 lg:py-24">
      <StructuredData
        facts={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: home.questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <h2 id="questions" className="type-section">
        {home.questionsTitle}
      </h2>
      <div className="mt-6">
        {home.questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-border">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold">
              {question}
              <span aria-hidden="true" className="text-2xl text-primary-text group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="measure pb-5 text-secondary">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** Mentors who can be booked: text on the left, portraits on the right; a strip that scrolls on phones. */
function MentorStrip({ mentors }: { mentors: readonly MentorCard[] }) {
  const { home, language } = useWords()
  if (mentors.length === 0) return null
  return (
    <section aria-labelledby="mentors" className="drawn-near border-y border-border bg-surface">
      <div className="page-width grid gap-8 py-16 lg:grid-cols-[360px_minmax(0,1fr)] lg:py-24">
        <div>
          <h2 id="mentors" className="type-section">
            {home.mentorsTitle}
          </h2>
          <p className="mt-4 text-secondary">{home.mentorsLead}</p>
          <a href={inLanguage(paths.mentors(), language)} className={`${buttonClasses('pen')} mt-6`}>
            {home.findMentor}
          </a>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls takes the focus, so that keys scroll it. */}
        <ul className="flex gap-5 overflow-x-auto pb-2" tabIndex={0} aria-labelledby="mentors">
          {mentors.map((mentor) => (
            <li key={mentor._id} className="w-40 shrink-0">
              <a href={inLanguage(paths.mentor(mentor._id), language)} className="block text-default no-underline">
                <MentorArch name={mentor.firstName} pictureUrl={mentor.pictureUrl} />
                <span className="mt-3 flex flex-wrap items-center gap-2 font-heading">
                  {mentor.firstName} {mentor.isSample && <Badge tone="plain">{home.sample}</Badge>}
                </span>
                <span className="type-small block font-semibold text-primary-text">
                  {mentor.seat.programme.name.replace(/ \(.*/, '')}, {shortInstituteName(mentor.seat.institute.name)}
                </span>
                <span className="type-small mt-1 block text-secondary">{mentor.headline}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * What students wrote and allowed to be shown: one large, the others beside it. Nothing where nobody did; where they could not
 * be had, that, with Try Again (R375).
 */
function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] | undefined }) {
  const { home, shell, language } = useWords()
  if (testimonials === undefined) {
    return (
      <section className="page-width py-10">
        <Banner title={home.saidFailed} tone="note">
          <a href={inLanguage(paths.home(), language)} className={`${buttonClasses('line')} mt-3`}>
            {shell.tryAgain}
          </a>
        </Banner>
      </section>
    )
  }
  const [first, ...rest] = testimonials
  if (!first) return null
  const slip = (one: Testimonial, isLarge: boolean) => (
    <QuoteSlip
      key={one._id}
      text={one.message}
      by={one.firstName}
      stars={one.starRating}
      starsLabel={home.starsOf(one.starRating)}
      isLarge={isLarge}
    />
  )
  return (
    <section aria-labelledby="said" className="page-width drawn-near py-16 lg:py-24">
      <h2 id="said" className="type-section">
        {home.saidTitle}
      </h2>
      <p className="mt-3 text-secondary">{home.saidLead}</p>
      <div className="mt-8 grid gap-4 lg:grid-cols-[3fr_2fr]">
        {slip(first, true)}
        {rest.length > 0 && <div className="grid gap-4">{rest.map((one) => slip(one, false))}</div>}
      </div>
    </section>
  )
}
