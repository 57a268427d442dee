import { BRANCH_GUIDE_SOURCES, BRANCH_GUIDES } from '@sopaan/domain/branch-guide'
import { BRANCH_SOURCES, compareBranches } from '@sopaan/domain/branches'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BranchTable } from './branch-table.tsx'
import { CACHED } from './cached.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { NoAnswer } from './range-answer.tsx'
import { useAnswers } from './use-answers.ts'
import { WideToolFrame } from './wide-tool-frame.tsx'

const FIRST_SHOWN = ['CSE', 'ECE']
const PLACES = ['1', '2', '3', '4']

/** The answer depends on the address alone, so it may be cached. */
export function headers() {
  return CACHED
}

export default function BranchComparisonPage() {
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
        <CalculatorForm handlers={handlers}>
          <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
            {PLACES.map((place, at) => (
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
      }
    >
      {comparison.ok ? (
        <BranchTable branches={comparison.branches} />
      ) : (
        <NoAnswer>{words.reasons[comparison.reason]}</NoAnswer>
      )}
      <p className="type-small measure mt-6 text-ink-3">{words.feesNote}</p>
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
