import type { JudgedChoice } from '@sopaan/contract/choice-lists'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { SharedRows } from './shared-rows.tsx'

const GONE = 'institute-of-weaving-salem/textile-and-fibre-engineering-4-years-bachelor-of-technology/hs/sc-pwd/female'
const STORED = 'institute-of-rivers/civil-engineering-4-years-bachelor-of-technology/ai/open/neutral'
const CHOICE: JudgedChoice = {
  key: STORED,
  institute: { name: 'Institute of Rivers', type: 'GFTI' },
  programme: { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CE' },
  quota: 'AI',
  seatType: 'OPEN',
  gender: 'neutral',
  list: 'main-1',
  isPreparatory: false,
  needsAat: false,
  closings: [52_000],
}
const ROUNDS = [{ season: 2026, round: 6, isFinal: true }]

afterEach(cleanup)

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

test.each([en, hi])(
  'a seat that the tables no longer have stands in its place, called by its name and kind, and leads nowhere',
  (words) => {
    render(
      <WordsProvider words={words}>
        <SharedRows keys={[GONE, STORED]} judged={{ choices: [CHOICE], rounds: ROUNDS }} />
      </WordsProvider>,
    )
    const [gone, kept] = screen.getAllByRole('listitem').map((row) => within(row))
    expect(gone?.getByRole('heading').textContent).toBe('Textile and Fibre Engineering')
    expect(gone?.getByText('Institute of Weaving Salem')).toBeTruthy()
    expect(gone?.getByText(words.predictor.quotas.HS)).toBeTruthy()
    expect(gone?.getByText('SC (PwD)')).toBeTruthy()
    expect(gone?.getByText(words.choices.unknown)).toBeTruthy()
    expect(gone?.queryByRole('link')).toBeNull()
    expect(kept?.getByRole('link', { name: 'Civil Engineering' })).toBeTruthy()
  },
)
