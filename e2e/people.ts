import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { Role } from '@sopaan/contract/users'
import type { Product } from '../scripts/product.ts'
import { callAs, getServed } from './calls.ts'

/** The screen of a phone that is touched. */
export const TOUCH_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** The password of everybody in a journey: no list has it, and it is made of nobody's name. */
export const PASSWORD = 'Violet-Kettle-42'

/** An address nobody has used yet. */
export function newEmail(): string {
  return `student-${randomUUID()}@example.org`
}

/** A tab of a new browser profile, whose opening screen was shown already. What the product refuses stands on the console of its own accord, so it is let pass. */
export async function visit(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  await context.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage.setItem('splashSeen', 'true')
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** Makes an account through the screens, up to where its owner is signed in; where the screens are not the point, `createAccount`. */
export async function signUpByForm(page: Page, fullName = 'Asha Rao'): Promise<string> {
  const email = newEmail()
  await page.goto('/signup')
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await page.goto(await mailedLink(page.request, email, 'verify'))
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page).toHaveURL(/\/mentee-dashboard$/)
  return email
}

export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Out by the menu of the account, as from any page behind a sign-in. */
export async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
}

/** The newest link that was mailed to an address, of a kind where one is named, as path and query. */
export async function mailedLink(request: APIRequestContext, email: string, type?: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const page = await (await getServed(request, '/dev/mailbox')).text()
    const mail = page
      .split('<article>')
      .find((each) => each.includes(email) && each.includes(type === undefined ? 'token=' : `type=${type}`))
    link = /href="([^"]*token=[^"]+)"/.exec(mail ?? '')?.[1]?.replaceAll('&amp;', '&')
    expect(link).toBeDefined()
  }).toPass()
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

/** The newest code of six digits that was mailed to an address. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const page = await (await getServed(request, '/dev/mailbox')).text()
    const mail = page.split('<article>').find((each) => each.includes(email) && /: \d{6}\b/.test(each))
    code = /: (\d{6})\b/.exec(mail ?? '')?.[1]
    expect(code).toBeDefined()
  }).toPass()
  return code ?? ''
}

/** Makes an account by the calls that the screens make. @returns its address; the password is `PASSWORD` */
export async function createAccount(page: Page, fullName = 'Asha Rao'): Promise<string> {
  const email = newEmail()
  await callAs(page, 'POST', '/api/v1/auth/signup', { fullName, email, password: PASSWORD, role: 'mentee' })
  const [, token] = /token=([^&#]+)/.exec(await mailedLink(page.request, email, 'verify')) ?? []
  await callAs(page, 'POST', '/api/v1/auth/verify-email', { email, type: 'verify', token })
  return email
}

/** Signs the browser of a page in by the call; the form of the page has journeys of its own. */
export async function signInByCall(page: Page, email: string, password: string): Promise<void> {
  await callAs(page, 'POST', '/api/v1/auth/login', { email, password })
}

/** A student who has just signed up and in; the page is blank. */
export async function aStudent(browser: Browser, url: string): Promise<{ page: Page; email: string }> {
  const page = await visit(browser, url)
  const email = await createAccount(page)
  await signInByCall(page, email, PASSWORD)
  return { page, email }
}

/** A sample person of a running product, signed in; the page is blank. */
export async function aSample(browser: Browser, product: Product, role: Role): Promise<Page> {
  const page = await visit(browser, product.url)
  await signInAsSample(page, product, role)
  return page
}

/** Signs the browser of a page in as a sample person. */
export function signInAsSample(page: Page, product: Product, role: Role): Promise<void> {
  return signInByCall(page, `${role}@sopaan.test`, samplePassword(product, role))
}

/** The password of a sample person, as the product told it at its first start. */
export function samplePassword(product: Product, role: Role): string {
  const password = new RegExp(`${role}@sopaan\\.test +(\\S+)`).exec(product.output())?.[1]
  if (password === undefined) throw new Error(`The product told no password of the sample ${role}`)
  return password
}
