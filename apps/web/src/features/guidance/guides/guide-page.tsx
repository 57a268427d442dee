import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { formatDate } from '@sopaan/domain/time/format'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { deploymentContext, requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GuideList } from './guide-list.tsx'
import { GuideText } from './guide-text.tsx'
import { fetchGuide, fetchGuides } from './guides.queries.ts'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

/** Guides named at the end of another. */
const NEXT_COUNT = 3

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ask = context.get(requestContext)
  const { language } = readLanguage(new URL(request.url).pathname)
  const [guide, { guides }] = await Promise.all([
    fetchGuide(ask, params.slug ?? '', language),
    fetchGuides(ask, language),
  ])
  const page = { guide, guides, origin: context.get(deploymentContext).origin }
  return data(page, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

export default function GuidePage() {
  const { guides: words, shell, language } = useWords()
  const { guide, guides, origin } = useLoaderData<typeof loader>()
  const at = guides.findIndex(({ slug }) => slug === guide.slug)
  const next = [...guides.slice(at + 1), ...guides.slice(0, at)].slice(0, NEXT_COUNT)
  const path = inLanguage(paths.guide(guide.slug), language)
  return (
    <>
      <DocumentHead title={guide.title} description={guide.description} />
      <StructuredData
        facts={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: guide.title,
          description: guide.description,
          inLanguage: language,
          dateModified: guide.checkedOn,
          mainEntityOfPage: `${origin}${path}`,
          publisher: { '@type': 'Organization', name: shell.productName },
        }}
      />
      <PageHead>
        <Breadcrumb
          label={shell.breadcrumb}
          steps={[{ label: words.name, to: inLanguage(paths.guides(), language) }, { label: guide.title }]}
        />
        <h1 className="type-title mt-4">{guide.title}</h1>
        <p className="type-lead measure mt-3 text-secondary">{guide.description}</p>
      </PageHead>
      <div className="page-width py-8 sm:py-12">
        <GuideText blocks={guide.blocks} />
        <p className="type-small measure mt-8 text-tertiary">
          {words.checked(String(guide.season), formatDate(guide.checkedOn, language))} {words.sources}: {guide.sources}.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href={inLanguage(paths.whatNow(), language)} className={buttonClasses('pen')}>
            {words.whatNow}
          </a>
          <a href={inLanguage(paths.tool('college-predictor'), language)} className={buttonClasses('line')}>
            {words.predictor}
          </a>
        </p>
        <h2 className="type-subsection mt-10 mb-4">{words.nextGuides}</h2>
        <GuideList guides={next} />
      </div>
    </>
  )
}
