import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { SharedRows } from './shared-rows.tsx'

const GONE = 'institute-of-weaving-salem/textile-and-fibre-engineering-4-years-bachelor-of-technology'
const STORED = 'institute-of-rivers/civil-engineering-4-years-bachelor-of-technology'
const CHOICE: JudgedChoice = {
  key: STORED,
  institute: { name: 'Institute of Rivers', type: 'GFTI' },
  programme: { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CE' },
  list: 'main-1',
  needsAat: false,
  pools: [
    {
      key: `${STORED}/ai/open/neutral`,
      quota: 'AI',
      seatType: 'OPEN',
      gender: 'neutral',
      isPreparatory: false,
      closings: [52_000],
    },
  ],
}
const ROUNDS = [{ season: 2026, round: 6, isFinal: true }]

test('B.Arch of an IIT says that it needs the AAT, judged or not', () => {
  const arch = { ...CHOICE, needsAat: true }
  const show = (choice: JudgedChoice) =>
    render(
      <WordsProvider words={en}>
        <SharedRows keys={[STORED]} judged={{ choices: [choice], rounds: ROUNDS }} />
      </WordsProvider>,
    )
  const { unmount } = show(arch)
  expect(screen.getByText('Needs AAT')).toBeTruthy()
  unmount()
  show({ ...arch, verdict: { state: 'not-theirs', because: 'aat-missing' } })
  expect(screen.getByText(/^Needs AAT: only for those who passed/)).toBeTruthy()
})

test('a rank of the season in the head stands alone below it, one of another season with its year', () => {
  const old = { ...CHOICE, key: GONE, pools: CHOICE.pools.map((pool) => ({ ...pool, closings: [41_000, null] })) }
  const newest = { ...CHOICE, pools: CHOICE.pools.map((pool) => ({ ...pool, closings: [50_000, 52_000] })) }
  const rounds = [{ season: 2025, round: 6, isFinal: true }, ...ROUNDS]
  render(
    <WordsProvider words={en}>
      <SharedRows keys={[GONE, STORED]} judged={{ choices: [old, newest], rounds }} />
    </WordsProvider>,
  )
  expect(screen.getByText('Closed 2026')).toBeTruthy()
  expect(screen.getByText('52,000').tagName).toBe('B')
  expect(screen.getByText('52,000 in 2026'), 'for who hears it and on paper').toBeTruthy()
  expect(screen.queryByText('41,000')).toBeNull()
  expect(screen.getByText('41,000 in 2025')).toBeTruthy()
})

test.each([en, hi])(
  'a choice that the tables no longer have stands in its place, called by its name, and leads nowhere',
  (words) => {
    render(
      <WordsProvider words={words}>
        <SharedRows keys={[GONE, STORED]} judged={{ choices: [CHOICE], rounds: ROUNDS }} />
      </WordsProvider>,
    )
    const [gone, kept] = screen.getAllByRole('listitem').map((row) => within(row))
    expect(gone?.getByRole('heading').textContent).toMatch(/^Institute of Weaving Salem Textile/)
    expect(gone?.getByText(words.choices.unknown)).toBeTruthy()
    expect(gone?.queryByRole('link')).toBeNull()
    const link = kept?.getByRole('link', { name: /Civil Engineering, Institute of Rivers$/ })
    expect(link?.getAttribute('href')).toContain(`${STORED}/ai/open/neutral`)
  },
)
