import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { degreeCosts } from '@sopaan/domain/colleges/cost/degree-cost'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FactRow } from './fact-row.tsx'

type Fees = CollegeFacts['fees']

/** What a year costs by category, with what the figure holds, whose it is and of which year; or why no figure stands here. */
export function CollegeCost({ fees, type, years }: { fees: Fees; type: string; years: number }) {
  const { colleges: words } = useWords()
  const council = type === 'IIT' || type === 'NIT' ? type : undefined
  return (
    <Card>
      <h2 className="type-card">{words.costTitle}</h2>
      {fees.kind === 'none' && <p className="mt-2">{words.costNone[fees.because]}</p>}
      {fees.kind === 'common' && <CommonTuition fees={fees} />}
      {fees.kind === 'own' && <OwnFees fees={fees} />}
      <DegreeCostTable fees={fees} type={type} years={years} />
      {council !== undefined && (
        <>
          <p className="mt-4">{words.incomeRule(council)}</p>
          <p className="type-small mt-1 text-tertiary">{words.incomeRuleNote}</p>
        </>
      )}
    </Card>
  )
}

function CommonTuition({ fees }: { fees: Extract<Fees, { kind: 'common' }> }) {
  const { colleges: words } = useWords()
  return (
    <>
      <dl className="mt-3">
        <FactRow name={words.costGeneral}>{words.rupees(groupIndian(fees.tuitionPerYearInr))}</FactRow>
        <FactRow name={words.costReserved}>{words.costWaived}</FactRow>
        <FactRow name={words.costOther}>{words.notPublished}</FactRow>
      </dl>
      <p className="type-small mt-3 text-tertiary">{words.commonSource(fees.council, fees.cycle)}</p>
    </>
  )
}

function OwnFees({ fees }: { fees: Extract<Fees, { kind: 'own' }> }) {
  const { colleges: words } = useWords()
  const rupees = (amount: number) => words.rupees(groupIndian(amount))
  const { scStPwdPerYearInr: reserved, hostelMessPerYearInr: hostel, atAdmissionInr: admission, refundableInr } = fees
  return (
    <>
      <dl className="mt-3">
        <FactRow name={words.costGeneral}>{rupees(fees.perYearInr)}</FactRow>
        <FactRow name={words.costReserved}>
          {reserved === undefined
            ? words.costReservedUnknown
            : reserved === fees.perYearInr
              ? words.noConcession
              : rupees(reserved)}
        </FactRow>
        <FactRow name={words.costHostel}>{hostel === undefined ? words.notPublished : rupees(hostel)}</FactRow>
        {admission !== undefined && (
          <FactRow name={words.costAdmission}>
            {rupees(admission)}
            {refundableInr !== undefined && refundableInr > 0 && (
              <span className="type-small block font-normal text-secondary">
                {words.costRefund(rupees(refundableInr))}
              </span>
            )}
          </FactRow>
        )}
      </dl>
      <p className="mt-3 text-secondary">{words.scopes[fees.scope]}</p>
      {fees.notes?.map((note) => (
        <p key={note} className="mt-1 text-secondary">
          {words.feeNotes[note]}
        </p>
      ))}
      <p className="type-small mt-3 text-tertiary">
        {words.costSource(fees.cycle)}{' '}
        {fees.url !== undefined && (
          <a href={fees.url} rel="noopener" className="inline-flex min-h-11 items-center text-primary-text underline">
            {words.feeSheet}
          </a>
        )}
      </p>
    </>
  )
}

/** What the years of a degree cost each kind of family, worked out from the fees of one; nothing where no fee is published. */
function DegreeCostTable({ fees, type, years }: { fees: Fees; type: string; years: number }) {
  const { colleges: words } = useWords()
  const costs = degreeCosts(fees, type, years)
  if (fees.kind === 'none') return null
  const hasHostel = costs.some(({ withHostelInr }) => withHostelInr !== undefined)
  const rupees = (amount: number) => words.rupees(groupIndian(amount))
  return (
    <>
      <h3 className="mt-6 font-heading">{words.degreeTitle(years)}</h3>
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
        {fees.kind === 'common' ? words.degreeNoteTuition(years, fees.cycle) : words.degreeNote(years, fees.cycle)}
      </p>
    </>
  )
}
