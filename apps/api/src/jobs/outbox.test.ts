import { auth } from '@sopaan/contract/auth'
import { urlOf } from '@sopaan/contract/client'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { leaseMails, markDead, postponeMail, renewLease } from '#api/features/operations/mails/mails.queries.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { type Mailer, smtpMailer } from '#api/outside/mailer.ts'
import { type SmtpBox, startSmtpBox } from '#api/testing/smtp-box.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { sendDueMails } from './outbox.ts'

const endings: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of endings.splice(0).reverse()) await end()
})

async function smtpBox(options: SMTPServerOptions = {}, port = 0): Promise<SmtpBox> {
  const box = await startSmtpBox(options, port)
  endings.push(box.stop)
  return box
}

async function serverFor(port: number): Promise<TestApp> {
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 3)
  const server = await startApp({ outside: { mailer } })
  endings.push(
    () => server.stop(),
    () => mailer.close(),
  )
  return server
}

const write = (server: TestApp, dedupeKey: string, facts: { fullName?: string } = {}) =>
  writeMail(server.deps, {
    kind: 'verify',
    to: 'asha@example.org',
    language: 'en',
    facts: { fullName: facts.fullName ?? 'Asha', device: null, askedAt: server.deps.now().toISOString() },
    token: 'T'.repeat(43),
    dedupeKey,
  })
const lease = (server: TestApp, now: Date, leasedUntil: Date) =>
  leaseMails(server.deps.db, { now, leasedUntil, limit: 1, from: 1, to: 3 })
const messageIds = (box: SmtpBox) => box.received.map((mail) => /Message-ID: <(\w+)@/.exec(mail)?.[1])
const rowsOf = (server: TestApp) =>
  server.deps.db
    .selectFrom('outboxMails')
    .select(['state', 'attempts', 'sealedToken', 'lastError'])
    .orderBy('dedupeKey')
    .execute()

test('mails of one transaction go out in the order in which they were written', async () => {
  const server = await startApp()
  endings.push(() => server.stop())
  const names = Array.from({ length: 12 }, (_, at) => `Asha ${at}`)
  await inTransaction(server.deps, async (deps) => {
    for (const [at, fullName] of names.entries()) await write({ ...server, deps }, `mail-${at}`, { fullName })
  })
  expect(await sendDueMails(server.deps)).toBe(12)
  expect(server.mails.map(({ text }) => /Asha \d+/.exec(text)?.[0])).toEqual(names)
})

test('a mail goes out by SMTP in text and HTML, under its own Message-ID, and its token is wiped', async () => {
  const box = await smtpBox()
  const server = await serverFor(box.port)
  await write(server, 'one')
  expect(await sendDueMails(server.deps)).toBe(1)
  const [mail = ''] = box.received
  expect(mail).toContain('Message-ID: <one@sopaan.test>')
  expect(mail).toContain('To: asha@example.org')
  expect(mail).toContain('Content-Type: text/plain')
  expect(mail).toContain('Content-Type: text/html')
  expect(mail.replace(/=\r\n/g, '')).toContain('T'.repeat(43))
  expect(await rowsOf(server)).toMatchObject([{ state: 'sent', attempts: 1, sealedToken: null }])
})

