import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { launchOptions } from './launch.ts'
import {
  createAccount,
  mailedLink,
  newEmail,
  PASSWORD,
  signInByForm,
  signOutByMenu,
  signUpByForm,
  visit,
} from './people.ts'

const NEW_PASSWORD = 'Amber-Lantern-77'

// Everybody here has an account of their own.
journey.describe.configure({ mode: 'parallel' })

journey(
  'a student signs up, opens the mailed link, signs in, stays after a reload and signs out',
  async ({ browser, url }) => {
    const page = await visit(browser, url)
    const email = newEmail()
    await page.goto('/signup')
    await page.getByLabel('Full name').fill('Asha Rao')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await expect(page.getByText('Password strength: Strong')).toBeVisible()
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
    await expect(page.getByText(`Verification email sent to ${email}`)).toBeVisible()

    const other = await page.context().newPage()
    await other.goto(await mailedLink(page.request, email, 'verify'))
    await expect(other).toHaveURL(`${url}/verify-email`)
    await other.getByRole('button', { name: 'Verify my email' }).click()
    await expect(other, 'the browser that signed up is signed in by the link').toHaveURL(`${url}/mentee-dashboard`)
    await expect(page, 'the first tab has been asking and goes on by itself').toHaveURL(`${url}/mentee-dashboard`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible()
    await page.goto('/')
    await expect(page, 'the first page is for signed-out people').toHaveURL(`${url}/mentee-dashboard`)
    await page.goto('/admin')
    await expect(page, 'another role’s page is not').toHaveURL(`${url}/unauthorized`)
    await page.goto('/mentee-dashboard')
    await signOutByMenu(page)
    await expect(page).toHaveURL(`${url}/`)
    await expect(page.getByText('You are signed out.')).toBeVisible()
  },
)

journey('a forgotten password is set anew by the mailed link', async ({ browser, url }) => {
  const page = await visit(browser, url)
  const email = await createAccount(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await page.getByRole('button', { name: 'Send Password Reset Link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Send Password Reset Link' }).click()
  await expect(page.getByText('Password reset email sent!')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(await mailedLink(page.request, email, 'reset'))
  await other.getByLabel('New password').fill(NEW_PASSWORD)
  await other.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Set New Password' }).click()
  await expect(other).toHaveURL(`${url}/login`)
  await expect(page.getByText('✅ Password changed! You can now login.')).toBeVisible()
  await signInByForm(page, email, PASSWORD)
  await expect(page.getByText('Invalid email or password')).toHaveCount(2)
  await signInByForm(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL(`${url}/mentee-dashboard`)
})

journey('an account is deactivated with a reason and asked back at sign-in', async ({ browser, url }) => {
  const page = await visit(browser, url)
  const email = await createAccount(page)
  await page.goto('/login')
  await signInByForm(page, email, PASSWORD)
  await expect(page).toHaveURL(`${url}/mentee-dashboard`)
  await page.goto('/mentee-dashboard/profile#leave')
  const dialog = page.getByRole('dialog', { name: 'Deactivate my account' })
  // What stands above it comes bit by bit and moves it under the pointer.
  await expect(async () => {
    await page.getByRole('button', { name: 'Deactivate my account' }).click()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await dialog.getByLabel('Why are you leaving?').fill('Exams are over')
  await dialog.getByRole('button', { name: 'Deactivate my account' }).click()
  await expect(page).toHaveURL(`${url}/`)
  await page.goto('/login')
  await signInByForm(page, email, PASSWORD)
  await expect(page.getByText('Reason: Exams are over')).toBeVisible()
  await page.getByRole('button', { name: 'Request Reactivation' }).click()
  await expect(page.getByRole('heading', { name: 'Reactivate Your Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Send Reactivation Link' }).click()
  await expect(page.getByText('Reactivation email sent!')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(await mailedLink(page.request, email, 'reactivation'))
  await other.getByRole('button', { name: 'Reactivate my account' }).click()
  await expect(page.getByText('✅ Account reactivated! Please login.')).toBeVisible()
  await signInByForm(page, email, PASSWORD)
  await expect(page).toHaveURL(`${url}/mentee-dashboard`)
})

journey('five wrong passwords lock the form, and it opens again when the countdown ends', async ({ browser, url }) => {
  const page = await visit(browser, url)
  await page.clock.install()
  await page.goto('/login')
  const email = newEmail()
  const button = page.getByRole('button', { name: /Sign In|Account Locked/ })
  await expect(async () => {
    await signInByForm(page, email, 'not-the-password')
    await expect(button).toHaveText('Account Locked', { timeout: 1500 })
  }).toPass()
  await expect(button).toBeDisabled()
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(
    page.getByText('Too many failed login attempts. Your account has been locked for security reasons.'),
  ).toBeVisible()
  const left = await page.getByRole('timer').innerText()
  const [, minutes = '0'] = /(\d+) min/.exec(left) ?? []
  await page.clock.fastForward((Number(minutes) + 1) * 60_000)
  await expect(button).toHaveText('Sign In')
  await expect(page.getByLabel('Email')).toBeEnabled()
})

journey('two tabs whose access ran out renew it once and both stay signed in', async ({ browser, url }) => {
  const page = await visit(browser, url)
  const email = await createAccount(page)
  await page.goto('/login')
  await signInByForm(page, email, PASSWORD)
  await expect(page).toHaveURL(`${url}/mentee-dashboard`)
  const context = page.context()
  const other = await context.newPage()
  await other.goto('/mentee-dashboard/profile')
  await expect(other.getByRole('heading', { name: 'About you' })).toBeVisible()
  const renewals: string[] = []
  context.on(
    'response',
    (answer) => answer.url().endsWith('/refresh-token') && answer.ok() && renewals.push(answer.url()),
  )
  // What is still being asked for renews as well as what the reloads ask for.
  await context.clearCookies({ name: '__Host-at' })
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'About you' })).toBeVisible()
  // What the device keeps may stand on both pages before the access is renewed.
  await expect.poll(() => renewals.length).toBe(1)
  await Promise.all([page, other].map((one) => one.waitForLoadState('networkidle')))
  expect(renewals).toHaveLength(1)
})

journey(
  'a sign-in that dies in the middle of a page leads home, and back to the page after sign-in',
  async ({ browser, url }) => {
    const page = await visit(browser, url)
    const email = await createAccount(page)
    await page.goto('/login')
    await signInByForm(page, email, PASSWORD)
    await expect(page).toHaveURL(`${url}/mentee-dashboard`)
    await page.goto('/mentee-dashboard/profile')
    await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
    // What the page is still asking for would lead home by itself, before the button is pressed.
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies({ name: /^__Host-(at|rt)$/ })
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page).toHaveURL(`${url}/`)
    await page.getByText('Sign in to continue').getByRole('link', { name: 'Sign in' }).click()
    await signInByForm(page, email, PASSWORD)
    await expect(page).toHaveURL(`${url}/mentee-dashboard/profile`)
  },
)

journey('a remembered address of another site is not followed', async ({ browser, url }) => {
  const page = await visit(browser, url)
  const email = await createAccount(page)
  for (const remembered of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/admin',
  ]) {
    await page.goto('/login')
    await page.evaluate((from) => sessionStorage.setItem('from', from), remembered)
    await signInByForm(page, email, PASSWORD)
    await expect(page, remembered).toHaveURL(`${url}/mentee-dashboard`)
    await signOutByMenu(page)
    await expect(page).toHaveURL(`${url}/`)
  }
})

journey(
  'WEB-13: who is remembered is still signed in after the browser was closed, and it keeps no password and no token',
  async ({ url, browser }) => {
    const email = await createAccount(await visit(browser, url))
    const folder = await mkdtemp(join(tmpdir(), 'sopaan-profile-'))
    const first = await openProfile(folder, url)
    const page = await first.newPage()
    await page.goto('/login')
    await page.getByLabel('Remember Me').check()
    await signInByForm(page, email, PASSWORD)
    await expect(page).toHaveURL(`${url}/mentee-dashboard`)
    const cookies = (await first.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value)
    const kept = await dumpStorage(page)
    expect(kept).toContain(email)
    for (const secret of [PASSWORD, ...cookies]) expect(kept).not.toContain(secret)
    await first.close()

    const second = await openProfile(folder, url)
    const again = await second.newPage()
    await again.goto('/login')
    await expect(again).toHaveURL(`${url}/mentee-dashboard`)
    await signOutByMenu(again)
    await expect(again).toHaveURL(`${url}/`)
    await again.goto('/login')
    await expect(again.getByLabel('Email')).toHaveValue(email)
    await expect(again.getByLabel('Remember Me')).toBeChecked()
    await second.close()
    await rm(folder, { recursive: true, force: true })
  },
)

journey(
  'WEB-16: the console is told nothing of what is sent and answered, from sign-up over a wrong password to sign-in',
  async ({ browser, url }) => {
    const page = await visit(browser, url)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const email = await signUpByForm(page)
    await signOutByMenu(page)
    await expect(page).toHaveURL(`${url}/`)
    await page.goto('/login')
    await signInByForm(page, email, NEW_PASSWORD)
    await expect(page.getByText('Invalid email or password')).toHaveCount(2)
    await signInByForm(page, email, PASSWORD)
    await expect(page).toHaveURL(`${url}/mentee-dashboard`)
    await page.evaluate("console.info('the console is heard')")
    const tokens = (await page.context().cookies()).map(({ value }) => value)
    expect(said).toContain('the console is heard')
    for (const secret of [email, PASSWORD, NEW_PASSWORD, 'Asha', ...tokens.filter((value) => value.length > 20)])
      expect(said.join('\n')).not.toContain(secret)
  },
)

journey('what the profile knows is where the predictor starts', async ({ browser, url }) => {
  const page = await visit(browser, url)
  const email = await createAccount(page)
  await page.goto('/login')
  await signInByForm(page, email, PASSWORD)
  await page.getByRole('link', { name: 'Add my ranks' }).click()
  await page.getByLabel('JEE Main, common rank').fill('12,000')
  await page.getByRole('group', { name: 'Category' }).getByText('OBC-NCL').click()
  await page.getByLabel('State of eligibility').selectOption('Maharashtra')
  await page.locator('#study').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.getByRole('link', { name: 'College predictor' }).first().click()
  await expect(page).toHaveURL(
    /\/mentee-dashboard\/tools\/college-predictor\?main=12000&category=OBC-NCL&state=Maharashtra/,
  )
  await expect(page.getByRole('heading', { name: /12,000/ })).toBeVisible()
})

for (const [width, theme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const)
  journey(
    `the pages of accounts read well at ${width} pixels, ${theme}, in both languages`,
    async ({ page, checkPage }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: theme })
      for (const path of ['/login', '/signup', '/verify-email', '/reset-password', '/hi/login', '/hi/signup']) {
        await page.goto(path)
        await expect(page.locator('html')).not.toHaveAttribute('data-splash')
        await expect(page.locator('html')).not.toHaveAttribute('data-opening')
        await checkPage(path)
      }
    },
  )

async function openProfile(folder: string, url: string) {
  return chromium.launchPersistentContext(folder, { ...(await launchOptions()), baseURL: url })
}

/** Everything a script can read back from this browser, as one text. */
function dumpStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const stores = await caches.keys()
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      stores,
      document.cookie,
      history.state,
    ])
  })
}
