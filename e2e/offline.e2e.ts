import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'

journey.use({ serviceWorkers: 'allow' })

const RESULT = '/tools/college-predictor?main=12000&category=OPEN&state=Goa'

/** What is kept ahead is kept: the worker says so by a mark beside the files. */
async function waitUntilStored(page: Page): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(async () => (await (await caches.open('files-1')).match('/kept-ahead/en')) !== undefined),
      {
        timeout: 120_000,
      },
    )
    .toBe(true)
}

journey('a page without React stays where a link leads nowhere, and goes on by itself', async ({ page, context }) => {
  await page.goto('/about')
  await waitUntilStored(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click()
  await expect(page.getByText('No internet. What you see here is still yours to read.')).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/refund$/)
  await expect(page.getByText('No internet. What you see here')).toBeHidden()
})

journey('what was read opens again without a network, and a new page says what does', async ({ page, context }) => {
  await page.goto('/about')
  await waitUntilStored(page)
  await page.goto('/guides')
  const href = (await page.getByRole('main').getByRole('link').first().getAttribute('href')) ?? ''
  await page.goto(href)
  const title = await page.title()
  await page.goto(RESULT)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await context.setOffline(true)
  await page.goto('/resources/mental-health')
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible()
  await page.goto(href)
  await expect(page).toHaveTitle(title)
  await page.goto(RESULT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await page.goto('/choice-list')
  await expect(page.getByText(/No internet. You read this page as of \w{3} \d/)).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'No internet', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