test('LINK-10: nothing in a name or address becomes a header', async () => {
  const box = await smtpBox()
  const server = await serverFor(box.port)
  await write(server, 'inject', { fullName: 'X\r\nBcc: v@example.org' })
  await sendDueMails(server.deps)
  expect(box.received[0]?.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
})

test('a mail and the change it tells of happen together or not at all', async () => {
  const server = await serverFor(1)
  const failing = inTransaction(server.deps, async (deps) => {
    await writeMail(deps, {
      kind: 'two-factor-on',
      to: 'a@example.org',
      language: 'en',
      facts: { at: deps.now().toISOString() },
    })
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  expect(await rowsOf(server)).toEqual([])
})

test('a mail with the same key is written once', async () => {
  const box = await smtpBox()
  const server = await serverFor(box.port)
  await write(server, 'same')
  await write(server, 'same')
  await sendDueMails(server.deps)
  await sendDueMails(server.deps)
  expect(box.received).toHaveLength(1)
})

test('while the mail server is down mails wait, longer each time, and go out once each when it is back', async () => {
  const first = await smtpBox()
  await first.stop()
  const server = await serverFor(first.port)
  await write(server, 'a')
  await write(server, 'b')
  expect(await sendDueMails(server.deps)).toBe(0)
  expect(await sendDueMails(server.deps)).toBe(0)
  expect(await rowsOf(server)).toMatchObject([
    { state: 'waiting', attempts: 1 },
    { state: 'waiting', attempts: 1 },
  ])
  server.clock.advance(10_000)
  expect(await sendDueMails(server.deps)).toBe(0)
  server.clock.advance(29_999)
  expect(await sendDueMails(server.deps)).toBe(0)
  expect((await rowsOf(server)).map((row) => row.attempts)).toEqual([2, 2])
  const back = await smtpBox({}, first.port)
  server.clock.advance(1)
  expect(await sendDueMails(server.deps)).toBe(2)
  expect(await sendDueMails(server.deps)).toBe(0)
  expect(back.received.map((mail) => /Message-ID: <(\w)@/.exec(mail)?.[1]).sort()).toEqual(['a', 'b'])
})

test('a 4xx is tried again, a 5xx never: the mail is dead and its token gone', async () => {
  const box = await smtpBox({
    onRcptTo: (address, session, done) => {
      const code = session.envelope.mailFrom && address.address.startsWith('asha') ? 550 : 451
      done(Object.assign(new Error('no'), { responseCode: code }))
    },
  })
  const server = await serverFor(box.port)
  await write(server, 'a-dead')
  await writeMail(server.deps, {
    kind: 'two-factor-on',
    to: 'later@example.org',
    language: 'en',
    facts: { at: server.deps.now().toISOString() },
    dedupeKey: 'b-later',
  })
  await sendDueMails(server.deps)
  expect(await rowsOf(server)).toMatchObject([
    { state: 'dead', sealedToken: null, lastError: 'The mail server answered 550' },
    { state: 'waiting', lastError: 'The mail server answered 451' },
  ])
  server.clock.advance(60_000)
  await sendDueMails(server.deps)
  expect((await rowsOf(server)).map((row) => row.attempts)).toEqual([1, 2])
})

test('a server that hangs up after the mail was given gets it again under the same Message-ID', async () => {
  let times = 0
  const ids: (string | undefined)[] = []
  const box: SmtpBox = await smtpBox({
    onData: (stream, _session, done) => {
      times += 1
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        ids.push(/Message-ID: <(\S+)>/.exec(Buffer.concat(chunks).toString())?.[1])
        if (times > 1) return done()
        box.hangUp()
      })
    },
  })
  const server = await serverFor(box.port)
  await write(server, 'again')
  await sendDueMails(server.deps)
  server.clock.advance(10_000)
  expect(await sendDueMails(server.deps)).toBe(1)
  expect(ids).toEqual(['again@sopaan.test', 'again@sopaan.test'])
})

test('a worker that dies after the mail server said yes leaves that one mail to go out again, under the same Message-ID', async () => {
  const box = await smtpBox()
  const server = await serverFor(box.port)
  await write(server, 'yes')
  const { mailer } = server.deps
  const accepted = Promise.withResolvers<void>()
  const dies: Mailer = {
    ...mailer,
    send: async (mail) => {
      await mailer.send(mail)
      accepted.resolve()
      await new Promise(() => undefined)
    },
  }
  let isDead = false
  void sendDueMails({ ...server.deps, mailer: dies }, () => isDead)
  await accepted.promise
  isDead = true
  await write(server, 'other')
  expect(await sendDueMails(server.deps)).toBe(1)
  server.clock.advance(60_000)
  expect(await sendDueMails(server.deps)).toBe(1)
  server.clock.advance(86_400_000)
  expect(await sendDueMails(server.deps)).toBe(0)
  expect(messageIds(box)).toEqual(['yes', 'other', 'yes'])
})

test('a mail server that takes minutes over a mail gets it from one worker alone, and what waits goes by another', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const held: (() => void)[] = []
  const box: SmtpBox = await smtpBox({
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        box.received.push(Buffer.concat(chunks).toString())
        if (held.length < 3) held.push(() => done())
        else done()
      })
    },
  })
  const server = await serverFor(box.port)
  for (const key of ['a', 'b', 'c', 'd', 'e']) await write(server, key)
  const first = sendDueMails(server.deps)
  while (held.length < 3) await new Promise((resolve) => setImmediate(resolve))
  for (let at = 0; at < 6; at += 1) {
    server.clock.advance(20_000)
    await vi.advanceTimersByTimeAsync(20_000)
    await rowsOf(server)
  }
  const mailer = smtpMailer(`smtp://127.0.0.1:${box.port}`, 3)
  endings.push(() => mailer.close())
  expect(await sendDueMails({ ...server.deps, mailer })).toBe(2)
  for (const answer of held) answer()
  expect(await first).toBe(3)
  expect(messageIds(box).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('no more mails go out in a second than the provider takes', async () => {
  const box = await smtpBox()
  const server = await startApp()
  const mailer = smtpMailer(`smtp://127.0.0.1:${box.port}`, 3, 2)
  endings.push(
    () => server.stop(),
    () => mailer.close(),
  )
  for (const key of ['a', 'b', 'c', 'd', 'e']) await write(server, key)
  const beganMs = performance.now()
  expect(await sendDueMails({ ...server.deps, mailer })).toBe(5)
  // The fifth begins two seconds after the first.
  expect(performance.now() - beganMs).toBeGreaterThan(1_900)
  expect(messageIds(box).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a process that ends finishes the mails it is talking about and begins no other', async () => {
  const box = await smtpBox()
  const server = await serverFor(box.port)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await write(server, key)
  let isEnding = false
  const { mailer } = server.deps
  const endsMeanwhile: Mailer = {
    ...mailer,
    send: async (mail) => {
      await mailer.send(mail)
      isEnding = true
    },
  }
  expect(await sendDueMails({ ...server.deps, mailer: endsMeanwhile }, () => isEnding)).toBe(3)
  expect(box.received).toHaveLength(3)
  expect((await rowsOf(server)).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 0, 1, 1, 1])
})

test('a worker that comes back after its mail was taken over changes nothing of what the other did', async () => {
  const server = await serverFor(1)
  await write(server, 'late')
  const now = server.deps.now()
  const [late] = await lease(server, now, now)
  const [other] = await lease(server, now, new Date(now.getTime() + 60_000))
  if (!late || !other) throw new Error('Both took the mail into hand.')
  await postponeMail(server.deps.db, late, now, 'too late')
  await markDead(server.deps.db, late, 'too late')
  await renewLease(server.deps.db, late, now)
  expect(await lease(server, now, now)).toEqual([])
  expect(await rowsOf(server)).toMatchObject([{ state: 'waiting', attempts: 2, lastError: null }])
})

test('a mail in the hand of a worker that died comes back after a minute', async () => {
  const box = await smtpBox()
  const server = await serverFor(box.port)
  await write(server, 'left')
  const leasedUntil = new Date(server.deps.now().getTime() + 60_000)
  await server.deps.db.updateTable('outboxMails').set({ leasedUntil, attempts: 1 }).execute()
  expect(await sendDueMails(server.deps)).toBe(0)
  server.clock.advance(60_000)
  expect(await sendDueMails(server.deps)).toBe(1)
  expect(box.received).toHaveLength(1)
})

test('a slow mail server slows no sign-up', async () => {
  const waiting: (() => void)[] = []
  const box = await smtpBox({
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => waiting.push(() => done()))
    },
  })
  const server = await serverFor(box.port)
  await write(server, 'slow')
  const sending = sendDueMails(server.deps)
  const answer = await server.app.fastify.inject(urlOf(auth.checkSession, {}))
  expect(answer.statusCode).toBe(200)
  while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  waiting[0]?.()
  expect(await sending).toBe(1)
})

