import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import {
  BRANCH_CHANGE,
  BRANCH_COUSINS,
  BRANCH_GUIDE_SOURCES,
  BRANCH_GUIDES,
  findBranchGuide,
  type NamedSource,
} from '@sopaan/domain/branches/branch-guide'
import { BRANCH_SOURCES, compareBranches } from '@sopaan/domain/branches/branches'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { cacheFor } from '#web/page-headers.ts'
import { ToolSteps } from '#web/search-form/tool-steps.tsx'
import { Card } from '#web/ui/card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BranchTable } from './branch-table.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { NoAnswer } from './range-answer.tsx'
import { RelatedTools } from './related-tools.tsx'
import { SEAT_FIELD, sayNames, seatKeysOf } from './seat-field.ts'
import { CopyAddressButton } from './share-button.tsx'
import type { CalculatorName, ToolWords } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

const FIRST_SHOWN = ['CSE', 'AIDS', 'ECE']

const SLOTS = ['1', '2', '3', '4']

/** The answer depends on the address alone, and on the book that is in use for some weeks. */
export const headers = cacheFor(300, 3600)

type Props = { name: CalculatorName; words: ToolWords; form: ReactNode; children: ReactNode }

/** Seats side by side had this address before they had their own. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  if (searchParams.get('by') !== 'seats') return null
  const others = [...searchParams].filter(([name]) => name !== 'by' && name !== 'branch' && name !== SEAT_FIELD)
  throw redirect(inLanguage(paths.compare(seatKeysOf(searchParams), others), readLanguage(pathname).language))
}

export default function BranchComparisonPage() {
  const { branches: words, calculators, language } = useWords()
  const { answers, ...handlers } = useAnswers()
  const asked = answers.getAll('branch').filter(Boolean)
  const families = asked.length === 0 ? FIRST_SHOWN : asked
  const { branches, unknown, tooMany } = compareBranches(families)
  return (
    <WideToolFrame
      name="branch-comparison"
      words={words}
      form={
        <>
          <p className="mb-2 print:hidden">
            <a
              href={inLanguage(paths.compare(), language)}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              {words.toCompare}
            </a>
          </p>
          <CalculatorForm handlers={handlers}>
            <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-4">
              {SLOTS.map((place, at) => (
                <Select
                  key={place}
                  label={words.branch(place)}
                  name="branch"
                  defaultValue={branches[at]?.guide.family ?? ''}
                >
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
          <Cousins />
        </>
      }
    >
      {branches.length < 2 && <NoAnswer>{words.tooFewBranches}</NoAnswer>}
      {unknown.length > 0 && <p className="mt-4 text-likely">{words.unknownCodes(sayNames(unknown))}</p>}
      {tooMany.length > 0 && <p className="mt-4 text-likely">{words.tooManyBranches(sayNames(tooMany))}</p>}
      {branches.length > 0 && <BranchTable branches={branches} />}
      <BranchChange />
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

/** Branches that are taken for one another, a link each; what was chosen besides stays. */
function Cousins() {
  const { branches: words } = useWords()
  const [search] = useSearchParams()
  const others = [...search].filter(([name]) => name !== 'branch')
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-5 print:hidden">
      <span className="text-secondary">{words.cousins}</span>
      {BRANCH_COUSINS.map((families) => (
        <Link
          key={families.join(' ')}
          to={`?${new URLSearchParams([...others, ...families.map((family) => ['branch', family])])}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-primary-text underline"
        >
          {families.map((family) => findBranchGuide(family)?.short ?? family).join(', ')}
        </Link>
      ))}
    </p>
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
          <CopyAddressButton />
          <div aria-live="polite" className="min-w-0">
            {children}
          </div>
        </Card>
        <RelatedTools current={name} />
      </div>
    </div>
  )
}

/** How hard it is to change the branch after the first year, as far as somebody published it. */
function BranchChange() {
  const { branches: words } = useWords()
  const { stopped, stoppedSource, exampleCgpa, exampleSource, count, countSource } = BRANCH_CHANGE
  const years = [...new Set(stopped.map(({ year }) => year))]
  return (
    <section className="border-t border-border py-5">
      <h2 className="font-heading text-lg">{words.change}</h2>
      <p className="measure mt-1 font-semibold">{words.changeAdvice}</p>
      <ul className="measure mt-2 grid list-disc gap-2 ps-5">
        <li>
          {words.changeStopped(
            years.map((year) =>
              words.changeIn(
                stopped.filter((each) => each.year === year).map(({ city }) => city),
                String(year),
              ),
            ),
          )}{' '}
          <Source of={stoppedSource} />
        </li>
        <li>
          {words.changeExample(exampleCgpa.toFixed(1))} <Source of={exampleSource} />
        </li>
        <li>
          {words.changeCount(String(count.from), String(count.to), groupIndian(count.of))} <Source of={countSource} />
        </li>
        <li>{words.changeAsk}</li>
      </ul>
    </section>
  )
}

function Source({ of: { name, url } }: { of: NamedSource }) {
  return (
    <a href={url} rel="noopener" lang="en" className="type-small text-tertiary underline">
      {name}
    </a>
  )
}
