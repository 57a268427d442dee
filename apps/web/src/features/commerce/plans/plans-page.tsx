import { inLanguage, paths } from '@sopaan/contract/paths'
import { useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { cacheFor } from '#web/page-headers.ts'
import { plainLoader } from '#web/search-form/answer-loader.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PlanList } from './plan-list.tsx'
import { listPlansOnSale } from './plans.queries.ts'

/** A page to read and to leave for the checkout: it is sent without React. */
export const handle = { hydrate: false }

/** Short, so that a price an admin changed reaches readers within minutes. */
export const headers = cacheFor(60, 300)

export const loader = plainLoader(listPlansOnSale)

/** What can be bought, beside what is free. */
export default function PlansPage() {
  const { plans: words, language } = useWords()
  const plans = useLoaderData<typeof loader>()
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} />
      <PageHead>
        <h1 className="type-title">{words.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.lead}</p>
      </PageHead>
      <div className="page-width grid gap-8 py-10">
        {plans === undefined ? <Banner title={words.failed} tone="error" /> : <PlanList plans={plans} isReload />}
        <p className="measure text-secondary">
          {words.signInNote} {words.refundNote}{' '}
          <a href={inLanguage(paths.refund(), language)} className="text-primary-text underline">
            {words.refundLink}
          </a>
        </p>
        <Card>
          <h2 className="type-subsection">{words.freeTitle}</h2>
          <ul className="mt-3 grid list-disc gap-1 ps-5">
            {words.free.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-4">
            <a
              href={inLanguage(paths.tool('college-predictor'), language)}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              {words.openTools}
            </a>
          </p>
        </Card>
      </div>
    </>
  )
}
