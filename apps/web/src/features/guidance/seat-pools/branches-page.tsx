import { inLanguage, paths } from '@sopaan/contract/paths'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchBranches } from './college-search.queries.ts'

/** Links alone: the page is sent without React. */
export const handle = { hydrate: false }

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await fetchBranches(context.get(requestContext))
  return data(answer, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

export default function BranchesPage() {
  const { collegeIndex: words, language } = useWords()
  const { branches, newestSeason } = useLoaderData<typeof loader>()
  return (
    <>
      <DocumentHead title={words.branchesTitle} description={words.branchesDescription(String(newestSeason))} />
      <StructuredPath steps={[{ name: words.branchesTitle, path: paths.branches() }]} />
      <PageHead>
        <h1 className="type-title wrap-anywhere">{words.branchesTitle}</h1>
        <p className="type-lead measure mt-3 text-secondary">{words.branchesLead(String(newestSeason))}</p>
      </PageHead>
      <div className="page-width pt-6">
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {branches.map(({ slug, code, name, colleges, programmes }) => (
            <li key={slug} className="border-t border-border py-3">
              <h2>
                <a
                  href={inLanguage(paths.branch(slug), language)}
                  className="inline-flex min-h-11 items-center font-heading text-lg text-default hover:underline"
                >
                  {name}
                </a>
              </h2>
              <p className="type-small text-secondary">
                {words.branchCounts(colleges, programmes)}{' '}
                <a
                  href={inLanguage(`${paths.colleges()}?family=${code}`, language)}
                  className="inline-flex min-h-11 items-center text-primary-text underline"
                >
                  {words.branchColleges}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
