import type { RequestInput } from '@sopaan/contract/call'
import { collegeChoices } from '@sopaan/contract/college-choices'
import { collegeSearches } from '@sopaan/contract/college-search'
import { seatPools } from '@sopaan/contract/seat-pools'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

/** The product with the book that ships. Nothing here changes it, so all tests ask the same one. */
const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

/** A girl of Kerala with ranks in both lists. */
const PROFILE: RequestInput<typeof seatPools.findBranch>['query'] & object = {
  ...{ main: 12_450, mainCategory: 3_990, category: 'OBC-NCL', gender: 'female', state: 'Kerala' },
  ...{ advanced: 9_000, advancedCategory: 2_600 },
}

const branch = (query: RequestInput<typeof seatPools.findBranch>['query']) =>
  PRODUCT.request(seatPools.findBranch, { params: { slug: 'cse' }, query })

test('a branch family is offered by institutes of each rank list, hardest first, a page at a time', async () => {
  const first = await branch({})
  expect(first.family).toEqual({ slug: 'cse', code: 'CSE', name: 'Computer Science and Engineering' })
  expect(first.programmes[0]?.institute.name).toBe('Indian Institute of Technology Bombay')
  expect(first.programmes).toHaveLength(20)
  expect(first.counts.mine).toBeNull()
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.page.total / 20) }, (_, at) => branch({ page: at + 1 })),
  )
  const programmes = pages.flatMap((page) => page.programmes)
  expect(programmes).toHaveLength(first.counts.all)
  const advanced = programmes.filter(({ list }) => list === 'advanced')
  expect(new Set(advanced.map(({ institute }) => institute.type))).toEqual(new Set(['IIT']))
  expect(programmes.slice(0, advanced.length)).toEqual(advanced)
  expect(programmes.every(({ own }) => own === null)).toBe(true)
})

test('with a rank what is within reach stands first, as many as the predictor has, each with its best seat', async () => {
  const page = await branch({ ...PROFILE, limit: 100 })
  const predicted = await PRODUCT.request(collegeChoices.find, { query: { ...PROFILE, family: ['CSE'], limit: 1 } })
  expect(page.counts.mine).toBe(predicted.total)
  const mine = page.counts.mine ?? 0
  expect(mine).toBeGreaterThan(20)
  const bands = page.programmes.map(({ own }) => own?.chance.band)
  expect(bands.slice(0, mine).every((band) => band !== undefined && band !== 'long-shot')).toBe(true)
  expect(bands.slice(mine).every((band) => band === undefined || band === 'long-shot')).toBe(true)
  const [institute = '', programme = '', quota = '', seatType = '', gender = ''] =
    page.programmes[0]?.own?.key.split('/') ?? []
  const params = { institute, programme, quota, seatType, gender }
  const seat = await PRODUCT.request(seatPools.get, { params, query: PROFILE })
  expect(seat.ownPools[0]).toEqual(page.programmes[0]?.own)
})

test('a branch says how much further those closed that it is taken for, at the same college', async () => {
  const { cousins, newestSeason } = await branch({})
  const hardest = async (slug: string) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => PRODUCT.request(seatPools.findBranch, { params: { slug }, query: { page, limit: 100 } })),
    )
    const seats = pages.flatMap(({ programmes }) =>
      programmes
        .filter(({ list }) => list === 'main-1')
        .flatMap(({ institute, seats }) =>
          seats
            .filter(({ quota, newest }) => ['AI', 'OS'].includes(quota) && newest.season === newestSeason)
            .map(({ newest }) => ({ college: institute.slug, closing: newest.closing ?? 0 })),
        ),
    )
    return new Map(
      [...Map.groupBy(seats, ({ college }) => college)].map(
        ([college, of]) => [college, Math.min(...of.map(({ closing }) => closing))] as const,
      ),
    )
  }
  const [cse, it] = [await hardest('cse'), await hardest('it')]
  const differences = [...it].flatMap(([college, closing]) =>
    cse.has(college) ? closing - (cse.get(college) ?? 0) : [],
  )
  const found = cousins.find(({ family }) => family === 'IT')
  expect(found?.colleges).toBe(differences.length)
  // The median: as many colleges lie below it as above.
  const below = differences.filter((each) => each < (found?.further ?? 0)).length
  const above = differences.filter((each) => each > (found?.further ?? 0)).length
  expect(Math.abs(below - above)).toBeLessThanOrEqual(1)
  expect(below + above).toBeGreaterThan(10)
})

test('filters narrow a branch by type, state and reach; without a rank reach narrows nothing', async () => {
  const kerala = await branch({ type: 'NIT', collegeState: 'Kerala' })
  expect(kerala.programmes.map(({ institute }) => institute.name)).toEqual(['National Institute of Technology Calicut'])
  const mine = await branch({ ...PROFILE, mine: 'true', limit: 100 })
  expect(mine.page.total).toBe(mine.counts.mine)
  expect(mine.counts.all).toBeGreaterThan(mine.page.total)
  expect((await branch({ mine: 'true' })).page.total).toBe(mine.counts.all)
})

test('a branch is searched by the names people use, and says where a college outside JoSAA gives its seats', async () => {
  const trichy = await branch({ q: 'trichy' })
  expect(trichy.programmes.map(({ institute }) => institute.name)).toEqual([
    'National Institute of Technology, Tiruchirappalli',
  ])
  expect(trichy.counts.all).toBe(1)
  const both = await branch({ q: 'nit trichy cse', type: 'NIT' })
  expect(both.programmes).toEqual(trichy.programmes)
  const dtu = await branch({ q: 'dtu' })
  expect(dtu.programmes).toEqual([])
  expect(dtu.elsewhere.map(({ name }) => name)).toEqual(['Delhi Technological University'])
  expect((await branch({ q: 'no such college' })).page.total).toBe(0)
})

test('a college answers the best chance and the branches within reach, as the predictor has them', async () => {
  const predicted = await PRODUCT.request(collegeChoices.find, { query: { ...PROFILE, limit: 100 } })
  const { colleges } = await PRODUCT.request(collegeSearches.find, { query: { ...PROFILE, sort: 'chance' } })
  const percents = colleges.map(({ own }) => own?.best.chance.percent ?? -1)
  expect(percents).toEqual([...percents].sort((a, b) => b - a))
  const reached = colleges.reduce((sum, { own }) => sum + (own?.inReach ?? 0), 0)
  expect(reached).toBe(predicted.total)
  const { colleges: strange } = await PRODUCT.request(collegeSearches.find, { query: { chance: 'safe' } })
  expect(strange).toHaveLength(138)
  expect(strange.every(({ own }) => own === null)).toBe(true)
})

test('colleges are narrowed to those with a branch that is at least of a band', async () => {
  const query = { ...PROFILE, family: 'CSE' as const }
  const safe = await PRODUCT.request(collegeSearches.find, { query: { ...query, chance: 'safe' } })
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      PRODUCT.request(collegeChoices.find, {
        query: { ...PROFILE, family: ['CSE'], band: 'safe', page, limit: 100 },
      }),
    ),
  )
  const names = new Set(pages.flatMap(({ data }) => data.map(({ institute }) => institute.name)))
  expect(pages[2]?.data).toEqual([])
  expect(new Set(safe.colleges.map(({ name }) => name))).toEqual(names)
})
