import { BRANCH_GUIDE_SOURCES, BRANCH_GUIDES } from '@sopaan/domain/seats/branch-guide'
import { BRANCH_SOURCES, compareBranches } from '@sopaan/domain/seats/branches'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheFor } from '#web/page-headers.ts'
import { ToolSteps } from '#web/search-form/tool-steps.tsx'
import { Card } from '#web/ui/card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { Select } from '#web/ui/select.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BranchTable } from './branch-table.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { NoAnswer } from './range-answer.tsx'
import { RelatedTools } from './related-tools.tsx'
import { compareSeats } from './seat-comparison.queries.ts'
import { SeatComparison } from './seat-comparison.tsx'
import { SEAT_FIELD, seatKeysOf } from './seat-field.ts'
import { SeatForm } from './seat-form.tsx'
import { ShareButton } from './share-button.tsx'
import type { CalculatorName, ToolWords } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

const FIRST_SHOWN = ['CSE', 'ECE']

/** The comparison asks nothing about the reader. */
const NOBODY = new URLSearchParams()

const SLOTS = ['1', '2', '3', '4']

/** The answer depends on the address alone, and on the book that is in use for some weeks. */
export const headers = cacheFor(300, 3600)

type Props = { name: CalculatorName; words: ToolWords; form: ReactNode; children: ReactNode }

/** Seats come from the book; branches ship with the page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('by') !== 'seats') return { seats: null }
  return { seats: await compareSeats(context.get(requestContext), searchParams) }
}

export default function BranchComparisonPage() {
  const [search] = useSearchParams()
  return search.get('by') === 'seats' ? <SeatsPage /> : <BranchesPage />
}

function SeatsPage() {
  const { branches: words, calculators } = useWords()
  const { seats } = useLoaderData<typeof loader>()
  return (
    <WideToolFrame
      name="branch-comparison"
      words={words}
      form={
        <>
          <ByTabs />
          <SeatForm />
        </>
      }
    >
      <SeatComparison answer={seats} />
      <p className="type-small measure mt-6 text-tertiary">{words.seatsFeesNote}</p>
      <div className="mt-6">
        <HowItWorks title={calculators.sourcesTitle}>
          <p>{words.seatSources}</p>
        </HowItWorks>
      </div>
      <ChoiceTray search={NOBODY} />
    </WideToolFrame>
  )
}

function BranchesPage() {
  const { branches: words, calculators } = useWords()
  const { answers, ...handlers } = useAnswers()
  const asked = answers.getAll('branch').filter(Boolean)
  const families = asked.length === 0 ? FIRST_SHOWN : asked
  const comparison = compareBranches(families)
  return (
    <WideToolFrame
      name="branch-comparison"
      words={words}
      form={
        <>
          <ByTabs />
          <CalculatorForm handlers={handlers}>
            {seatKeysOf(answers).map((key) => (
              <input key={key} type="hidden" name={SEAT_FIELD} value={key} />
            ))}
            <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
              {SLOTS.map((place, at) => (
                <Select key={place} label={words.branch(place)} name="branch" defaultValue={families[at] ?? ''}>
                  <option value="">{words.none}</option>
                  {BRANCH_GUIDES.map(({ family, name }) => (
                    <option key={family} value={family}>
                      {name}
                    </option>
                  ))}
                </Select>
              ))}
            </div>
          </CalculatorForm>
        </>
      }
    >
      {comparison.ok ? (
        <BranchTable branches={comparison.branches} />
      ) : (
        <NoAnswer>{words.reasons[comparison.reason]}</NoAnswer>
      )}
      <p className="type-small measure mt-6 text-tertiary">{words.feesNote}</p>
      <div className="mt-6">
        <HowItWorks title={calculators.sourcesTitle}>
          <ul lang="en" className="grid list-disc gap-2 ps-5">
            {[...Object.values(BRANCH_SOURCES), BRANCH_GUIDE_SOURCES].map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </HowItWorks>
      </div>
    </WideToolFrame>
  )
}

/** Branches or single seats: two addresses of one page, each keeping what was chosen in the other. */
function ByTabs() {
  const { branches: words } = useWords()
  const [search] = useSearchParams()
  const others = [...search].filter(([name]) => name !== 'by')
  const isBySeats = search.get('by') === 'seats'
  const tabs = [
    {
      key: 'branches',
      label: words.byBranches,
      count: '',
      to: `?${new URLSearchParams(others)}`,
      isCurrent: !isBySeats,
    },
    {
      key: 'seats',
      label: words.bySeats,
      count: String(seatKeysOf(search).length || ''),
      to: `?${new URLSearchParams([['by', 'seats'], ...others])}`,
      isCurrent: isBySeats,
    },
  ]
  return (
    <div className="mb-4 flex print:hidden">
      <Tabs label={words.byLabel} tabs={tabs} />
    </div>
  )
}

/** The page of a tool whose answer needs the whole width: inputs above, the answer below. */
function WideToolFrame({ name, words, form, children }: Props) {
  return (
    <div className="graph-paper">
      <DocumentHead title={words.pageTitle} description={words.description} />
      <div className="page-width py-8 sm:py-12">
        <ToolSteps tool={name} />
        <h1 className="type-title mt-4">
          {words.titleBefore}
          <Highlighted>{words.titleMarked}</Highlighted>
          {words.titleAfter}
        </h1>
        <Card className="mt-8 border-transparent shadow-1">{form}</Card>
        <Card className="relative mt-6 flex flex-col border-transparent shadow-2">
          <ShareButton />
          <div aria-live="polite" className="min-w-0">
            {children}
          </div>
        </Card>
        <RelatedTools current={name} />
      </div>
    </div>
  )
}
