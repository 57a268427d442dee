import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { writeMail } from '#api/features/mails/mails.service.ts'
import { smtpMailer } from '#api/outside/mailer.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { sendDueMails } from './outbox.ts'

const endings: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

type Box = { port: number; received: string[]; hangUp: () => void; stop: () => Promise<void> }

/** A real SMTP server; `options` say how it misbehaves. */
async function smtpBox(options: SMTPServerOptions = {}, port = 0): Promise<Box> {
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
    ...options,
  })
  smtp.on('error', () => undefined)
  const sockets = new Set<Socket>()
  smtp.server.on('connection', (socket: Socket) => void sockets.add(socket))
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port.')
  const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  endings.push(stop)
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { port: address.port, received, hangUp, stop }
}

async function serverFor(port: number): Promise<TestApp> {
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`)
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
const rowsOf = (server: TestApp) =>
  server.deps.db
    .selectFrom('outbox_mails')
    .select(['state', 'attempts', 'sealed_token', 'last_error'])
    .orderBy('dedupe_key')
    .execute()

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
  expect(await rowsOf(server)).toMatchObject([{ state: 'sent', attempts: 1, sealed_token: null }])
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
    { state: 'dead', sealed_token: null, last_error: 'The mail server answered 550' },
    { state: 'waiting', last_error: 'The mail server answered 451' },
  ])
  server.clock.advance(60_000)
  await sendDueMails(server.deps)
  expect((await rowsOf(server)).map((row) => row.attempts)).toEqual([1, 2])
})

test('a server that hangs up after the mail was given gets it again under the same Message-ID', async () => {
  let times = 0
  const ids: (string | undefined)[] = []
  const box: Box = await smtpBox({
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

test('a mail in the hand of a worker that died comes back after a minute', async () => {
  const box = await smtpBox()
  const server = await serverFor(box.port)
  await write(server, 'left')
  const leasedUntil = new Date(server.deps.now().getTime() + 60_000)
  await server.deps.db.updateTable('outbox_mails').set({ leased_until: leasedUntil, attempts: 1 }).execute()
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
  const answer = await server.app.fastify.inject('/api/v1/auth/check-session')
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
  const { leaseMails } = await import('#api/features/mails/mails.queries.ts')
  const [mail] = await leaseMails(server.deps.db, server.deps.now(), server.deps.now(), 1)
  expect(mail?.kind).toBe('verify')
})
