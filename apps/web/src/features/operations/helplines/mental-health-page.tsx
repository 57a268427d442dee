import { paths, toolFrom } from '@sopaan/contract/paths'
import { sortHelplines, telephoneLink } from '@sopaan/domain/identity/helplines'
import { useLoaderData, useLocation } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { cacheFor } from '#web/page-headers.ts'
import { plainLoader } from '#web/search-form/answer-loader.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { HelplineCard, writeHours } from './helpline-card.tsx'
import { listHelplines } from './helplines.queries.ts'

/** A page to read and to call from: it is sent without React. */
export const handle = { hydrate: false }

/** Short, so that a number corrected by an admin reaches readers within minutes. */
export const headers = cacheFor(60, 300)

/** The lines as admins keep them; those that ship where they cannot be reached. */
export const loader = plainLoader(listHelplines)

export default function MentalHealthPage() {
  const { resources, language } = useWords()
  const words = resources.mentalHealth
  const { pathname } = useLocation()
  const lines = sortHelplines(useLoaderData<typeof loader>())
  const first = lines.find(({ purpose }) => purpose === 'mind')
  const rest = lines.filter((line) => line !== first)
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} />
      <PageHead>
        <h1 className="type-title measure">{words.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.lead}</p>
        {first && (
          <div className="mt-6 flex flex-wrap gap-3">
            {first.numbers.map((number, at) => (
              <a key={number} href={telephoneLink(number)} className={buttonClasses(at === 0 ? 'pen' : 'line')}>
                {words.callNow(number)}
              </a>
            ))}
            <p className="w-full text-secondary">
              {[
                first.name,
                writeHours(first, { resources, language }),
                first.languages === undefined ? '' : words.languages(String(first.languages)),
                first.isFree ? words.free : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        )}
        <p className="mt-4 font-semibold">
          <a href="tel:112" className="inline-flex min-h-11 items-center text-danger">
            {words.danger}
          </a>
        </p>
      </PageHead>
      <div className="page-width grid gap-10 py-10">
        <section>
          <h2 className="type-subsection">{words.government}</h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {[
              ...(first && first.runBy !== 'charity' ? [first] : []),
              ...rest.filter((line) => line.runBy !== 'charity'),
            ].map((line) => (
              <HelplineCard key={line.id} line={line} />
            ))}
          </ul>
        </section>
        <section>
          <h2 className="type-subsection">{words.others}</h2>
          <p className="mt-2 text-secondary">{words.othersNote}</p>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {lines
              .filter((line) => line.runBy === 'charity')
              .map((line) => (
                <HelplineCard key={line.id} line={line} />
              ))}
          </ul>
        </section>
        <section>
          <h2 className="type-subsection">{words.helps}</h2>
          <ul className="measure mt-4 grid list-disc gap-2 ps-5">
            {words.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          <p className="mt-4">
            <a
              href={toolFrom(pathname, paths.tool('college-predictor'), language)}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              {words.seatsLink}
            </a>
          </p>
        </section>
      </div>
    </>
  )
}
