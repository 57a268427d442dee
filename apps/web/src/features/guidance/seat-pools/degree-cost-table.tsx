import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { degreeCosts } from '@sopaan/domain/colleges/degree-cost'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

/** The usual degree of engineering, in years. */
const YEARS = 4

/** What four years cost each kind of family, worked out from the fees of one; nothing where no fee is published. */
export function DegreeCostTable({ fees, type }: { fees: CollegeFacts['fees']; type: string }) {
  const { colleges: words } = useWords()
  const costs = degreeCosts(fees, type, YEARS)
  if (fees.kind === 'none') return null
  const hasHostel = costs.some(({ withHostelInr }) => withHostelInr !== undefined)
  const rupees = (amount: number) => words.rupees(groupIndian(amount))
  return (
    <>
      <h3 className="mt-6 font-heading">{words.degreeTitle}</h3>
      <table className="mt-2 w-full text-start">
        <thead className="type-small text-secondary">
          <tr>
            <th scope="col" className="pb-1 text-start font-normal">
              {words.degreePayer}
            </th>
            <th scope="col" className="pb-1 text-end font-normal">
              {fees.kind === 'common' ? words.degreeTuition : words.degreeFees}
            </th>
            {hasHostel && (
              <th scope="col" className="pb-1 pl-3 text-end font-normal">
                {words.degreeHostel}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {costs.map(({ payer, feesInr, withHostelInr }) => (
            <tr key={payer} className="border-t border-border align-baseline">
              <th scope="row" className="py-2 text-start font-normal">
                {words.payers[payer]}
              </th>
              <td className="py-2 text-end font-semibold tabular-nums">{rupees(feesInr)}</td>
              {hasHostel && (
                <td className="py-2 pl-3 text-end tabular-nums">
                  {withHostelInr === undefined ? words.notPublished : rupees(withHostelInr)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="type-small mt-2 text-tertiary">
        {fees.kind === 'common' ? words.degreeNoteTuition(fees.cycle) : words.degreeNote(fees.cycle)}
      </p>
    </>
  )
}
