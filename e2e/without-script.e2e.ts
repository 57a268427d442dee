import { expect } from '@playwright/test'
import { journey } from './journey.ts'

/** Pages whose forms only their scripts can send. */
const FORMS = [
  ['/login', 'Sign In'],
  ['/signup', 'Create Account'],
  ['/contact', 'Send'],
] as const

for (const [path, button] of FORMS) {
  journey(`${path} without script: its form cannot be sent, and the page says why`, async ({ browser, url }) => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    const submit = page.locator('form button[type=submit]', { hasText: button })
    await expect(submit).toBeDisabled()
    await expect(page.locator('noscript')).not.toHaveCount(0)
    const emails = page.locator('form input[name=email]')
    await emails.fill('asha@example.org')
    await emails.press('Enter')
    await expect(page, 'Enter sends nothing').toHaveURL(`${url}${path}`)
    await expect(page.locator('h1')).toBeVisible()
    await context.close()
  })
}

for (const path of ['/verify-email', '/reset-password']) {
  journey(`${path} without script says that the page needs it`, async ({ browser, url }) => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
    const page = await context.newPage()
    const answer = await page.goto(`${path}?token=${'x'.repeat(43)}`)
    // Read from what was sent: Playwright leaves noscript out of what it finds.
    expect(await answer?.text()).toMatch(/<noscript>(?:(?!<\/noscript>).)*This page needs JavaScript\./s)
    await expect(page.locator('h1')).toHaveText('Your link')
    await context.close()
  })
}

journey(
  'sign-in pressed before the scripts have come is no page of JSON, and works once they have',
  async ({ browser, url }) => {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    const { promise: areLet, resolve: letScripts } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await areLet
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.org')
    await page.getByLabel('Password', { exact: true }).fill('velvet-otter-47')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    letScripts()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    await expect(page.getByLabel('Email', { exact: true }), 'what was typed stays').toHaveValue('nobody@example.org')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Invalid email or password').first()).toBeVisible()
    await context.close()
  },
)

journey(
  'a seat marked before the scripts have come is on the list once they have, and once',
  async ({ browser, url }) => {
    for (const path of [
      '/tools/college-predictor?main=12000&category=OBC-NCL&mainCategory=3500&state=Maharashtra',
      '/colleges/indian-institute-of-technology-bombay',
    ]) {
      const context = await browser.newContext({ baseURL: url })
      const page = await context.newPage()
      const { promise: areLet, resolve: letScripts } = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await areLet
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      const mark = page.locator('[data-bookmark]').first()
      await mark.click()
      await mark.click()
      await expect(mark).not.toHaveAttribute('aria-pressed', 'true')
      letScripts()
      await expect(mark).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('[data-choice-count]').first()).toHaveText('1')
      await context.close()
    }
  },
)

journey('Verify Your Email survives a reload', async ({ browser, url }) => {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Email').fill('reloads@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Violet-Kettle-42')
  await page.getByLabel('Confirm password').fill('Violet-Kettle-42')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expect(page.getByText('We sent a link to reloads@example.org.')).toBeVisible()
  await context.close()
})
