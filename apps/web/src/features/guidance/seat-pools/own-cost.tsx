import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { type CostPayer, degreeCosts } from '@sopaan/domain/colleges/cost/degree-cost'
import { type PersonalCost as Cost, loanCost, ownCost } from '@sopaan/domain/colleges/cost/own-cost'
import { SCHOLARSHIPS, scholarshipInr } from '@sopaan/domain/colleges/cost/scholarships'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FactRow } from './fact-row.tsx'

type Props = { fees: CollegeFacts['fees']; type: string; years: number; search: URLSearchParams }

/** What a family says of its own cost, as it stands in the address. */
const COST_KEYS = ['payer', 'trip', 'trips', 'rate', 'payback'] as const
type NumberKey = Exclude<(typeof COST_KEYS)[number], 'payer'>

/** The most that makes sense of each: rupees a trip, trips a year, percent a year, years. */
const COST_LIMITS: Record<NumberKey, { max: number; isWhole: boolean; min: number }> = {
  trip: { min: 0, max: 100_000, isWhole: true },
  trips: { min: 0, max: 52, isWhole: true },
  rate: { min: 0, max: 40, isWhole: false },
  payback: { min: 1, max: 20, isWhole: true },
}

/** What was said, and the names of what could not be read; what was not said is nought, or absent for a loan. */
type CostAnswers = {
  payer: string
  tripInr: number
  tripsPerYear: number
  ratePercent?: number | undefined
  paybackYears?: number | undefined
  faults: (typeof COST_KEYS)[number][]
}

/**
 * What the whole degree costs this family: by its income, with its own figure for the way home, and what a loan at its own
 * rate would add. A plain form whose answers stand in the address: it works without script, and nothing of it is kept.
 */
