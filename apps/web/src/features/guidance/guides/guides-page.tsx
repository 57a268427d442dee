import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { deploymentContext, requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GuideList } from './guide-list.tsx'
import { fetchGuides } from './guides.queries.ts'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const answer = await fetchGuides(context.get(requestContext), readLanguage(pathname).language, searchParams)
  const page = { ...answer, origin: context.get(deploymentContext).origin }
  return data(page, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

export default function GuidesPage() {
  const { guides: words, shell, language } = useWords()
  const { guides, q, origin } = useLoaderData<typeof loader>()
  const path = inLanguage(paths.guides(), language)
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} isIndexed={q === ''} />
      <StructuredData
        facts={{
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: words.heading,
          itemListElement: guides.map(({ slug, title }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: title,
            url: `${origin}${inLanguage(paths.guide(slug), language)}`,
          })),
        }}
      />
      <PageHead>
        <Breadcrumb label={shell.breadcrumb} steps={[{ label: words.name }]} />
        <h1 className="type-title mt-4">{words.heading}</h1>
        <p className="type-lead measure mt-3 text-secondary">{words.lead}</p>
        <form action={path} className="mt-5 flex max-w-120 items-end gap-3">
          <Field label={words.searchLabel} hasNote={false} name="q" type="search" defaultValue={q} className="grow" />
          <button type="submit" className={buttonClasses('line')}>
            {words.search}
          </button>
        </form>
      </PageHead>
      <div className="page-width py-8 sm:py-12">
        {guides.length === 0 ? (
          <>
            <p>{words.nothing(q)}</p>
            <a href={path} className={`${buttonClasses('line')} mt-4`}>
              {words.showAll}
            </a>
          </>
        ) : (
          <GuideList guides={guides} />
        )}
      </div>
    </>
  )
}
