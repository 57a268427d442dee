import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { folderMailer } from '#api/outside/mailer.ts'
import { testConfig } from '#api/testing/start-app.ts'
import { accountMails as english } from '#api/words/en/account-mails.ts'
import { accountMails as hindi } from '#api/words/hi/account-mails.ts'
import { MAIL_LINKS } from './mail-words.ts'
import { mountMailbox } from './mailbox.routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'sopaan-mails-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MAIL = {
  messageId: '<one@sopaan.test>',
  from: 'Sopaan <no-reply@sopaan.test>',
  to: 'asha@example.org',
  subject: 'Sopaan के लिए अपना ईमेल सत्यापित करें',
  text: 'खोलें: https://sopaan.test/verify-email?token=abc&type=verify\n<script>alert(1)</script>',
  html: '<p>खोलें</p>',
  language: 'hi',
}

test('without a mail server a mail lies in a folder, and /dev/mailbox shows it with its link and without its markup', async () => {
  await folderMailer(join(folder, 'mails')).send(MAIL)
  const fastify = Fastify()
  mountMailbox(fastify, testConfig({ dataDir: folder }))
  const page = await fastify.inject('/dev/mailbox')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.payload).toContain(MAIL.subject)
  expect(page.payload).toContain('<a href="https://sopaan.test/verify-email?token=abc&amp;type=verify">')
  expect(page.payload).not.toContain('<script')
})

test.each([
  ['in production', { isProduction: true }],
  ['with a mail server', { smtpUrl: 'smtp://127.0.0.1' }],
])('there is no /dev/mailbox %s', async (_when, change) => {
  const fastify = Fastify()
  mountMailbox(fastify, testConfig({ dataDir: folder, ...change }))
  expect((await fastify.inject('/dev/mailbox')).statusCode).toBe(404)
})

test('every mail has both languages, and one with a link has a button', () => {
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort())
  const facts: never = {
    fullName: 'A',
    name: 'My phone',
    device: 'B',
    askedAt: '2026-06-02T05:30:00.000Z',
    at: '2026-06-02T05:30:00.000Z',
    until: '2026-06-02T05:30:00.000Z',
    newEmail: 'c@d.in',
    reason: 'R',
    childName: 'C',
    cancelled: 2,
    parentName: 'P',
    number: 'G-1',
    dueOn: '2026-07-02',
    role: 'mentor',
    days: 3,
  } as never
  for (const words of [english, hindi]) {
    for (const [kind, template] of Object.entries(words)) {
      const { subject, paragraphs, action } = template(facts)
      expect([kind, subject.length > 5, paragraphs.length > 0]).toEqual([kind, true, true])
      expect([kind, action !== undefined]).toEqual([kind, kind in MAIL_LINKS])
      expect(paragraphs.join()).not.toContain('undefined')
    }
  }
})
