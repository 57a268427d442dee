import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { aStudent } from './people.ts'

const PREDICTOR = '/tools/college-predictor'
/** Results with nothing missing, with a bar for what is missing, and with one for what we guessed. */
const QUESTIONS = [
  'main=12450&gender=female&state=Kerala',
  'main=12450&gender=female&state=Kerala&family=CSE&type=NIT',
  'main=12450&category=OBC-NCL&gender=female&state=Kerala',
  'main=12450&state=Kerala',
  'main=48000&category=OBC-NCL&mainCategory=14000&guess=mainCategory&gender=male&state=Bihar',
]
/** The narrowest window that is promised (WCAG 1.4.10), and 1280 by 720 enlarged to 200 %. */
const LOW = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
] as const
const CSE = 'computer-science-and-engineering-4-years-bachelor-of-technology'
/** A list from hardly to surely for the first of the questions. */
const LISTED = ['rourkela', 'warangal', 'calicut', 'silchar'].map(
  (city) => `national-institute-of-technology-${city}/${CSE}`,
)

for (const language of ['en', 'hi']) {
  journey(
    `at 320 px and at 200 % the first chance is on the first screen of a result, ${language}`,
    async ({ page }) => {
      await skipOpening(page)
      for (const size of LOW) {
        await page.setViewportSize(size)
        for (const question of QUESTIONS) {
          await page.goto(`${language === 'en' ? '' : `/${language}`}${PREDICTOR}?${question}`)
          const chance = page.locator('.result-row').first().locator('.chance-pill')
          const box = await chance.boundingBox()
          expect(box, question).not.toBeNull()
          const foot = (box?.y ?? 0) + (box?.height ?? 0)
          expect(foot, `${question} at ${size.width} by ${size.height}`).toBeLessThanOrEqual(await footOf(page))
          expect(
            await chance.evaluate((pill) => {
              const { x, y, width, height } = pill.getBoundingClientRect()
              const top = document.elementFromPoint(x + width / 2, y + height / 2)
              return top !== null && pill.closest('.result-row')?.contains(top) === true
            }),
            `nothing covers the chance of ${question}`,
          ).toBe(true)
        }
      }
    },
  )
}

journey(
  'a first screen holds four choices on a phone and eight on a desktop, whatever bar stands above them',
  async ({ page }) => {
    await skipOpening(page)
    for (const [size, count, [lowest, highest]] of [
      [{ width: 390, height: 844 }, 4, [72, 96]],
      [{ width: 1280, height: 800 }, 8, [44, 64]],
    ] as const) {
      await page.setViewportSize(size)
      for (const language of ['', '/hi']) {
        for (const question of QUESTIONS) {
          await page.goto(`${language}${PREDICTOR}?${question}`)
          const foot = await footOf(page)
          const boxes = await page
            .locator('.result-row')
            .evaluateAll((rows) =>
              rows.map((row) => row.getBoundingClientRect()).map(({ bottom, height }) => [bottom, height]),
            )
          const heights = boxes.map(([, height = 0]) => height)
          const feet = boxes.map(([bottom = 0]) => bottom)
          const whole = feet.filter((bottom) => bottom <= foot).length
          expect(Math.min(...heights), 'lowest row').toBeGreaterThanOrEqual(lowest)
          expect(Math.max(...heights), 'highest row').toBeLessThanOrEqual(highest)
          expect(whole, `${language} ${question} at ${size.width}`).toBeGreaterThanOrEqual(Math.min(count, feet.length))
        }
      }
    }
  },
)

journey('the first college of a branch stands whole on the first screen of a phone', async ({ page }) => {
  await skipOpening(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['', '/hi']) {
    for (const question of ['', '?main=12450&gender=female&state=Kerala']) {
      await page.goto(`${language}/branches/cse${question}`)
      await page.evaluate(() => document.fonts.ready)
      const first = page.getByRole('listitem').filter({ has: page.locator('a[href*="/seats/"]') })
      const box = await first.first().boundingBox()
      const foot = (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
      expect(foot, `${language} ${question}`).toBeLessThanOrEqual(await footOf(page))
    }
  }
})

journey(
  'the panel of the next session is as high as what it says, and today stands next to it',
  async ({ browser, url }) => {
    const { page } = await aStudent(browser, url)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/mentee-dashboard')
    const panel = page.getByRole('region', { name: 'Next session' })
    await expect(panel.getByRole('link', { name: 'Find a mentor' })).toBeVisible()
    const today = page.getByRole('heading', { name: 'Today' })
    await expect(today).toBeInViewport()
    // A heading, a line, a button and the credits, with 28 above and below.
    const height = await panel.evaluate((each) => each.getBoundingClientRect().height)
    expect(height).toBeLessThanOrEqual(320)
  },
)

journey(
  'the rows of a list begin high on a phone, none moves when the chances come, and its dialogs fit',
  async ({ page }) => {
    await skipOpening(page)
    await page.addInitScript((keys) => {
      localStorage.setItem('choiceLists', JSON.stringify({ lists: [{ id: crypto.randomUUID(), name: 'Mine', keys }] }))
    }, LISTED)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const language of ['', '/hi']) {
      await page.goto(`${language}/choice-list?${QUESTIONS[0]}`)
      const rows = page.locator('.choice-row')
      await expect(rows).toHaveCount(LISTED.length)
      const topsOf = () => rows.evaluateAll((each) => each.map((row) => Math.round(row.getBoundingClientRect().top)))
      const before = await topsOf()
      await expect(page.locator('.choice-row .chance[data-band="safe"]').first()).toBeVisible()
      expect(await topsOf(), language).toEqual(before)
      // Drawn at 217 (header, title with its reader, three tabs, one bar); an edge may round up.
      expect(before[0], language).toBeLessThanOrEqual(218)
      for (const opening of await page.locator('.list-actions > button').all()) {
        await opening.click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('button').last()).toBeVisible()
        expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth), `${language}: sideways`).toBe(0)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    }
  },
)

journey('what can be done with a seat fits beside each other on the narrowest phone', async ({ page }) => {
  await skipOpening(page)
  await page.setViewportSize(LOW[0])
  for (const language of ['', '/hi']) {
    await page.goto(`${language}/seats/${LISTED[0]}/os/open/neutral?${QUESTIONS[0]}`)
    const ends = await page
      .locator('.seat-actions > :is(a, button):visible')
      .evaluateAll((each) => each.map((action) => action.getBoundingClientRect().right))
    expect(ends.length, language).toBe(3)
    expect(Math.max(...ends), language).toBeLessThanOrEqual(LOW[0].width)
  }
})

async function skipOpening(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('splashSeen', 'true'))
}

/** Where the part of the window ends that nothing fixed to its foot covers. */
function footOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dock = document.querySelector('.dock')?.getBoundingClientRect()
    return dock && dock.height > 0 ? dock.top : innerHeight
  })
}
