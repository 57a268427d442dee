import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { isFactHidden } from '#web/colleges/fact-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FactRow } from './fact-row.tsx'

/** What became of those who finished, with what the figures mean and do not mean; or why there are none. */
export function CollegeJobs({ facts: { outcomes, corrected } }: { facts: CollegeFacts }) {
  const { colleges: words, language } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.jobsTitle}</h2>
      {outcomes === undefined ? (
        <p className="mt-2">
          {isFactHidden('outcomes', corrected) ? `${words.notPublished}: ${words.hiddenNote}` : words.jobsNone}
        </p>
      ) : (
        <>
          <dl className="mt-3">
            <FactRow name={words.jobsFinished}>{groupIndian(outcomes.graduatedOnTime)}</FactRow>
            <FactRow name={words.jobsPlaced}>{share(outcomes.placed, outcomes.graduatedOnTime)}</FactRow>
            <FactRow name={words.jobsStudy}>{share(outcomes.higherStudies, outcomes.graduatedOnTime)}</FactRow>
            <FactRow name={words.salary}>{words.rupees(lakhLabel(outcomes.medianSalaryInr, language))}</FactRow>
          </dl>
          <p className="type-small mt-3 text-secondary">
            {words.jobsMeaning(outcomes.academicYear, String(outcomes.nirfEdition))}
          </p>
        </>
      )}
    </Card>
  )
  function share(count: number, of: number): string {
    return words.jobsOf(groupIndian(count), String(Math.round((1000 * count) / of) / 10))
  }
}
