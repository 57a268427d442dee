import { expect, type Page } from '@playwright/test'
import { listFolderMails } from '../apps/api/src/outside/mailbox.ts'
import type { Product } from '../scripts/product.ts'
import { callAs, getServed } from './calls.ts'
import { journey } from './journey.ts'
import { aSample, mailedLink, newEmail, PASSWORD, visit } from './people.ts'

type Mail = { subject: string; text: string; html: string }

/** Words that an English sentence can hardly do without. */
const ENGLISH = /\b(?:the|you|your|and|is|are|was|with|this|that|open|from)\b/i

journey(
  'who reads Hindi is written to in Hindi: on signing up, paying, booking and being refunded',
  async ({ browser, product, url }) => {
    const page = await visit(browser, url)
    const email = newEmail()
    await signUpInHindi(page, email)
    const read = (subject: RegExp) => readMail(product, { email, subject })
    expectHindi(await read(/अपना ईमेल सत्यापित करें/))

    await callAs(page, 'PATCH', '/api/v1/users/updateMe', { birthMonth: '2004-03' })
    await page.goto('/mentee-dashboard/plans')
    await page.getByRole('main').locator('a[href*="/mentee-dashboard/checkout"]').first().click()
    await page.locator('select[name=billingState]').selectOption('27')
    await page.getByRole('button', { name: /₹/ }).click()
    await page.frameLocator('iframe.razorpay-checkout-frame').getByRole('button', { name: 'Pay (success)' }).click()
    await expect(page).toHaveURL(/\/checkout\/done\?purchase=/)
    expectHindi(await read(/^भुगतान हुआ: /))

    await book(page, await aSample(browser, product, 'mentor'))
    expectHindi(await read(/मुलाकात तय हो गई/))

    const admin = await aSample(browser, product, 'admin')
    await refund(page, admin)
    expectHindi(await read(/^रिफंड भेजा जा रहा है: /))
  },
)

async function signUpInHindi(page: Page, email: string): Promise<void> {
  await page.goto('/hi/signup')
  await page.locator('[name=fullName]').fill('Asha Rao')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=confirmPassword]').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.goto(await mailedLink(page.request, email, 'verify'))
  await page.getByRole('button', { name: /मेरा ई-?मेल सत्यापित करें/ }).click()
  await expect(page).toHaveURL(/\/mentee-dashboard$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
}

/** The first free time of the sample mentor, asked for and agreed on. */
async function book(page: Page, mentor: Page): Promise<void> {
  const mentors = await (await getServed(page.request, '/api/v1/mentors?limit=100')).json()
  const sample = mentors.data.find(({ firstName }: { firstName: string }) => firstName === 'Sample')
  await callAs(page, 'POST', '/api/v1/mentee/bookings', {
    mentorId: sample._id,
    startsAt: sample.nextSlots[0],
    question: 'कुरुक्षेत्र में सिविल लूँ या घर के पास कंप्यूटर?',
    mayOverlap: true,
  })
  const { data } = await (await getServed(page.request, '/api/v1/bookings')).json()
  await callAs(mentor, 'POST', `/api/v1/bookings/${data[0]._id}/accept`)
}

async function refund(page: Page, admin: Page): Promise<void> {
  const { data } = await (await getServed(page.request, '/api/v1/mentee/purchases')).json()
  await callAs(page, 'POST', `/api/v1/mentee/purchases/${data.purchases[0]._id}/refunds`, {
    reason: 'गलत प्लान ले लिया।',
  })
  await admin.goto('/admin/refunds')
  await admin.getByRole('list', { name: 'Refunds' }).getByRole('button', { name: 'Asha Rao' }).first().click()
  const sheet = admin.getByRole('region', { name: 'Asha Rao' })
  await expect(sheet.getByText('गलत प्लान ले लिया।')).toBeVisible()
  await sheet.getByText('All of it').click()
  await sheet.getByRole('button', { name: /^Grant ₹/ }).click()
  await expect(admin.getByText('The refund is on its way.').first()).toBeVisible()
}

/** Both parts are in Hindi, say the same, and the drawn one bears the name of the product. */
function expectHindi({ subject, text, html }: Mail): void {
  expect(html).toContain('<html lang="hi">')
  expect(html).toContain('>Sopaan</strong>')
  const words = html.replace(/<style>[\s\S]*?<\/style>/g, '').replaceAll(/<[^>]+>/g, '\n')
  for (const [part, said] of [
    ['text', text],
    ['html', words],
  ] as const) {
    const plain = said.replaceAll(/https?:\S+/g, '')
    expect(plain.match(ENGLISH), `${subject}, ${part}: no English sentence`).toBeNull()
    expect(plain, part).toMatch(/[\u0900-\u097f]{2,}/)
  }
  for (const paragraph of text.split('\n\n-- ')[0]?.split('\n\n') ?? [])
    if (!paragraph.includes('http')) expect(words.replaceAll(/\s+/g, ' '), subject).toContain(escaped(paragraph))
}

function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/** A mail to somebody under a subject, as it lies in the folder that stands in for a mail server. */
async function readMail(product: Product, { email, subject }: { email: string; subject: RegExp }): Promise<Mail> {
  let found: Mail | undefined
  await expect(() => {
    found = listFolderMails(`${product.dataFolder}/mails`)
      .filter(({ source }) => source.includes(email))
      .map(({ source }) => parse(source))
      .find((mail) => subject.test(mail.subject))
    expect(found, String(subject)).toBeDefined()
  }).toPass({ timeout: 150_000 })
  return found ?? { subject: '', text: '', html: '' }
}

function parse(source: string): Mail {
  const parts = source.split(/^--[^\r\n]+\r?$/m).map((part) => {
    const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/)
    return { head: head.toLowerCase(), body: decode(body.join('\n\n'), head.toLowerCase()) }
  })
  const partOf = (kind: string) => parts.find(({ head }) => head.includes(`content-type: ${kind}`))?.body ?? ''
  const [, raw = ''] = /^Subject: ((?:.*)(?:\r?\n[ \t].*)*)/im.exec(source) ?? []
  return { subject: decodeWords(raw), text: partOf('text/plain'), html: partOf('text/html') }
}

function decode(body: string, head: string): string {
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString()
  return head.includes('quoted-printable') ? decodeQuoted(body.replaceAll(/=\r?\n/g, '')) : body
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

function decodeWords(raw: string): string {
  return raw
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    )
}
