import { expect, type Page } from '@playwright/test'

const INSTITUTE = 'national-institute-of-technology-silchar'
const LIST = [`${INSTITUTE}/civil-engineering-4-years-bachelor-of-technology`]
const QUESTION = 'main=38400&category=OPEN&gender=male&state=Assam'
const PLANNER = '/mentee-dashboard/tools/study-planner'
/** Where a visitor's list stands, with whose chances it shows. */
export const LIST_ADDRESS = `/choice-list?${QUESTION}`

const DAY = String.raw`\w{3} \d{1,2}`
/** Each way in which a page says of which day its figures are. */
export const SAYS_DAY = new RegExp(
  `You read this page as of ${DAY}|Worked out on your phone with the figures of ${DAY}|This is how it stood on ${DAY}`,
)

/**
 * Reads what a visitor reads on a first evening, a guide and an own list among it, until what is kept ahead is kept.
 * @returns what has to open without a network from then on
 */
export async function readAsVisitor(page: Page): Promise<string[]> {
  await page.goto('/guides')
  const guide = (await page.getByRole('main').getByRole('link').first().getAttribute('href')) ?? ''
  await page.goto(guide)
  const lists = { lists: [{ id: crypto.randomUUID(), name: 'My choice list', keys: LIST }] }
  await page.evaluate((kept) => localStorage.setItem('choiceLists', JSON.stringify(kept)), lists)
  await page.goto(LIST_ADDRESS)
  for (const [cache, part] of [
    ['files-1', '/kept-ahead/en'],
    ['book-1', '/data/book-'],
    ['pages-1', '/seats/'],
    ['pages-1', '/colleges/'],
  ] as const)
    await expectStored(page, cache, part)
  const seat = await page.getByRole('link', { name: /Civil/ }).first().getAttribute('href')
  return [
    '/tools/college-predictor',
    '/tools/college-predictor?main=23456&category=OPEN&gender=male&state=Bihar',
    seat ?? '',
    `/colleges/${INSTITUTE}`,
    '/what-now',
    '/guides',
    guide,
    '/resources/mental-health',
    LIST_ADDRESS,
  ]
}

/**
 * Sets up the plan of a student who is signed in, until the pages of study are kept: week, revision and timer stand on the
 * first of them.
 * @returns what has to open without a network from then on
 */
export async function readAsStudent(page: Page): Promise<string[]> {
  await page.goto(PLANNER)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'See my week' }).click()
  await expect(page.getByLabel('Add in one line')).toBeVisible()
  await expectStored(page, 'files-1', '/kept-ahead/own')
  return [
    `${PLANNER}?view=week`,
    `${PLANNER}?view=month`,
    `${PLANNER}?view=chapters`,
    '/mentee-dashboard',
    '/mentee-dashboard/mocks',
    '/mentee-dashboard/choices',
  ]
}

async function expectStored(page: Page, cache: string, has: string): Promise<void> {
  const isStored = () =>
    page.evaluate(
      async ([name = '', part = '']) => (await (await caches.open(name)).keys()).some(({ url }) => url.includes(part)),
      [cache, has],
    )
  await expect.poll(isStored, { message: `${has} is kept`, timeout: 120_000 }).toBe(true)
}
