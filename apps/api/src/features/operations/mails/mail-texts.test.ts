import { type ManagedMailText, mailTexts } from '@sopaan/contract/mail-texts'
import type { Language } from '@sopaan/domain/languages'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { writeMail } from './mails.service.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const mailTo = async (to: string, fullName: string) => {
  await inTransaction(server.deps, (deps) =>
    writeMail(deps, { kind: 'change-email', to, language: 'en', facts: { fullName }, token: 'a'.repeat(43) }),
  )
  await server.runWorker()
  return server.mails.findLast((mail) => mail.to === to)
}

test('INJ-05: what an admin writes goes out in the next mail, escaped, with the facts in place of their names', async () => {
  const words = { subject: 'One more step, {fullName}', opening: 'Dear <b>{fullName}</b>,\n\nplease confirm.' }
  expect(
    (await admin.browser.call(mailTexts.change, { params: { kind: 'change-email', language: 'en' }, body: words }))
      .statusCode,
  ).toBe(200)
  const mail = await mailTo('one@example.org', 'Asha <i>Rao</i>')
  expect(mail?.subject).toBe('One more step, Asha <i>Rao</i>')
  expect(mail?.text).toContain('Dear <b>Asha <i>Rao</i></b>,\n\nplease confirm.')
  expect(mail?.html).toContain('Dear &lt;b&gt;Asha &lt;i&gt;Rao&lt;/i&gt;&lt;/b&gt;,')
  expect(mail?.text).toContain('/verify-email?token=')
})

test('after a reset the words that ship go out again, and the trail holds both', async () => {
  await admin.browser.call(mailTexts.change, {
    params: { kind: 'change-email', language: 'en' },
    body: { subject: 'Changed', opening: 'Changed' },
  })
  expect(
    (await admin.browser.call(mailTexts.reset, { params: { kind: 'change-email', language: 'en' } })).json().data
      .isChanged,
  ).toBe(false)
  expect((await mailTo('two@example.org', 'Asha Rao'))?.subject).toBe('Confirm your new email for Sopaan')
  const events = await server.deps.db
    .selectFrom('auditEvents')
    .select(['action', 'change'])
    .where('action', 'like', 'mail-text.%')
    .orderBy('sequence')
    .execute()
  expect(events.at(-1)).toEqual({
    action: 'mail-text.reset',
    change: { words: { before: { subject: 'Changed', opening: 'Changed' } } },
  })
})

test('a name in braces that the mail does not know is refused, in the preview too', async () => {
  const body = { subject: 'Hello {password}', opening: 'Hello' }
  expect(
    (await admin.browser.call(mailTexts.change, { params: { kind: 'change-email', language: 'en' }, body })).json()
      .code,
  ).toBe('PLACEHOLDER_UNKNOWN')
  expect(
    (await admin.browser.call(mailTexts.preview, { params: { kind: 'change-email', language: 'en' }, body })).json()
      .code,
  ).toBe('PLACEHOLDER_UNKNOWN')
})

test('a preview is the whole mail with samples in it, and writes nothing', async () => {
  const body = { subject: 'For {fullName}', opening: 'Hello {fullName}.' }
  const { data } = (
    await admin.browser.call(mailTexts.preview, { params: { kind: 'change-email', language: 'en' }, body })
  ).json()
  expect(data.subject).toBe('For Kiran Das')
  expect(data.text).toContain('Hello Kiran Das.')
  expect(data.text).toContain('Not you? Do nothing.')
  const texts: ManagedMailText[] = (await admin.browser.call(mailTexts.list)).json().data
  expect(texts.find(({ kind, language }) => kind === 'change-email' && language === 'en')?.isChanged).toBe(false)
})

test('an opening in an admin’s words takes no cause, role or answer out of a mail', async () => {
  const words = { subject: 'A', opening: 'B' }
  const preview = async (kind: string, language: Language) =>
    (await admin.browser.call(mailTexts.preview, { params: { kind, language }, body: words })).json().data.text
  expect(await preview('purchase-returned', 'en')).toContain('The last seat was taken before your payment')
  expect(await preview('purchase-returned', 'hi')).toContain('आखिरी सीट')
  expect(await preview('refund-declined', 'en')).toContain('The hour was used on 4 June.')
  expect(await preview('role-changed', 'en')).toContain('You are now a mentor.')
  expect(await preview('invited', 'hi')).toContain('मेंटर का खाता')
})

test('a mail whose words are a person’s own is not there to be changed', async () => {
  const body = { subject: 'A', opening: 'B' }
  const answer = await admin.browser.call(mailTexts.change, {
    params: { kind: 'contact-answer', language: 'en' },
    body,
  })
  expect(answer.json().code).toBe('NOT_FOUND')
})

test('the words that ship name their facts in braces in both languages, and no sample stands in them', async () => {
  const texts: ManagedMailText[] = (await admin.browser.call(mailTexts.list)).json().data
  const verify = texts.filter(({ kind }) => kind === 'verify').map(({ preset }) => preset.opening)
  expect(verify).toHaveLength(2)
  for (const opening of verify) {
    expect(opening).toContain('{fullName}')
    expect(opening).toContain('{askedAt}')
    expect(opening).toContain('{device}')
  }
  for (const { preset } of texts) expect(`${preset.subject} ${preset.opening}`).not.toMatch(/Kiran|undefined|2 Jun/)
})
