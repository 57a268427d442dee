import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { getServed } from './get-served.ts'

/** The password of everybody in a journey: no list has it, and it is made of nobody's name. */
export const PASSWORD = 'Violet-Kettle-42'

/** An address nobody has used yet. */
export function newEmail(): string {
  return `student-${randomUUID()}@example.org`
}

/** A tab of a new browser profile. What the product refuses stands on the console of its own accord, so it is let pass. */
export async function visit(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** Makes an account through the screens, up to where its owner may sign in. */
export async function signUp(page: Page, fullName = 'Asha Rao'): Promise<string> {
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
  await expect(page).toHaveURL(/\/login$/)
  return email
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
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

/** A student who has just signed up and in, on the dashboard. */
export async function aStudent(browser: Browser, url: string): Promise<{ page: Page; email: string }> {
  const page = await visit(browser, url)
  const email = await signUp(page)
  await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL(`${url}/mentee-dashboard`)
  return { page, email }
}
