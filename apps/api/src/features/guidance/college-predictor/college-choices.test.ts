import { collegeChoices } from '@sopaan/contract/college-choices'
import { type ChoiceRequest, searchChoices } from '@sopaan/domain/choices/choice-search'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const GIRL = { main: 12_450, category: 'OBC-NCL', gender: 'female', state: 'Kerala' } as const

test('a branch of a college is one choice, with the seats for this girl in it and the best leading', async () => {
  const { data, total } = await find({ ...GIRL, q: 'nit calicut computer science', family: 'CSE' })
  expect(total).toBe(data.length)
  const [row] = data
  expect(row?.institute).toMatchObject({ shortName: 'NIT Calicut', type: 'NIT', state: 'Kerala' })
  expect(row?.lead).toBe(0)
  // JoSAA 2026, round 5, HS, OPEN: female-only 14263, gender-neutral 8814; both by the common rank.
  expect(row?.pools.map(({ gender, closings, rank, rankKind }) => [gender, closings.at(-1), rank, rankKind])).toEqual([
    ['female', 14_263, 12_450, 'common'],
    ['neutral', 8_814, 12_450, 'common'],
  ])
  expect(row?.pools[0]?.key).toBe(`${row?.key}/hs/open/female`)
})

// "nitk" is said at Surathkal and at Kurukshetra (data/college-names.json).
test('a short name of two colleges finds both and names them; one outside JoSAA stands beside them', async () => {
  const { readings, data } = await find({ ...GIRL, q: 'nitk' })
  expect(readings.map(({ word, colleges }) => [word, colleges.length])).toEqual([['nitk', 2]])
  expect(new Set(data.map(({ institute }) => institute.shortName)).isSubsetOf(new Set(readings[0]?.colleges))).toBe(
    true,
  )
  const goa = await find({ ...GIRL, q: 'goa', under: 'true' })
  expect(goa.elsewhere.map(({ name }) => name)).toEqual(['BITS Pilani, Goa campus'])
  expect(goa.total).toBeGreaterThan(0)
})

test('what was not said stands with how many choices it hides, the worst gap first', async () => {
  const { hidden } = await find({ main: 12_450, category: 'OBC-NCL' })
  expect(hidden.map(({ key }) => key)).toEqual(['mainCategory', 'gender', 'state'])
  expect(hidden.every(({ affected }) => affected > 0)).toBe(true)
  const girl = await find({ main: 12_450, category: 'OBC-NCL', gender: 'female' })
  const unsaid = await find({ main: 12_450, category: 'OBC-NCL' })
  expect(hidden.find(({ key }) => key === 'gender')?.more).toBe(girl.total - unsaid.total)
  expect((await find({ ...GIRL, mainCategory: 3_990 })).hidden).toEqual([])
})

test('the whole table answers filters, tabs and orders as the call does', async () => {
  const profile = { ...GIRL, mainCategory: 3_990 }
  const table = await PRODUCT.request(collegeChoices.table, { query: profile })
  const asked = [
    [{}, {}],
    [{ band: 'safe' }, { band: 'safe' }],
    [
      { family: ['CSE', 'ECE'], type: ['NIT'], women: 'true' },
      { families: ['CSE', 'ECE'], types: ['NIT'], isFemaleOnly: true },
    ],
    [
      { sort: 'closest', group: 'college', under: 'true' },
      { sort: 'closest', group: 'college', isFoldOpen: true },
    ],
  ] as const
  for (const [query, request] of asked) {
    const { data, total, bands, facets, femaleCount } = await find({ ...profile, ...query, limit: 50, page: 2 })
    const own: ChoiceRequest = { sort: 'wanted', ...request, from: 50, count: 50 }
    expect(searchChoices(table, own)).toEqual({ data, total, bands, facets, femaleCount })
  }
})

test('a rank behind every seat is told where the last one went, and what CSAB gave beyond it', async () => {
  const { beyond, bands } = await find({ main: 900_000, gender: 'male', state: 'Bihar' })
  expect([bands.safe, bands.likely, bands.reach]).toEqual([0, 0, 0])
  expect(beyond?.last).toMatchObject({ season: 2026, round: 5, rank: 900_000 })
  expect(beyond?.last?.closing).toBeLessThan(900_000)
  expect(beyond?.csab?.farthest.every(({ closing }) => closing >= 900_000)).toBe(true)
  expect(beyond?.counselling).toEqual({ id: 'bcece', name: 'BCECE', exam: 'BCECE', isByJeeRank: false })
  expect((await find(GIRL)).beyond).toBeNull()
})

// Whoever sat class 12 in Delhi and lives in Noida: home seats of NIT Delhi in place of those of MNNIT Allahabad.
test('a state against another says in how many choices the best seat is likelier and in how many less, as the two tables have them', async () => {
  const profile = { main: 20_000, gender: 'male' } as const
  const bestOf = async (state: 'Delhi' | 'Uttar Pradesh') => {
    const { choices, institutes, programmes } = await PRODUCT.request(collegeChoices.table, {
      query: { ...profile, state },
    })
    const near = choices.map(({ institute, programme, pools }): [string, number] => [
      `${institutes[institute]?.slug} ${programmes[programme]?.slug}`,
      Math.max(...pools.map(({ band, chancePercent }) => (band === 'long-shot' ? 0 : chancePercent))),
    ])
    return new Map(near)
  }
  const [delhi, noida] = await Promise.all([bestOf('Delhi'), bestOf('Uttar Pradesh')])
  const of = (key: string) => (delhi.get(key) ?? 0) - (noida.get(key) ?? 0)
  const keys = [...new Set([...delhi.keys(), ...noida.keys()])]
  const query = { ...profile, state: 'Delhi', instead: 'Uttar Pradesh' } as const
  const found = await PRODUCT.request(collegeChoices.compareStates, { query })
  expect(found).toEqual({
    better: keys.filter((key) => of(key) > 0).length,
    worse: keys.filter((key) => of(key) < 0).length,
  })
  expect(found.better).toBeGreaterThan(0)
  expect(found.worse).toBeGreaterThan(0)
  const isAt = (slug: string, sign: number) => keys.some((key) => key.startsWith(slug) && Math.sign(of(key)) === sign)
  expect(isAt('national-institute-of-technology-delhi', 1)).toBe(true)
  expect(isAt('motilal-nehru', -1)).toBe(true)
  const same = { ...query, instead: 'Delhi' } as const
  expect(await PRODUCT.request(collegeChoices.compareStates, { query: same })).toEqual({ better: 0, worse: 0 })
  const unknown = PRODUCT.request(collegeChoices.compareStates, { query: { ...query, instead: 'Noida' } } as never)
  await expect(unknown).rejects.toMatchObject({ code: 'INVALID_QUERY' })
})

test('a question without a rank is refused, and so is one with an unknown order', async () => {
  const ask = (query: object) => PRODUCT.request(collegeChoices.find, { query } as never)
  await expect(ask({ state: 'Bihar' })).rejects.toMatchObject({ code: 'INVALID_QUERY' })
  await expect(ask({ main: 5, sort: 'hardest' })).rejects.toMatchObject({ code: 'INVALID_QUERY' })
  await expect(PRODUCT.request(collegeChoices.table, { query: {} })).rejects.toMatchObject({ code: 'INVALID_QUERY' })
})

function find(query: object) {
  return PRODUCT.request(collegeChoices.find, { query } as never)
}
