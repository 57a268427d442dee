import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '@sopaan/api/db/lock'
import { expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')
const SHUTDOWN = join(import.meta.dirname, 'graceful-shutdown.ts')

type Run = { code: number | null; out: string; err: string }

function start(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, words, { env: { PATH: process.env.PATH ?? '', ...env } })
  const run: Run = { code: null, out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    run.out += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    run.err += String(chunk)
  })
  const ended = once(child, 'close').then(([code]): Run => ({ ...run, code }))
  return { child, ended, run }
}

test('R-PL-4: a setting that cannot be used ends the start with one line that names it', async () => {
  const { ended } = start([MAIN], { PORT: 'abc' })
  expect(await ended).toEqual({ code: 1, out: '', err: 'PORT: expected a whole number from 0 to 65535\n' })
})

test('DATA-05: production does not start without its own secret key', async () => {
  const { ended } = start([MAIN], { NODE_ENV: 'production', PUBLIC_WEB_URL: 'https://sopaan.example' })
  expect(await ended).toMatchObject({ code: 1, err: expect.stringMatching(/^SECRET_KEY: required in production.*\n$/) })
})

test('a data folder that another process uses ends the start with one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-process-'))
  const lock = lockFolder(join(folder, 'database'))
  const { ended } = start([MAIN], { DATA_DIR: folder, PORT: '0' })
  expect(await ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^\S+database is in use by another process[^\n]*\n$/),
  })
  lock.release()
  rmSync(folder, { recursive: true })
})

/** A process that ends with grace over a server whose closing takes as long as the test says. */
const graceful = (isProduction: boolean) => `
  const { endWithGrace } = await import(${JSON.stringify(SHUTDOWN)})
  const { createServer } = await import('node:http')
  let answer = () => undefined
  const http = createServer((request, response) => {
    if (request.url === '/ready') return void response.end(String(isReady))
    if (request.url === '/finish') { answer(); return void response.end('finished') }
    answer = () => response.end('in hand, and answered')
    console.log('in hand')
  })
  let isReady = true
  const log = { info: (event) => console.log(event), warn() {}, error() {}, debug() {} }
  const server = {
    address: '',
    drain: () => { isReady = false },
    close: () => new Promise((resolve) => { http.close(() => resolve()); console.log('closing') }),
  }
  endWithGrace(server, log, { isProduction: ${isProduction} })
  http.listen(0, '127.0.0.1', () => console.log('port ' + http.address().port))`

async function startGraceful(isProduction: boolean) {
  const running = start(['--input-type=module', '-e', graceful(isProduction)])
  await said(running, /port (\d+)/)
  const port = /port (\d+)/.exec(running.run.out)?.[1]
  return { ...running, url: `http://127.0.0.1:${port}` }
}

async function said(running: ReturnType<typeof start>, what: RegExp): Promise<void> {
  while (!what.test(running.run.out)) await once(running.child.stdout, 'data')
}

test('R-PL-2: on SIGTERM a request in hand is answered, then the process exits 0', async () => {
  const running = await startGraceful(false)
  const inHand = fetch(`${running.url}/slow`, { headers: { connection: 'close' } }).then((response) => response.text())
  // Its own connection, opened before the stop, carries the word that lets the slow request end.
  const finisher = await openConnection(running.url)
  await said(running, /in hand/)
  running.child.kill('SIGTERM')
  await said(running, /closing/)
  finisher.send('/finish')
  expect(await inHand).toBe('in hand, and answered')
  expect(await running.ended).toMatchObject({ code: 0 })
})

test('R-PL-2: in production readiness says no at once while requests are still taken', async () => {
  const running = await startGraceful(true)
  running.child.kill('SIGTERM')
  await said(running, /sys_shutdown/)
  expect(await (await fetch(`${running.url}/ready`)).text()).toBe('false')
  running.child.kill('SIGKILL')
  await running.ended
})

test('R-PL-2: a second signal ends the process at once with 1', async () => {
  const running = await startGraceful(true)
  running.child.kill('SIGTERM')
  await said(running, /sys_shutdown/)
  running.child.kill('SIGTERM')
  expect(await running.ended).toMatchObject({ code: 1 })
})

test.each([
  ['unhandledRejection', 'Promise.reject(new Error("nobody caught this"))'],
  ['uncaughtException', 'setImmediate(() => { throw new Error("nobody caught this") })'],
])('R-PL-5: an %s is logged and ends the process with 1', async (kind, fault) => {
  const script = `
    const { endOnUnexpected } = await import(${JSON.stringify(SHUTDOWN)})
    const error = (event, { kind, error }) => console.log(event, kind, error.message)
    endOnUnexpected({ error, info() {}, warn() {}, debug() {} })
    setInterval(() => undefined, 1000)
    ${fault}`
  const { ended } = start(['--input-type=module', '-e', script])
  expect(await ended).toMatchObject({ code: 1, out: `sys_crash ${kind} nobody caught this\n` })
})

async function openConnection(url: string): Promise<{ send: (path: string) => void }> {
  const { connect } = await import('node:net')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  // A request begun and not ended counts as in hand: the server does not close its connection.
  socket.write('GET ')
  return { send: (path) => void socket.write(`${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`) }
}
