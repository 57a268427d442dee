import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'

journey.use({ serviceWorkers: 'allow' })

/** The whole rank book is kept, with what stands beside it. */
async function waitUntilBookStored(page: Page): Promise<void> {
  const isStored = () => page.evaluate(async () => (await (await caches.open('book-1')).keys()).length === 2)
  await expect.poll(isStored, { timeout: 120_000 }).toBe(true)
}

journey('a rank that was never asked is answered without a network, and its filters too', async ({ page, context }) => {
  await page.goto('/')
  await waitUntilBookStored(page)
  await context.setOffline(true)
  // The home page is sent without React: its form is a page load.
  await page.getByRole('textbox', { name: 'JEE Main rank (CRL)' }).fill('23,456')
  await page.getByLabel('Boy', { exact: true }).first().check({ force: true })
  await page.getByRole('combobox', { name: 'Class 12 state' }).selectOption('Bihar')
  await page.getByRole('button', { name: 'See my colleges' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /23,456/ })).toBeVisible()
  await expect(page).toHaveURL(/\/tools\/college-predictor\?main=23(%2C|,)?456/)
  await expect(page.getByText(/No internet\. Worked out on your phone with the figures of \w{3} \d/)).toBeVisible()
  const [here, address] = [await readRows(page), page.url()]
  // The book is unpacked beside the page, which answers a finger meanwhile.
  expect(page.workers().map((thread) => new URL(thread.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/run-book-worker-/),
  ])
  await page.goto('/tools/college-predictor?main=98765&category=SC&guess=mainCategory&gender=female&state=Bihar')
  await expect(page.getByRole('heading', { level: 1, name: /98,765/ })).toBeVisible()
  await context.setOffline(false)
  await page.goto(address)
  await expect(page.getByText(/No internet\. Worked out/)).toBeHidden()
  expect(await readRows(page)).toEqual(here)
})

/** What the rows of a result say, chance and closing ranks among it. */
async function readRows(page: Page): Promise<string[]> {
  const rows = page.getByRole('main').getByRole('link', { name: /: chance/ })
  await expect(rows.first()).toBeVisible()
  return rows.allTextContents()
}

/** Three choices of one rank: likely, open and out of reach. */
const LIST = ['electronics-and-communication-engineering', 'civil-engineering', 'computer-science-and-engineering'].map(
  (branch) => `national-institute-of-technology-silchar/${branch}-4-years-bachelor-of-technology`,
)

journey('a list is judged, checked and played without a network as it was with one', async ({ page, context }) => {
  const lists = { lists: [{ id: '11111111-1111-4111-8111-111111111111', name: 'My choice list', keys: LIST }] }
  await page.addInitScript((kept) => localStorage.setItem('choiceLists', JSON.stringify(kept)), lists)
  const address = '/choice-list?main=38400&category=OPEN&gender=male&state=Assam'
  await page.goto(address)
  await waitUntilBookStored(page)
  await expect
    .poll(
      () => page.evaluate(async () => (await (await caches.open('files-1')).match('/kept-ahead/en')) !== undefined),
      {
        timeout: 120_000,
      },
    )
    .toBe(true)
  const countSeats = () =>
    page.evaluate(
      async () => (await (await caches.open('pages-1')).keys()).filter(({ url }) => url.includes('/seats/')).length,
    )
  await expect.poll(countSeats, { timeout: 120_000 }).toBe(LIST.length)
  const online = await readList(page)
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByText(/No internet\. Worked out on your phone with the figures of \w{3} \d/)).toBeVisible()
  await expect.poll(() => readList(page)).toEqual(online)
  await page
    .getByRole('link', { name: /Electronics and Communication/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/seats\/national-institute-of-technology-silchar\/electronics/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** What the page says of each row, and what it found in the list as a whole. */
async function readList(page: Page): Promise<string[]> {
  const check = page.locator('#check')
  await expect(check.getByRole('heading', { level: 3 }).first()).toBeVisible()
  return [...(await page.locator('.choice-row').allInnerTexts()), await check.innerText()]
}