test('what matters most goes out first', async () => {
  const box = await smtpBox()
  const server = await serverFor(box.port)
  const facts = { number: 'G-2026-000001', dueOn: '2026-07-02' }
  await writeMail(server.deps, { kind: 'grievance', to: 'later@example.org', language: 'en', facts, priority: 3 })
  await write(server, 'first')
  const [mail] = await lease(server, server.deps.now(), server.deps.now())
  expect(mail?.kind).toBe('verify')
})

test('one connection is kept for mails of sign-in: a slow batch of others does not stand before them', async () => {
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
  const begun: string[] = []
  const mailer: Mailer = {
    send: async ({ messageId }) => {
      begun.push(/<(\w+)-/.exec(messageId)?.[1] ?? '')
      if (messageId.startsWith('<other')) await isLet
    },
    close: () => undefined,
  }
  const server = await startApp({ outside: { mailer } })
  endings.push(() => server.stop())
  const writeAs = (dedupeKey: string, priority: 1 | 3) =>
    writeMail(server.deps, {
      kind: 'new-device',
      to: 'asha@example.org',
      language: 'en',
      facts: { device: 'Firefox', at: server.deps.now().toISOString() },
      dedupeKey,
      priority,
    })
  for (let at = 0; at < 6; at += 1) await writeAs(`other-${at}`, 3)
  const turn = sendDueMails(server.deps)
  await vi.waitFor(() => expect(begun).toEqual(['other', 'other']))
  await writeAs('sign-1', 1)
  await vi.waitFor(() => expect(begun).toEqual(['other', 'other', 'sign']), { timeout: 5_000 })
  letGo()
  await turn
  expect(begun).toHaveLength(7)
})
