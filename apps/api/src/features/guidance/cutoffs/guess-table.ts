import type { ImportColumn } from '@sopaan/contract/import-columns'
import { ROUND_BODIES, type RoundBody } from '@sopaan/domain/book/rank-book'
import { tidyText } from '@sopaan/domain/seats/official-cells'

/** Headings that people give their own sheets. A person confirms what is taken for what before a row is read by them. */
const LIKELY: Readonly<Record<string, ImportColumn>> = {
  college: 'institute',
  'college name': 'institute',
  'name of institute': 'institute',
  institution: 'institute',
  inst: 'institute',
  branch: 'programme',
  'branch name': 'programme',
  course: 'programme',
  'course name': 'programme',
  'program name': 'programme',
  'programme name': 'programme',
  stream: 'programme',
  qta: 'quota',
  'quota type': 'quota',
  category: 'seatType',
  cat: 'seatType',
  'seat category': 'seatType',
  sex: 'gender',
  'seat pool': 'gender',
  or: 'openingRank',
  open: 'openingRank',
  opening: 'openingRank',
  'open rank': 'openingRank',
  cr: 'closingRank',
  close: 'closingRank',
  closing: 'closingRank',
  'close rank': 'closingRank',
  body: 'counselling',
  yr: 'season',
  'round no': 'round',
  rnd: 'round',
  years: 'durationYears',
  duration: 'durationYears',
}

/** What a heading that the portals do not use most likely means; undefined where nothing comes to mind. */
export function guessColumn(heading: string): ImportColumn | undefined {
  return LIKELY[tidyText(heading).toLowerCase().replaceAll(/[_.]+/g, ' ').trim()]
}

const ROUND_NUMBERS = /\b(?:round|rd|r) ?(1[0-2]|[1-9])\b/gi
const MOCK_NUMBERS = /\b(?:mock|allotment|allocation|round|rd|r) ?(1[0-2]|[1-9])\b/gi

/** A body, a season and a round as they stand in names of files and above tables. */
export type GuessedRound = { counselling: RoundBody | null; season: number | null; round: number | null }

/** Reads `JoSAA_2027_Round_2.xlsx`, `JoSAA 2027 mock allotment 1` or a line above a table. Where a text says two things of one kind, it says none. */
export function guessRound(texts: readonly string[]): GuessedRound {
  const text = texts.join(' ').replaceAll(/[_-]+/g, ' ')
  const counselling = onlyOne([...text.matchAll(/\b(josaa|csab)\b/gi)].map(([, word = '']) => word.toLowerCase()))
  const season = onlyOne([...text.matchAll(/\b(20[1-9]\d)\b/g)].map(([, year]) => Number(year)))
  const isMock = /\bmock\b/i.test(text)
  const numbers = isMock ? MOCK_NUMBERS : ROUND_NUMBERS
  const round = onlyOne([...text.matchAll(numbers)].map(([, digits]) => Number(digits)))
  return {
    counselling: ROUND_BODIES.find((body) => body === (isMock ? `${counselling}-mock` : counselling)) ?? null,
    season: season ?? null,
    round: round ?? null,
  }
}

function onlyOne<Value>(found: readonly Value[]): Value | undefined {
  const different = new Set(found)
  return different.size === 1 ? found[0] : undefined
}
