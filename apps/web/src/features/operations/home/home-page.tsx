import { inLanguage, paths } from '@sopaan/contract/paths'
import { istDate } from '@sopaan/domain/time/ist'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'
import { loadHome } from './home.queries.ts'
import { ComingUp, Plans } from './offers.tsx'
import { Opening } from './opening.tsx'
import { MentorStrip, Testimonials } from './people.tsx'
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
