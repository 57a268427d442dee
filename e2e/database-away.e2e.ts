import { chromium, expect, test } from '@playwright/test'
import { findPostgresFolder, startPostgres } from '@sopaan/api/testing/postgres'
import { startProduct } from '../scripts/product.ts'
import { launchOptions } from './launch.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

/** Nobody has asked for these while the database was there: they need nothing of it. */
const NEVER_REQUESTED = [
  '/privacy',
  '/hi/terms',
  '/tools/marking-scheme',
  '/hi/tools/college-predictor?main=9000&category=SC',
]
const REQUESTED = [
  '/',
  '/hi',
  '/events',
  '/mentors',
  '/plans',
  '/datatest',
  '/tools/college-predictor?main=12000&category=OPEN',
]

test('with the database stopped public pages stand, and a dashboard says so and opens by itself later', async () => {
  test.skip(!findPostgresFolder() && !process.env.NOTHING_LEFT_OUT, "needs PostgreSQL's server programs")
  const postgres = await startPostgres({ isFilled: true })
  const product = await startProduct({
    env: { ...JOURNEY_SETTINGS, DATABASE_URL: await postgres.createMigratedDatabase() },
  })
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage({ locale: 'hi-IN' })
  const statusesOf = async (paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => fetch(product.url + path)))
    return answers.map(({ status }, at) => `${status} ${paths[at]}`)
  }
  const allThere = (paths: readonly string[]) => paths.map((path) => `200 ${path}`)
  expect(await statusesOf(REQUESTED)).toEqual(allThere(REQUESTED))

  postgres.crash()
  expect(await statusesOf([...REQUESTED, ...NEVER_REQUESTED])).toEqual(allThere([...REQUESTED, ...NEVER_REQUESTED]))
  expect(await statusesOf(['/readyz', '/readyz/full'])).toEqual(['200 /readyz', '503 /readyz/full'])
  const away = await page.goto(`${product.url}/mentee-dashboard`)
  expect(away?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'यह हिस्सा थोड़ी देर के लिए बंद है।' })).toBeVisible()
  await page.getByRole('link', { name: 'College predictor अभी भी चल रहा है' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()

  await postgres.restart()
  // Nobody is signed in: the dashboard that came back by itself leads to the first page.
  await expect(page).toHaveURL(`${product.url}/`)
  expect(await statusesOf(['/readyz/full'])).toEqual(['200 /readyz/full'])
  await browser.close()
  expect(await product.stop()).toBe(0)
  await postgres.stop()
})
