import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { getServed } from './calls.ts'
import type { CutForm } from './cut-forms.ts'
import { addressesOf } from './every-address.ts'

/** What is said of a change that did not come through: what happened, and what to do. */
const SAID = /No internet|[Cc]heck (?:your )?connection|still here: please try again/

/**
 * Fills a form in and sends it three times: without a network, with an answer that is lost on its way, and as on any day. What
 * was typed stays, what happened is said, the button can be pressed again, and one thing is made.
 */
export async function cutForm(page: Page, cut: CutForm, account = ''): Promise<void> {
  const { file, opens, send, call, madeIn, timesTold = 1 } = cut
  const word = Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('')
  const address = await addressOf(page, cut)
  await page.goto(address)
  for (const name of [opens ?? []].flat()) await openerOf(page, name).click()
  const form = formOf(page, cut)
  await expect(form, `${file} stands there`).toBeVisible()
  for (const [name, value] of Object.entries(cut.fill)) await fillField(form, name, value, { word, account })
  const typed = await readFields(form, cut)
  const button = form.getByRole('button', { name: send, exact: true })
  const expectKept = async (when: string) => {
    await expect(page.getByText(SAID).filter({ visible: true }).first(), `${file}, ${when}: it is said`).toBeVisible()
    await expect(button, `${file}, ${when}: it can be sent again`).toBeEnabled()
    const kept = await readFields(form, cut)
    expect(kept, `${file}, ${when}: nothing typed is lost`).toEqual(expect.arrayContaining(typed))
  }

  await page.context().setOffline(true)
  await button.click()
  await expectKept('without a network')
  await page.context().setOffline(false)

  const isCall = matcherOf(call)
  let lost: number | undefined
  const lose = async (route: Route) => {
    if (!isCall(route.request()) || lost !== undefined) return route.fallback()
    const answer = await route.fetch()
    lost = answer.status()
    await route.abort('connectionreset')
  }
  await page.route('**/api/v1/**', lose)
  await button.click()
  await expect.poll(() => lost, `${file}: the answer is lost`).toBeLessThan(300)
  await expectKept('with its answer lost')
  await page.unroute('**/api/v1/**', lose)

  const answered = page.waitForResponse((response) => isCall(response.request()) && response.status() !== 403)
  await button.click()
  expect((await answered).status(), `${file}: it is taken`).toBeLessThan(300)
  if (madeIn === undefined) return
  const { pathname } = new URL(address, page.url())
  const id = /[\da-f]{8}-[\da-f-]{27}/.exec(pathname)?.[0] ?? ''
  const held = await (await getServed(page.request, madeIn.replace(':id', id).replace('{word}', word))).text()
  expect(held.match(new RegExp(word, 'gi'))?.length, `${file}: one thing is made`).toBe(timesTold)
}

async function addressOf(page: Page, { address }: CutForm): Promise<string> {
  if (typeof address !== 'string') return address(page)
  return (await addressesOf(page, [address]))[0] ?? address
}

/** What is pressed: a button, or the head of what unfolds. */
function openerOf(page: Page, name: string): Locator {
  return page
    .getByRole('button', { name, exact: true })
    .or(page.locator('summary').getByText(name, { exact: true }))
    .first()
}

function matcherOf(call: string): (request: Request) => boolean {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return (request) => request.method() === method && pattern.test(new URL(request.url()).pathname)
}

/** The form that has the first field which is filled in. */
function formOf(page: Page, { fill, send }: CutForm): Locator {
  const [first = ''] = Object.keys(fill)
  return page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: send, exact: true }) })
    .filter({ has: fieldIn(page, first).filter({ visible: true }) })
    .first()
}

function fieldIn(within: Page | Locator, name: string): Locator {
  return within.locator(`[name="${name}"]`).or(within.getByLabel(name, { exact: true }))
}

type Said = { word: string; account: string }

async function fillField(form: Locator, name: string, value: string | true, { word, account }: Said): Promise<void> {
  const field = fieldIn(form, name)
  const kind = await field.first().evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.tagName))
  const nth = typeof value === 'string' && /^#\d$/.test(value) ? Number(value.slice(1)) : undefined
  if (kind === 'SELECT') return void (await field.selectOption(nth === undefined ? String(value) : { index: nth }))
  // What is drawn of a chip or star lies over its box.
  if (nth !== undefined) return field.nth(nth).check({ force: true })
  if (value === true) return field.check()
  await field.fill(value.replace('{word}', word).replace('{WORD}', word.toUpperCase()).replace('{account}', account))
}

/** What stands in the fields of a form; of one among several, such as a time that others may take meanwhile, where it was chosen here. */
function readFields(form: Locator, { fill }: CutForm): Promise<string[]> {
  return form.evaluate(
    (one, names) =>
      [...one.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter(({ type, name }) => type !== 'radio' || names.includes(name))
        .map((field) => `${field.name}=${/checkbox|radio/.test(field.type) ? field.checked : field.value}`),
    Object.keys(fill),
  )
}
