import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { urlOf } from '@sopaan/contract/client'
import { coverage } from '@sopaan/contract/coverage'
import { SHIPPED_BOOK } from '@sopaan/domain/testing/shipped-book'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const DATA = new URL('../../../../../../data/', import.meta.url)
const { colleges: COLLEGES } = JSON.parse(readFileSync(new URL('college-facts.json', DATA), 'utf8')) as {
  colleges: { name: string; fees: { kind: string; because?: string; cycle?: string; hostelMessPerYearInr?: number } }[]
}

test('seasons and rounds are those of the published tables, and their ranks add up to all that was read', async () => {
  const { bodies } = await PRODUCT.request(coverage.get, {})
  const [josaa, csab] = bodies
  // data/README.md: JoSAA 2016 to 2026, CSAB 2022 to 2025, 629,087 rows.
  expect(josaa?.seasons.map(({ season }) => season)).toEqual(Array.from({ length: 11 }, (_, at) => 2026 - at))
  expect(csab?.seasons.map(({ season }) => season)).toEqual([2025, 2024, 2023, 2022])
  const all = bodies.flatMap(({ seasons }) => seasons)
  expect(all.reduce((sum, { ranks }) => sum + ranks, 0)).toBe(629_087)
  // JoSAA held six rounds in 2025 and five in 2024 and 2026; CSAB three special rounds in 2025.
  expect(josaa?.seasons.slice(0, 3)).toMatchObject([
    { season: 2026, rounds: [1, 2, 3, 4, 5], missing: [], isFull: true },
    { season: 2025, rounds: [1, 2, 3, 4, 5, 6], missing: [], isFull: true },
    { season: 2024, rounds: [1, 2, 3, 4, 5], missing: [], isFull: true },
  ])
  expect(csab?.seasons[0]).toMatchObject({ season: 2025, rounds: [1, 2, 3], isFull: true })
})

test('of the newest full season it counts what some round printed a rank for', async () => {
  const { bodies } = await PRODUCT.request(coverage.get, {})
  for (const [counselling, season] of [
    ['josaa', 2026],
    ['csab', 2025],
  ] as const) {
    const columns = SHIPPED_BOOK.rounds.filter((each) => each.counselling === counselling && each.season === season)
    const pools = [...SHIPPED_BOOK.institute.keys()].filter((pool) =>
      columns.some(({ closing }) => (closing[pool] ?? 0) > 0),
    )
    const countOf = (name: (pool: number) => string) => new Set(pools.map(name)).size
    const institute = (pool: number) => SHIPPED_BOOK.institutes[SHIPPED_BOOK.institute[pool] ?? -1]?.name ?? ''
    expect(bodies.find((body) => body.counselling === counselling)?.newestFull).toEqual({
      season,
      pools: pools.length,
      branches: countOf((pool) => `${institute(pool)} ${SHIPPED_BOOK.programme[pool]}`),
      institutes: countOf(institute),
    })
  }
})

test('facts of colleges are counted as the compiled file has them', async () => {
  const { colleges, facts, feesMissing } = await PRODUCT.request(coverage.get, {})
  expect(colleges).toBe(138)
  // data/README.md: filings of 62 institutes, own fees of 76 and the common tuition for 9 more, 9 grades, 120 towns.
  expect(facts).toEqual([
    { fact: 'fees', colleges: 85, oldest: 2024, newest: 2026 },
    { fact: 'own-fees', colleges: 76, oldest: 2024, newest: 2026 },
    { fact: 'hostel', colleges: COLLEGES.filter(({ fees }) => fees.hostelMessPerYearInr).length, ...FEE_YEARS },
    { fact: 'outcomes', colleges: 62, oldest: 2020, newest: 2023 },
    { fact: 'nirf', colleges: 63, oldest: 2021, newest: 2025 },
    { fact: 'women', colleges: 62, oldest: 2022, newest: 2025 },
    { fact: 'town', colleges: 120, oldest: null, newest: null },
    { fact: 'naac', colleges: 9, oldest: null, newest: null },
    { fact: 'founded', colleges: 103, oldest: null, newest: null },
    { fact: 'seats', colleges: MATRIX_NAMES.intersection(COLLEGE_NAMES).size, oldest: 2026, newest: 2026 },
  ])
  const becauseOf = (because: string) => COLLEGES.filter(({ fees }) => fees.because === because).length
  expect(feesMissing).toEqual({ notFound: becauseOf('not-found'), notReliable: becauseOf('not-reliable') })
  expect(85 + feesMissing.notFound + feesMissing.notReliable).toBe(138)
})

const FEE_YEARS = yearsOf(COLLEGES.flatMap(({ fees }) => (fees.hostelMessPerYearInr ? [fees.cycle ?? ''] : [])))
const { rows: MATRIX } = JSON.parse(
  brotliDecompressSync(readFileSync(new URL('seat-matrix.json.br', DATA))).toString('utf8'),
) as { rows: [institute: string, ...rest: unknown[]][] }
const MATRIX_NAMES = new Set(MATRIX.filter((row) => Number(row.at(-1)) > 0).map(([institute]) => institute))
const COLLEGE_NAMES = new Set(COLLEGES.map(({ name }) => name))

test('the seat matrix, the shifts and the guides are counted from their own files', async () => {
  const { matrix, marks, candidates, guides } = await PRODUCT.request(coverage.get, {})
  const seats = MATRIX.reduce((sum, row) => sum + Number(row.at(-1)), 0)
  expect(matrix).toEqual({ season: 2026, seats, institutes: MATRIX_NAMES.size })
  // Two shifts a day on 22, 23, 24, 28 and 29 January 2025.
  expect(marks).toEqual({ season: 2025, shifts: 10 })
  expect(candidates).toEqual({ oldest: 2024, newest: 2026 })
  const files = readdirSync(new URL('guides/', DATA)).filter((name) => name.endsWith('.en.md'))
  const heads = files.map((name) => readFileSync(new URL(`guides/${name}`, DATA), 'utf8'))
  const checked = heads.map((text) => /^checked: (\S+)$/m.exec(text)?.[1] ?? '').sort()
  expect(guides).toEqual({ count: files.length, oldest: 2026, newest: 2026, checkedOn: checked[0] })
})

test('the answer may be kept by everybody', async () => {
  const { headers } = await PRODUCT.app.fastify.inject({ url: urlOf(coverage.get, {}) })
  expect(headers['cache-control']).toMatch(/^public/)
})

function yearsOf(cycles: readonly string[]): { oldest: number; newest: number } {
  const years = cycles.map((cycle) => Number.parseInt(cycle, 10)).sort((a, b) => a - b)
  return { oldest: years[0] ?? 0, newest: years.at(-1) ?? 0 }
}
