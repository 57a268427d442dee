import { inLanguage, paths, readLanguage, toolFrom } from '@sopaan/contract/paths'
import { SYLLABUS_SOURCES } from '@sopaan/domain/syllabus/syllabus'
import { SUBJECTS, SYLLABUS_LISTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { formatDate } from '@sopaan/domain/time/format'
import { data, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GuideList } from './guide-list.tsx'
import { fetchGuides } from './guides.queries.ts'
import { SubjectSyllabus } from './subject-syllabus.tsx'

/** The papers that bodies publish and our figures rest on. The address is the body's own site: it moves its files each season. */
const OFFICIAL_PAPERS = [
  { key: 'mainBulletin', body: 'NTA', season: 2026, site: 'https://jeemain.nta.nic.in' },
  { key: 'advancedBrochure', body: 'JEE (Advanced)', season: 2026, site: 'https://jeeadv.ac.in' },
  { key: 'josaaRules', body: 'JoSAA', season: 2026, site: 'https://josaa.nic.in' },
  { key: 'josaaSchedule', body: 'JoSAA', season: 2026, site: 'https://josaa.nic.in' },
  { key: 'josaaMatrix', body: 'JoSAA', season: 2026, site: 'https://josaa.nic.in' },
  { key: 'josaaRanks', body: 'JoSAA', season: 2026, site: 'https://josaa.nic.in' },
  { key: 'csabBrochure', body: 'CSAB', season: 2026, site: 'https://csab.nic.in' },
] as const

/** What NTA and the IITs call them, in every language. */
const EXAM_NAMES = { main: 'JEE Main', advanced: 'JEE Advanced' } as const

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = readLanguage(new URL(request.url).pathname)
  const { guides } = await fetchGuides(context.get(requestContext), language)
  return data({ guides }, { headers: { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' } })
}

export const headers = forwardLoaderHeaders

/** What there is to read: the syllabus, the papers of the bodies, our guides. */
export default function ResourcesPage() {
  const { resources, language } = useWords()
  const words = resources.library
  const { guides } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} />
      <PageHead>
        <h1 className="type-title">{words.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.lead}</p>
      </PageHead>
      <div className="page-width grid gap-12 py-10">
        <section>
          <h2 className="type-subsection">{words.syllabus}</h2>
          <p className="measure mt-2 text-secondary">{words.syllabusLead}</p>
          <div className="mt-4 grid gap-3">
            {SUBJECTS.map((subject) => (
              <SubjectSyllabus key={subject} subject={subject} />
            ))}
          </div>
          <ul className="type-small measure mt-3 grid gap-1 text-tertiary">
            {SYLLABUS_LISTS.map((list) => (
              <li key={list}>
                {words.syllabusSource(EXAM_NAMES[list], SYLLABUS_SOURCES[list].season, SYLLABUS_SOURCES[list].source)}{' '}
                {words.checked(formatDate(SYLLABUS_SOURCES[list].checkedOn, language))}
              </li>
            ))}
          </ul>
          <a
            href={toolFrom(pathname, paths.tool('study-planner'), language)}
            className={`${buttonClasses('pen')} mt-4`}
          >
            {words.plan}
          </a>
        </section>
        <section>
          <h2 className="type-subsection">{words.papers}</h2>
          <p className="measure mt-2 text-secondary">{words.papersLead}</p>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2">
            {OFFICIAL_PAPERS.map(({ key, body, season, site }) => (
              <li key={key} className="rounded-box border border-border bg-surface p-4">
                <h3 className="type-card">{words.paperNames[key]}</h3>
                <p className="type-small text-tertiary">{words.paperOf(body, String(season))}</p>
                <p className="mt-1 text-secondary">{words.paperHolds[key]}</p>
                <a
                  href={site}
                  rel="noreferrer"
                  aria-label={words.paperAt(words.paperNames[key], new URL(site).host)}
                  className="mt-1 inline-flex min-h-11 items-center text-primary-text underline"
                >
                  {new URL(site).host}
                </a>
              </li>
            ))}
          </ul>
          <a href={inLanguage(paths.coverage(), language)} className={`${buttonClasses('line')} mt-4`}>
            {words.coverage}
          </a>
        </section>
        <section>
          <h2 className="type-subsection mb-4">{words.guides}</h2>
          <GuideList guides={guides} />
        </section>
        <section>
          <h2 className="type-subsection">{words.talk}</h2>
          <p className="measure mt-2 text-secondary">{words.talkLead}</p>
          <a
            href={toolFrom(pathname, paths.mentalHealth(), language)}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {words.talkLink}
          </a>
        </section>
      </div>
    </>
  )
}
