import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { journey } from './journey.ts'
import { aSample, visit } from './people.ts'

journey('who saves data has no portrait and no font fetched, and reads first letters', async ({ browser, product }) => {
  const mentor = await aSample(browser, product, 'mentor')
  await mentor.goto('/mentor-dashboard/profile#picture')
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await mentor.screenshot() }
  await mentor.locator('#picture input[type=file]').setInputFiles(picture)
  await expect(mentor.getByText('Your picture is changed')).toBeVisible()

  const sparing = await readMentors(browser, product.url, { saveData: true })
  expect(sparing).toEqual({ fonts: 0, portraits: 0, shown: 0, letters: 1, hasFont: false })
  const others = await readMentors(browser, product.url, { saveData: false })
  expect(others).toEqual({ fonts: 1, portraits: 1, shown: 1, letters: 1, hasFont: true })

  await mentor.getByRole('button', { name: 'Remove picture' }).click()
  await expect(mentor.locator('#picture img')).toHaveCount(0)
})

/** What the list of mentors fetched, and what stands where a mentor has a portrait, on the phone of somebody who saves data or does not. */
async function readMentors(browser: Browser, url: string, connection: { saveData: boolean }) {
  const page = await visit(browser, url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript((said) => Object.defineProperty(navigator, 'connection', { value: said }), connection)
  if (connection.saveData) await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  const asked = { font: new Set<string>(), image: new Set<string>() }
  page.on('request', (request) => {
    const kind = request.resourceType()
    if (kind === 'font' || kind === 'image') asked[kind].add(request.url())
  })
  await page.goto('/mentors')
  const arch = page.locator('.mentor-arch:has(img)')
  await arch.locator('xpath=..').first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const sources = await arch.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src))
  const found = {
    fonts: asked.font.size,
    portraits: sources.filter((source) => asked.image.has(source)).length,
    shown: await arch.locator('img:visible').count(),
    letters: (await arch.allTextContents()).filter((text) => /^\S$/u.test(text)).length,
    hasFont: await page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Anek Latin')),
  }
  await page.context().close()
  return found
}
