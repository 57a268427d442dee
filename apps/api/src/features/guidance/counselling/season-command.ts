import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { CounsellingSeason, CounsellingStep, StepKind } from '@sopaan/domain/counselling/season'
import * as z from 'zod/mini'
import { SHIPPED_SEASON } from './seasons.service.ts'

const USAGE = `npm run counselling -- --calendar FILE --checked DAY

Compiles data/counselling/josaa-2026.json out of the dated steps, fees and charges of the JoSAA schedule (JSON).`

/** Names of the schedule that the product shows, each as the kind of step it is. */
const KINDS: Readonly<Record<string, StepKind>> = {
  jee_main_ranks: 'main-ranks',
  jee_advanced_result: 'advanced-result',
  registration_opens: 'registration',
  mock: 'mock',
  allotment: 'allotment',
  report_and_pay: 'report-and-pay',
  withdraw_exit: 'withdraw',
  withdraw: 'withdraw',
  partial_admission_fee: 'partial-admission',
}

/** From CSAB's own brochure as other publications quote it; the days of its rounds are not known. */
const SPECIAL_ROUNDS: CounsellingStep = {
  kind: 'special-rounds',
  round: null,
  from: '2026-07-28',
  until: null,
  isNitPlusOnly: true,
  source: 'CSAB 2026 brochure, as quoted by a catalogue of counsellings',
}

/** Business rules of JoSAA 2026, page 102: OBC-NCL and EWS certificates. */
const CERTIFICATES_FROM = '2026-04-01'

/** The schedule is in rupees. */
const PAISE = 100

const amount = z.object({ sc_st_pwd: z.int(), others: z.int() })
const calendar = z.object({
  body: z.string(),
  season: z.int(),
  source: z.string(),
  fees: z.object({
    seat_acceptance: amount,
    partial_admission_nit_plus: amount,
    withdrawal_charge: z.int(),
  }),
  events: z.array(
    z.object({
      at: z.string(),
      event: z.string(),
      round: z.nullable(z.int()),
      until: z.nullable(z.string()),
      who: z.string(),
    }),
  ),
})

/** `npm run counselling`: the season that ships, in our form. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { calendar: { type: 'string' }, checked: { type: 'string' } } })
  if (values.calendar === undefined || values.checked === undefined) throw new Error(USAGE)
  const published = z.parse(calendar, JSON.parse(await readFile(values.calendar, 'utf8')))
  const season = compileSeason(published, values.checked)
  await writeFile(SHIPPED_SEASON, `${JSON.stringify(season, null, 1)}\n`)
  process.stdout.write(`${season.body} ${season.season}: ${season.steps.length} steps\n`)
}

function compileSeason(published: z.output<typeof calendar>, checkedOn: string): CounsellingSeason {
  const steps = published.events.flatMap(({ event, at, until, round, who }): CounsellingStep[] => {
    const kind = KINDS[event]
    return kind === undefined ? [] : [{ kind, round, from: at, until, isNitPlusOnly: who === 'NIT+' }]
  })
  const { seat_acceptance, partial_admission_nit_plus, withdrawal_charge } = published.fees
  return {
    body: published.body,
    season: published.season,
    source: published.source.replace(/ = (.+)$/, ' ($1)'),
    checkedOn,
    steps: [...steps, SPECIAL_ROUNDS].sort((a, b) => a.from.localeCompare(b.from)),
    fees: {
      seatAcceptance: toAmount(seat_acceptance),
      partialAdmission: toAmount(partial_admission_nit_plus),
      withdrawal: withdrawal_charge * PAISE,
    },
    certificatesFrom: CERTIFICATES_FROM,
  }
}

function toAmount({ sc_st_pwd, others }: z.output<typeof amount>) {
  return { reserved: sc_st_pwd * PAISE, others: others * PAISE }
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
