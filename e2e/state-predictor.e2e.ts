import { expect, type Page } from '@playwright/test'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'

const PATH = '/tools/state-college-predictor'
const LIST = '/api/v1/tools/state-college-predictor/counsellings'
const KCET = `${PATH}?counselling=kcet&rank=12000&category=2a&claims=rural`
/** One of each kind of form: ranks with claims, marks, percentiles with a university. */
const CHECKED: readonly string[] = ['kcet', 'tnea', 'mht-cet-cap']
const PHONE = { width: 390, height: 844 }

type Measure = { key: string; kind: 'rank' | 'marks' | 'percentile'; min: number; max: number }
type Counselling = {
  id: string
  name: string
  state: string
  figures: null | { season: number; measures: Measure[]; homes: { key: string }[] }
}

journey(
  'every counselling with figures asks its own questions and answers with seats, year and round',
  async ({ page, checkPage }) => {
    const counsellings = (await listCounsellings(page)).filter(({ figures }) => figures !== null)
    expect(counsellings).toHaveLength(18)
    for (const { id, name, figures } of counsellings) {
      await page.goto(PATH)
      await page.getByLabel('Counselling', { exact: true }).selectOption(id)
      await expect(page).toHaveURL(new RegExp(`counselling=${id}`))
      const [measure] = figures?.measures ?? []
      if (!measure) throw new Error(`${id} has no measure`)
      await page.locator(`main input[name="${measure.key}"]`).fill(String(scoreOf(measure)))
      const [home] = figures?.homes ?? []
      if (home) await answerHome(page, home.key)
      await page.getByRole('button', { name: 'See colleges' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} ${figures?.season}`)
      const row = page.getByRole('article').first()
      await expect(row).toContainText(/closed at/i)
      await expect(row).toContainText(`${name} ${figures?.season}, `)
      if (CHECKED.includes(id)) await checkPage(id)
    }
  },
)

journey('a counselling without figures says so, and shows those of no other', async ({ page, checkPage }) => {
  const without = (await listCounsellings(page)).filter(({ figures }) => figures === null)
  expect(without.map(({ name }) => name)).toEqual(['REAP', 'HSTES'])
  for (const { id, name } of without) {
    await page.goto(`${PATH}?counselling=${id}`)
    await expect(page.getByText(`No data yet for ${name}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'See colleges' })).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(0)
  }
  await checkPage('a counselling without figures')
})

journey(
  'a row shows on what it was judged, list by list, and its chance where one is forecast',
  async ({ page, checkPage }) => {
    await page.goto(KCET)
    const row = page.getByRole('article').first()
    await row.locator('summary').click()
    await expect(row.getByText(/KCET \(KEA\) 2025, round \d: closed at [\d,.]+\. You would/).first()).toBeVisible()
    await expect(row.getByText(/Category as printed: /)).toBeVisible()
    await expect(row.getByText(/Chance in \d{4}: (under |over )?\d+%/)).toBeVisible()
    await checkPage('an open receipt')
  },
)

journey('tabs, filters and order stand in the address, and Back brings them again', async ({ page }) => {
  await page.goto(KCET)
  await page.getByRole('link', { name: /^Safe/ }).click()
  await expect(page).toHaveURL(/band=safe/)
  await expect(page.getByRole('article').first()).toContainText('Safe')
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('CSE')
  await expect(page).toHaveURL(/group=CSE/)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('nearest')
  await expect(page).toHaveURL(/sort=nearest/)
  await page.goBack()
  await expect(page).toHaveURL(KCET)
})

journey('without script the state predictor asks and answers', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url + PATH)
  await page.getByLabel('Counselling', { exact: true }).selectOption('tnea')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('main input[name="marks"]').fill('180')
  await page.getByRole('button', { name: 'See colleges' }).click()
  await expect(page.getByRole('article').first()).toContainText('TNEA 2024')
  await context.close()
})

journey(
  'on a phone it reads in both languages, light and dark, and nothing scrolls sideways',
  async ({ page, checkPage }) => {
    await page.setViewportSize(PHONE)
    for (const path of [PATH, `/hi${KCET}`, `${PATH}?counselling=kcet&rank=0`]) {
      await page.goto(path)
      await checkPage(`${path} on a phone`)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(KCET)
    await checkPage('the result, dark, on a phone')
  },
)

journey(
  'on a phone the filters open in a sheet whose button says how many seats they leave',
  async ({ page, checkPage }) => {
    await page.setViewportSize(PHONE)
    await page.goto(KCET)
    await page.getByRole('button', { name: 'Filters' }).click()
    const button = page.getByRole('button', { name: /^Show [\d,]+ seats?$/ })
    await expect(button).toBeVisible()
    const before = await button.innerText()
    await page.getByRole('combobox', { name: 'Branch' }).selectOption({ index: 1 })
    await expect(button).not.toHaveText(before)
    await checkPage('the sheet of filters')
    await button.click()
    await expect(button).toBeHidden()
  },
)

async function listCounsellings(page: Page): Promise<Counselling[]> {
  const { data } = await (await getServed(page.request, LIST)).json()
  return data
}

/** A score in the middle of the field, so that some seats are in and some out. */
function scoreOf({ kind }: Measure): number {
  return { rank: 20_000, marks: 150, percentile: 90 }[kind]
}

/** The home is a list, or chips where there are few. */
async function answerHome(page: Page, key: string): Promise<void> {
  const list = page.locator('main select[name="home"]')
  if (await list.count()) await list.selectOption(key)
  else await page.locator(`main input[name="home"][value="${key}"]`).check({ force: true })
}

journey(
  'a seat of a State goes onto the list, apart from those of JoSAA, and is told by what it closed at',
  async ({ page, checkPage }) => {
    await page.goto(`${PATH}?counselling=jac-delhi&jeeRank=12450&gender=female&home=outside-delhi`)
    const add = page.getByRole('button', { name: /^Add .* to my list$/ }).first()
    await add.click()
    await expect(add).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/choice-list')
    const rows = page.getByRole('list', { name: 'State choices in the order you want them' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('JAC Delhi 2025: closed at')
    await expect(rows.first(), 'by the rank that was typed there').toContainText('yours 12,450')
    await expect(rows.first()).not.toContainText('%')
    await checkPage('a list with seats of a State')
  },
)
