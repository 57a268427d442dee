import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { codeAt, stepOf } from '../apps/api/src/features/account/two-factor/totp.ts'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'
import {
  aStudent,
  createAccount,
  mailedLink,
  newEmail,
  PASSWORD,
  signInByCall,
  signInByForm,
  signOutByMenu,
  signUpByForm,
  visit,
} from './people.ts'

// Everybody here has an account of their own.
journey.describe.configure({ mode: 'parallel' })

journey(
  'two-factor is turned on with the key of the page, and then asks for a code, or a recovery code once',
  async ({ browser, url }) => {
    const { page, email } = await aStudent(browser, url)
    const part = await openProfile(page, 'two-factor')
    await part.getByRole('button', { name: 'Set up' }).click()
    await expect(part.getByRole('img', { name: 'QR code of the key for an authenticator app' })).toBeVisible()
    const key = bytesOf((await part.locator('code').innerText()).replaceAll(' ', ''))
    await part.getByLabel('Code of the app').fill('000000')
    await part.getByRole('button', { name: 'Turn on' }).click()
    await expect(part.getByText('Wrong code, or already used.')).toBeVisible()
    const step = stepOf(new Date())
    await part.getByLabel('Code of the app').fill(codeAt(key, step))
    await part.getByRole('button', { name: 'Turn on' }).click()
    await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    const codes = await part.locator('code').allInnerTexts()
    expect(new Set(codes).size).toBe(10)
    await page.emulateMedia({ media: 'print' })
    await expect(part.getByText(codes[0] ?? '', { exact: true }), 'printed are the codes').toBeVisible()
    await expect(page.getByRole('link', { name: 'Planner', exact: true }), 'and nothing around them').toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await part.getByRole('button', { name: 'I have saved them' }).click()
    await expect(part.getByText('10 recovery codes are left.')).toBeVisible()

    await leaveAndSignIn(page, email, url)
    await page.getByLabel('Code', { exact: true }).fill(codeAt(key, step))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Wrong code, or already used.')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(codeAt(key, step + 1))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${url}/mentee-dashboard`)

    await leaveAndSignIn(page, email, url)
    await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${url}/mentee-dashboard`)
    await page.goto('/mentee-dashboard/profile#two-factor')
    await expect(page.locator('#two-factor').getByText('9 recovery codes are left.')).toBeVisible()
  },
)

journey(
  'a JPEG becomes the picture, drawn anew; an SVG does not, and the picture can be removed',
  async ({ browser, url }) => {
    const { page } = await aStudent(browser, url)
    const part = await openProfile(page, 'picture')
    const jpeg = await jpegOf(page)
    await part.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: jpeg })
    await expect(page.getByText('Your picture is changed')).toBeVisible()
    const shown = part.getByRole('img', { name: 'Your picture' })
    await expect(shown).toBeVisible()
    const src = (await shown.getAttribute('src')) ?? ''
    const kept = await getServed(page.request, src)
    expect(kept.headers()['content-type']).toBe('image/webp')
    expect((await kept.body()).equals(jpeg)).toBe(false)
    await expect
      .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBe(512)

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await part.locator('input[type=file]').setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: svg })
    await expect(page.getByText('Send a JPEG, PNG or WebP picture.')).toBeVisible()
    await expect(shown).toHaveAttribute('src', src)
    await part.getByRole('button', { name: 'Remove picture' }).click()
    await expect(shown).toHaveCount(0)
    expect((await getServed(page.request, src)).status()).toBe(404)
  },
)

journey(
  'what is kept is taken along as one ZIP, after the password where the sign-in is not fresh',
  async ({ browser, url }) => {
    const { page, email } = await aStudent(browser, url)
    const part = await openProfile(page, 'data')
    let isStale = true
    await page.route('**/api/v1/users/me/export', async (route) => {
      if (!isStale) return route.continue()
      isStale = false
      const body = { status: 'error', code: 'REAUTH_REQUIRED', message: 'Enter your password again to go on.' }
      return route.fulfill({ status: 403, json: body })
    })
    await part.getByRole('button', { name: 'Export my data' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter your password again' })
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('sopaan-export.zip')
    const files = unzipSync(await readFile(await file.path()))
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['data.json', 'log.json']))
    expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())).account.email).toBe(email)
    expect(strFromU8(files['log.json'] ?? new Uint8Array())).toContain('sign-in.start')
  },
)

journey('an account is deleted with the password, and its mailed link brings it back', async ({ browser, url }) => {
  const { page, email } = await aStudent(browser, url)
  const part = await openProfile(page, 'leave')
  await part.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Wrong password.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(`${url}/`)
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await page.goto('/login')
  await signInByForm(page, email, PASSWORD)
  await expect(page.getByText('Invalid email or password')).toHaveCount(2)
  await page.goto(await mailedLink(page.request, email, 'undo-deletion'))
  await page.getByRole('button', { name: 'Restore my account' }).click()
  await expect(page.getByText('Your account is back. Please sign in.')).toBeVisible()
  await signInByForm(page, email, PASSWORD)
  await expect(page).toHaveURL(`${url}/mentee-dashboard`)
})

journey('the address moves when the link in the new mailbox is opened', async ({ browser, url }) => {
  const { page, email } = await aStudent(browser, url)
  const moved = newEmail()
  const part = await openProfile(page, 'email')
  await part.getByLabel('New e-mail').fill('not an address')
  await part.getByRole('button', { name: 'Send a link' }).click()
  await expect(part.getByText('Enter a valid email')).toBeVisible()
  await part.getByLabel('New e-mail').fill(moved)
  await part.getByRole('button', { name: 'Send a link' }).click()
  await expect(part.getByText(`Waiting for you to open the link we sent to ${moved}.`)).toBeVisible()
  await page.goto(await mailedLink(page.request, moved, 'change-email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is changed. Please sign in with it.')).toBeVisible()
  await signInByForm(page, email, PASSWORD)
  await expect(page.getByText('Invalid email or password')).toHaveCount(2)
  await signInByForm(page, moved, PASSWORD)
  await expect(page).toHaveURL(`${url}/mentee-dashboard`)
})

journey('a nominee is named and a grievance sent, and both stand on the page', async ({ browser, url }) => {
  const { page } = await aStudent(browser, url)
  const nominee = await openProfile(page, 'nominee')
  await nominee.getByRole('button', { name: 'Name a nominee' }).click()
  await nominee.getByRole('button', { name: 'Save' }).click()
  await expect(nominee.getByText('Required')).toHaveCount(2)
  await nominee.getByLabel('Full name of the nominee').fill('Meera Rao')
  await nominee.getByLabel('Who they are to you').fill('Mother')
  await nominee.getByLabel('Phone of the nominee').fill('98765 43210')
  await nominee.getByRole('button', { name: 'Save' }).click()
  await expect(nominee.getByText('Meera Rao, Mother')).toBeVisible()
  await expect(nominee.getByText('+919876543210')).toBeVisible()
  const part = page.locator('#grievances')
  await part.getByRole('button', { name: 'Write a grievance' }).click()
  await part.getByLabel('What is it about?').fill('My name')
  await part.getByLabel('What happened, and what should we do?').fill('It is spelled wrong on my report card.')
  await part.getByRole('button', { name: 'Send grievance' }).click()
  await expect(page.getByText(/We have your grievance G-\d{4}-\d{6}\./)).toBeVisible()
  await expect(part.getByText('It is spelled wrong on my report card.')).toBeVisible()
  await expect(part.getByText(/G-\d{4}-\d{6} · Sent .*\sIST · Answer by /)).toBeVisible()
})

journey(
  'AUTH-10: every password on the own page is hidden, pasted into, and told to password managers for what it is',
  async ({ browser, url }) => {
    const { page } = await aStudent(browser, url)
    const part = await openProfile(page, 'password')
    await page.route('**/api/v1/users/changeEmail', (route) =>
      route.fulfill({ status: 403, json: { status: 'error', code: 'REAUTH_REQUIRED', message: 'Again' } }),
    )
    await expectPassword(page, part.getByLabel('Current password', { exact: true }), 'current-password')
    await expectPassword(page, part.getByLabel('New password', { exact: true }), 'new-password')
    await openProfile(page, 'leave')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const leaving = page.getByRole('dialog', { name: 'Delete my account' })
    await expectPassword(page, leaving.getByLabel('Password', { exact: true }), 'current-password')
    await leaving.getByRole('button', { name: 'Cancel' }).click()
    await openProfile(page, 'email')
    await page.getByLabel('New e-mail').fill(newEmail())
    await page.getByRole('button', { name: 'Send a link' }).click()
    const again = page.getByRole('dialog', { name: 'Enter your password again' })
    await expectPassword(page, again.getByLabel('Password', { exact: true }), 'current-password')
  },
)

journey('AUTH-10: the page of a reset names the account and takes a pasted password', async ({ browser, url }) => {
  const { page, email } = await aStudent(browser, url)
  const other = await visit(browser, url)
  await other.goto('/login')
  await other.getByRole('button', { name: 'Forgot Password?' }).click()
  await other.getByLabel('Email Address').fill(email)
  await other.getByRole('button', { name: 'Send Password Reset Link' }).click()
  await expect(other.getByText('Password reset email sent!')).toBeVisible()
  await other.goto(await mailedLink(page.request, email, 'reset'))
  await expectPassword(other, other.getByLabel('New password'), 'new-password')
  await expectPassword(other, other.getByLabel('Confirm password'), 'new-password')
  await expect(other.locator('input[autocomplete=username]')).toHaveValue(email)
})

journey(
  'DATA-02: from sign-up over the own page to the tools, signed in and out, no other host is asked for anything',
  async ({ browser, url }) => {
    const page = await visit(browser, url)
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(request.url()))
    for (const path of ['/', '/login', '/signup', '/tools/college-predictor?main=12000&category=OPEN&state=Goa'])
      await page.goto(path)
    await signUpByForm(page)
    await page.goto('/mentee-dashboard/profile')
    await page.getByLabel('Month of birth').fill('2011-04')
    await page.locator('#person').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Yes, save it' }).click()
    await page.getByRole('link', { name: 'Parent', exact: true }).click()
    await expect(page.locator('#parent')).toBeVisible()
    await page.goto('/mentee-dashboard/tools/college-predictor')
    await signOutByMenu(page)
    await expect(page).toHaveURL(`${url}/`)
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter((each) => !each.startsWith(`${url}/`) && !/^(?:data|blob):/.test(each))).toEqual([])
  },
)

for (const [width, theme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const)
  journey(
    `the own page reads well at ${width} pixels, ${theme}, in both languages, with the key of two-factor open`,
    async ({ page, checkPage }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: theme })
      await signInByCall(page, await createAccount(page), PASSWORD)
      for (const language of ['en', 'hi']) {
        await page.goto('/mentee-dashboard/profile#person')
        await page.reload()
        await page.locator('select[name=language]').selectOption(language)
        await page.locator('#person button[type=submit]').click()
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
        await checkPage(`the account in ${language}`)
        await page.goto('/mentee-dashboard/profile#two-factor')
        await page.locator('#two-factor').getByRole('button').first().click()
        await expect(page.locator('#two-factor').getByRole('img')).toBeVisible()
        await checkPage(`the security in ${language}`)
        await page.goto('/mentee-dashboard/profile#nominee')
        await page.locator('#nominee').getByRole('button').first().click()
        await checkPage(`the own page in ${language}`)
      }
    },
  )

/** Opens the own page and answers one of its sections, once what it asked for is there. */
async function openProfile(page: Page, section: string) {
  await page.goto(`/mentee-dashboard/profile#${section}`)
  const part = page.locator(`#${section}`)
  await expect(part).toBeVisible()
  return part
}

async function leaveAndSignIn(page: Page, email: string, url: string): Promise<void> {
  await page.goto('/mentee-dashboard')
  await signOutByMenu(page)
  await expect(page).toHaveURL(`${url}/`)
  await page.goto('/login')
  await signInByForm(page, email, PASSWORD)
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
}

async function expectPassword(page: Page, field: ReturnType<Page['getByLabel']>, use: string): Promise<void> {
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveAttribute('autocomplete', use)
  await field.focus()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
  await field.press('ControlOrMeta+v')
  await expect(field).toHaveValue(PASSWORD)
}

/** A picture as a phone takes it, painted by the browser. */
async function jpegOf(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    canvas.getContext('2d')?.fillRect(100, 100, 500, 300)
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** The bytes of a key as an app shows it (base32, RFC 4648). */
function bytesOf(key: string): Buffer {
  const bits = [...key]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

journey(
  'the rank of a visit is offered after the sign-up, and a changed form asks before it is left',
  async ({ browser, url }) => {
    const page = await visit(browser, url)
    await page.goto('/tools/college-predictor')
    await page.getByLabel('JEE Main rank').first().fill('12000')
    await page.getByLabel('Boy', { exact: true }).first().check({ force: true })
    await page.getByLabel('Class 12 state').first().selectOption('Maharashtra')
    await page.getByRole('button', { name: 'See my colleges' }).click()
    await expect(page).toHaveURL(/main=12000/)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('choiceLists'))).toContain('main=12000')
    await signUpByForm(page)
    await expect(page.getByRole('heading', { name: 'Your first steps' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('heading', { name: 'My rank in JEE Main' })).toBeVisible()

    await page.goto('/mentee-dashboard/profile')
    await page.getByLabel('Full name').fill('Asha R. Rao')
    await page.getByRole('link', { name: 'Home' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByLabel('Full name')).toHaveValue('Asha R. Rao')
    await page.locator('#person').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('heading', { name: 'Welcome, Asha R. Rao' })).toBeVisible()
  },
)