export function OwnCost({ fees, type, years, search }: Props) {
  const { colleges: words } = useWords()
  const { pathname } = useLocation()
  const payers = degreeCosts(fees, type, years).map(({ payer }) => payer)
  if (payers.length === 0) return null
  const asked = readCostAnswers(search)
  // Nobody's income is taken for granted: the sum waits until it is said.
  const payer = payers.find((each) => each === asked.payer)
  const cost = payer && ownCost({ fees, type, years }, payer, asked)
  const field = (name: (typeof COST_KEYS)[number]) => ({
    name,
    defaultValue: search.get(name) ?? '',
    inputMode: 'decimal' as const,
    maxLength: 9,
    autoComplete: 'off',
    error: asked.faults.includes(name) ? words.ownFaults[name] : undefined,
  })
  return (
    <Card id="own-cost" className="scroll-mt-24">
      <h2 className="type-card">{words.ownTitle(years)}</h2>
      <form action={`${pathname}#own-cost`} className="mt-4 grid grid-cols-2 items-end gap-x-4 gap-y-1">
        {[...search]
          .filter(([name]) => !COST_KEYS.some((key) => key === name))
          .map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        <Select label={words.degreePayer} className="col-span-2" name="payer" defaultValue={payer ?? ''} required>
          <option value="">{words.homeChoose}</option>
          {payers.map((each) => (
            <option key={each} value={each}>
              {words.payers[each]}
            </option>
          ))}
        </Select>
        <Field label={words.ownTrip} {...field('trip')} />
        <Field label={words.ownTrips} {...field('trips')} />
        <Field label={words.ownRate} {...field('rate')} />
        <Field label={words.ownPayback} {...field('payback')} />
        <Button type="submit" look="line" className="col-span-2 justify-self-start">
          {words.ownGo}
        </Button>
      </form>
      {payer && cost && <Receipt cost={cost} fees={fees} payer={payer} years={years} asked={asked} />}
      <ScholarshipList />
    </Card>
  )
}

type ReceiptProps = { cost: Cost; fees: CollegeFacts['fees']; payer: CostPayer; years: number; asked: CostAnswers }

/** Each part of the sum, the range, and the loan. */
function Receipt({ cost, fees, payer, years, asked: { ratePercent, paybackYears } }: ReceiptProps) {
  const { colleges: words } = useWords()
  const rupees = (amount: number) => words.rupees(groupIndian(amount))
  // Nobody pays less than nothing.
  const scholarship = Math.min(scholarshipInr(payer, years), cost.toInr)
  const loan =
    ratePercent !== undefined && paybackYears !== undefined && cost.toInr > 0
      ? loanCost(cost.toInr, ratePercent, paybackYears)
      : undefined
  return (
    <div role="status">
      <dl className="mt-5">
        <FactRow name={`${fees.kind === 'common' ? words.degreeTuition : words.degreeFees}, ${words.payers[payer]}`}>
          {rupees(cost.feesInr)}
        </FactRow>
        <FactRow name={words.ownHostel}>
          {cost.hostelInr === undefined ? words.notPublished : rupees(cost.hostelInr)}
        </FactRow>
        <FactRow name={words.ownTravel}>{cost.travelInr === 0 ? words.ownNotSaid : rupees(cost.travelInr)}</FactRow>
        <FactRow name={words.ownRange}>
          {cost.fromInr === cost.toInr ? rupees(cost.toInr) : words.ownFromTo(rupees(cost.fromInr), rupees(cost.toInr))}
        </FactRow>
        {scholarship > 0 && <FactRow name={words.scholarshipRow}>{words.scholarshipOff(rupees(scholarship))}</FactRow>}
        {loan && (
          <>
            <FactRow name={words.ownMonthly(rupees(cost.toInr))}>{rupees(loan.monthlyInr)}</FactRow>
            <FactRow name={words.ownInterest}>{rupees(loan.interestInr)}</FactRow>
          </>
        )}
      </dl>
      <p className="type-small mt-3 text-tertiary">
        {words.ownNote} {loan && words.ownLoanNote}
      </p>
    </div>
  )
}

/** Reads the answers of an address, with or without commas in its figures. */
function readCostAnswers(search: URLSearchParams): CostAnswers {
  const read = (key: NumberKey): number | undefined => {
    const said = (search.get(key) ?? '').replaceAll(/[,\s]/g, '')
    const value = /^\d+(?:\.\d+)?$/.test(said) ? Number(said) : undefined
    const { min, max, isWhole } = COST_LIMITS[key]
    const isFit = value !== undefined && value >= min && value <= max && (!isWhole || Number.isInteger(value))
    return isFit ? value : undefined
  }
  const isSaid = (key: NumberKey) => (search.get(key) ?? '').trim() !== ''
  const keys = Object.keys(COST_LIMITS) as NumberKey[]
  return {
    payer: search.get('payer') ?? '',
    tripInr: read('trip') ?? 0,
    tripsPerYear: read('trips') ?? 0,
    ratePercent: read('rate'),
    paybackYears: read('payback'),
    faults: keys.filter((key) => isSaid(key) && read(key) === undefined),
  }
}

/** The schemes a family can apply for: who may, up to which income, and what they bring where an official text says it. */
function ScholarshipList() {
  const { colleges: words, language } = useWords()
  return (
    <Fold name={words.scholarships}>
      <ul className="grid gap-3">
        {SCHOLARSHIPS.map(({ id, incomeMaxInr, since, perYearInr, url }) => (
          <li key={id}>
            <strong>{words.scholarshipNames[id]}</strong>
            <span className="block">
              {words.scholarshipWho[id]} {words.scholarshipIncome(lakhLabel(incomeMaxInr, language))}
            </span>
            <span className="type-small block text-tertiary">
              {perYearInr === undefined ? words.scholarshipUnread : words.scholarshipRead(since)}{' '}
              <a href={url} rel="noopener" className="inline-flex min-h-11 items-center text-primary-text underline">
                {words.scholarshipSite}
              </a>
            </span>
          </li>
        ))}
      </ul>
      <p className="type-small mt-2 text-tertiary">{words.scholarshipNote}</p>
    </Fold>
  )
}
