import { BANDS } from '@sopaan/domain/predictor/bands'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aChoice, aPool } from '#web/testing/choice-answers.ts'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { ResultRow, type RowProps } from './result-row.tsx'
import { WrittenRow } from './written-row.tsx'

const SEASONS = [2022, 2023, 2024, 2025, 2026].map((season) => ({ season, round: 6 }))
const PERCENTS = { safe: 100, likely: 64, reach: 9, 'long-shot': 0 }
/** Years got, missed and not printed; the last decides where it closed. */
const CLOSINGS = [
  [7000, 6500, 7200, 6518, 6600],
  [null, null, null, null, 6900],
  [7000, null, 7200, 6518, null],
  [null, null, null, null, null],
]
const { institute, programme } = aChoice()
const CHOICES = [
  aChoice(),
  aChoice({ km: 0 }),
  aChoice({
    km: 1240,
    institute: { ...institute, name: 'A & B <"I\'s">', shortName: 'A&B', feeInr: 146_500, salaryInr: 900_000 },
    programme: { ...programme, shortName: "Design <'D'>", durationYears: 5 },
  }),
  aChoice({ institute: { ...institute, nirf: undefined, womenPercent: 24 } }),
]

test('a row that the server puts together is the row that a browser renders, to the letter, the first time and after it', () => {
  for (const words of [en, hi]) {
    for (const props of listRows()) {
      const rendered = renderToString(
        <WordsProvider words={words}>
          <ResultRow {...props} />
        </WordsProvider>,
      )
      const written = renderToString(
        <WordsProvider words={words}>
          <WrittenRow {...props} />
        </WordsProvider>,
      )
      expect(written).toBe(rendered)
    }
  }
})

function* listRows(): Generator<RowProps> {
  for (const band of BANDS) {
    for (const closings of CLOSINGS) {
      for (const [at, choice] of CHOICES.entries()) {
        const gender = at % 2 === 0 ? ('neutral' as const) : ('female' as const)
        const lead = aPool({ band, chancePercent: PERCENTS[band], closings, gender, rank: 6842 + at })
        const next = aPool({ key: `other/${at}`, seatType: 'SC', quota: 'HS', chancePercent: at })
        const row = { ...choice, pools: at === 1 ? [lead] : [lead, next] }
        const common = { row, lead, seasons: SEASONS, forecastSeason: 2027, sheetId: 'profile', ...UNTOUCHED }
        yield { ...common, profile: '', named: undefined, figures: '' }
        yield { ...common, profile: '?main=6842&state=Delhi', named: 'college', figures: '' }
        yield { ...common, profile: `?q=${at}"'<`, named: 'branch', figures: `₹1 & ${at} km` }
      }
    }
  }
}

const UNTOUCHED = {
  isNarrow: false,
  isOpen: false,
  isTicked: false,
  isFull: false,
  onOpen: () => undefined,
  onTick: () => undefined,
  onHide: () => undefined,
}
