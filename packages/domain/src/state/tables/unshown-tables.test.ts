import { expect, test } from 'vitest'
import { listUnshownTables } from './unshown-tables.ts'

test('a table without its last round is named until its season is shown', () => {
  expect(listUnshownTables('tnea', 2024)).toEqual([{ season: 2026, because: 'last-round-missing' }])
  expect(listUnshownTables('tnea', 2026)).toEqual([])
})

test('later rounds in part are named beside their own season alone, a table of a doubtful year beside later ones', () => {
  expect(listUnshownTables('uptac', 2025)).toEqual([{ season: 2025, because: 'later-rounds-in-part' }])
  expect(listUnshownTables('uptac', 2026)).toEqual([])
  expect(listUnshownTables('ap-eapcet', 2024)).toEqual([{ season: 2022, because: 'year-in-doubt' }])
  expect(listUnshownTables('kcet', 2025)).toEqual([])
})

test('an earlier round of the season that is shown by its last one is named, until a newer season is shown', () => {
  expect(listUnshownTables('ggsipu', 2025)).toEqual([{ season: 2025, because: 'earlier-round' }])
  expect(listUnshownTables('ggsipu', 2026)).toEqual([])
})
