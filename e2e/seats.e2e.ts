import { expect, type Locator } from '@playwright/test'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'

const SILCHAR = 'national-institute-of-technology-silchar'
const SEAT = `/seats/${SILCHAR}/electronics-and-communication-engineering-4-years-bachelor-of-technology/hs/open/neutral`
const JUDGED = `${SEAT}?main=38400&state=Assam`
const PAGES = [SEAT, JUDGED, `/colleges/${SILCHAR}`, '/branches/cse', '/report-card']

journey('a row of the predictor leads to its seat, and the reader goes along', async ({ page, checkPage }) => {
  await page.goto('/tools/college-predictor?main=12000&category=OBC-NCL&state=Maharashtra')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[aria-expanded]') })
    .first()
  const chance = (await row.locator('.chance-pill').first().textContent())?.match(/(\d+)%/)?.[1]
  await row.getByRole('link').first().click()
  await row.getByRole('link', { name: 'Open this seat' }).click()
  await expect(page).toHaveURL(/\/seats\/.*main=12000.*state=Maharashtra/)
  await expect(page.getByRole('heading', { name: 'Would your rank get this seat?' })).toBeVisible()
  await expect(page.getByText(`${chance}%`).first()).toBeVisible()
  await checkPage('the seat')
})

journey('without script a seat asks for one rank and answers it', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url + SEAT)
  await page.getByLabel('JEE Main common rank (CRL)').fill('38,400')
  await page.getByRole('combobox', { name: 'Class 12 state' }).selectOption('Assam')
  await page.getByRole('button', { name: 'Check my rank' }).click()
  await page.getByText('The years before').click()
  await expect(page.getByText('2025: in from round 3 on.')).toBeVisible()
  await expect(page.getByText('2022: in no round.')).toBeVisible()
  await context.close()
})

journey('a college leads to its seats, and a seat to its branch elsewhere', async ({ page }) => {
  await page.goto(`/colleges/${SILCHAR}`)
  await page.getByRole('link', { name: /Home state \(HS\) 38,785/ }).click()
  expect(new URL(page.url()).pathname).toBe(SEAT)
  await page.getByRole('link', { name: 'This branch elsewhere' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electronics and Communication')
})

for (const [language, colorScheme] of [
  ['', 'light'],
  ['/hi', 'dark'],
] as const)
  journey(
    `on a phone the chance, the sentence why and the seats of the reader stand on the first screen, ${language || '/'}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme })
      await page.goto(
        `${language}/seats/national-institute-of-technology-calicut/computer-science-and-engineering-4-years-bachelor-of-technology/hs/obc-ncl/female?main=12450&category=OBC-NCL&mainCategory=3990&gender=female&state=Kerala`,
      )
      const answer = page.locator('.first-answer')
      const footOf = async (part: Locator) => {
        const box = await part.boundingBox()
        return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
      }
      const [pill, bestSeat] = [answer.locator('.chance-pill').first(), answer.getByRole('listitem').first()]
      expect(await footOf(pill), 'the chance, in the upper half').toBeLessThan(400)
      const actions = await page.locator('.seat-actions').boundingBox()
      expect(await footOf(bestSeat), 'the best seat here, above what is fixed to the foot').toBeLessThan(
        actions?.y ?? 0,
      )
    },
  )

journey('a seat, a college or a branch that there is not is a 404', async ({ browser, url }) => {
  const page = await browser.newPage()
  for (const path of ['/seats/a/b/c/d/e', '/colleges/nowhere', '/branches/nothing', '/hi/seats/a/b/c/d/e']) {
    expect((await page.goto(url + path))?.status(), path).toBe(404)
  }
  await page.close()
})

journey('the sitemap is named to search engines, and leads to pages that answer', async ({ page }) => {
  const robots = await (await getServed(page.request, '/robots.txt')).text()
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/)
  const index = await (await getServed(page.request, '/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(parts).toContain('/sitemaps/pages.xml')
  for (const part of parts) {
    const list = await (await getServed(page.request, part)).text()
    const [, path = ''] = list.match(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/) ?? []
    expect((await getServed(page.request, path)).status(), path).toBe(200)
  }
})

journey(
  'a seat page names its canonical address without the question, and loads the programs of its bookmarks, of sharing, of the way home and of a lost line alone',
  async ({ page }) => {
    await page.goto(JUDGED)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(SEAT)
    const loaded = await page.locator('script[src], link[rel=modulepreload]').all()
    const files = await Promise.all(loaded.map(async (one) => await one.getAttribute('src')))
    expect(files).toEqual([expect.stringContaining('/run-line-bar-'), expect.stringContaining('/run-college-page-')])
    const programs = await Promise.all(files.map(async (file) => (await getServed(page.request, file ?? '')).body()))
    const size = programs.reduce((sum, { length }) => sum + length, 0)
    expect(size, 'no React comes with them, which alone is several times as much').toBeLessThan(25_000)
  },
)

for (const [width, colorScheme, language] of [
  [360, 'light', '/hi'],
  [1280, 'dark', ''],
] as const)
  journey(
    `seat pages and the report card read well at ${width} pixels, ${colorScheme}, under ${language || '/'}`,
    async ({ page, checkPage }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      for (const path of PAGES) {
        await page.goto(language + path)
        await checkPage(`${language}${path} at ${width} pixels, ${colorScheme}`)
      }
    },
  )
