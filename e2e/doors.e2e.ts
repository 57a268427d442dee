import { expect } from '@playwright/test'
import type { Role } from '@sopaan/contract/users'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'
import { samplePassword, signInByForm } from './people.ts'

/** Rows of the route table behind a sign-in; what each role may see of them is held by landing.test.ts. */
const BEHIND_A_SIGN_IN = [
  '/mentee-dashboard',
  '/mentor-dashboard',
  '/admin',
  '/admin/users',
  '/mentee-dashboard/profile',
  '/mentor-dashboard/progress',
]
const LANDINGS: readonly (readonly [Role, string])[] = [
  ['mentee', '/mentee-dashboard'],
  ['mentor', '/mentor-dashboard'],
  ['admin', '/admin'],
]

journey('an unknown path says so and leads home', async ({ browser, url }) => {
  const page = await browser.newPage()
  const answer = await page.goto(`${url}/no-such-page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL(`${url}/`)
  await page.close()
})

journey('a tool under a dashboard sends a visitor to the public tool with the question', async ({ page }) => {
  await page.goto('/mentee-dashboard/tools/college-predictor?main=12000&category=OPEN&state=Goa')
  await expect(page).toHaveURL(/\/tools\/college-predictor\?main=12000&category=OPEN&state=Goa$/)
  expect(new URL(page.url()).pathname).toBe('/tools/college-predictor')
})

journey(
  'a visitor is led home from every page behind a sign-in, and the page is remembered (R87, R88)',
  async ({ browser, url }) => {
    const page = await browser.newPage()
    for (const path of BEHIND_A_SIGN_IN) {
      await page.goto(url + path)
      await expect(page, path).toHaveURL(`${url}/`)
      expect(await page.evaluate(() => sessionStorage.getItem('from'))).toBe(path)
    }
    await page.close()
  },
)

for (const [role, landing] of LANDINGS) {
  journey(
    `${role}: the pages for visitors lead to ${landing}, and pages of others away (R81 to R83, R89)`,
    async ({ browser, product, url }) => {
      const page = await browser.newPage()
      await page.goto(`${url}/login`)
      await signInByForm(page, `${role}@sopaan.test`, samplePassword(product, role))
      await expect(page).toHaveURL(url + landing)
      for (const path of ['/', '/login', '/signup']) {
        await page.goto(url + path)
        await expect(page, path).toHaveURL(url + landing)
      }
      await page.goto(url + (role === 'mentee' ? '/admin/users' : '/mentee-dashboard'))
      await expect(page).toHaveURL(`${url}/unauthorized`)
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
      await page.close()
    },
  )
}

journey('the API describes itself, as a document and as a page', async ({ page, checkPage }) => {
  const description = await getServed(page.request, '/api/openapi.json')
  expect((await description.json()).openapi).toMatch(/^3\.1/)
  await page.goto('/api/docs')
  await expect(page.getByText('/api/v1/tools/college-predictor').first()).toBeVisible()
  // Four hundred calls are alike: the first of each noun stands for all.
  await page.locator('details:not(h2 + details)').evaluateAll((all) => all.forEach((one) => void one.remove()))
  await page
    .locator('details')
    .first()
    .evaluate((one) => one.setAttribute('open', ''))
  await checkPage('the API description')
})

journey('every page forbids foreign script and framing', async ({ page }) => {
  for (const path of ['/', '/tools/college-predictor', '/hi/tools/college-predictor?main=12000&state=Goa']) {
    const headers = (await page.goto(path))?.headers() ?? {}
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'self'")
    expect(policy, path).not.toContain("'unsafe-inline'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['set-cookie'], `${path} sets no cookie`).toBeUndefined()
  }
})
