import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LOG = join(import.meta.dirname, '../../api/src/log.ts')
const LOG_WRITER = join(import.meta.dirname, '../../api/src/log-writer.ts')
const SHUTDOWN = join(import.meta.dirname, 'graceful-shutdown.ts')

/** A process with the product's log that writes one long line for each request, and says on its error output where it is. */
const LOGGING = `
  const { createLog } = await import(${JSON.stringify(LOG)})
  const { stdoutWriter } = await import(${JSON.stringify(LOG_WRITER)})
  const { endOnUnexpected } = await import(${JSON.stringify(SHUTDOWN)})
  const { createServer } = await import('node:http')
  const writer = stdoutWriter((lines) => log.error('log_lines_dropped', { lines }))
  const log = createLog({ level: 'info', form: 'json', now: () => new Date(), write: writer.write })
  endOnUnexpected(log)
  const server = createServer((request, response) => {
    if (request.url === '/end') return void response.end('', () => process.exit(0))
    if (request.url === '/dropped') return void response.end(String(writer.dropped()))
    log.info('request', { path: request.url, words: 'x'.repeat(1900) })
    response.end('answered')
  })
  server.listen(0, '127.0.0.1', () => process.stderr.write('port ' + server.address().port))`

type Running = { child: ChildProcess; get: (path: string) => Promise<string>; ended: Promise<unknown[]> }

async function startLogging(stdout: 'pipe' | number): Promise<Running> {
  const stdio: StdioOptions = ['ignore', stdout, 'pipe']
  const child = spawn(process.execPath, ['--input-type=module', '-e', LOGGING], { stdio })
  const ended = once(child, 'exit')
  let said = ''
  const more = async () => String((await Promise.race([once(child.stderr ?? child, 'data'), ended]))[0])
  while (!/port \d+/.test(said)) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said}`)
    said += await more()
  }
  const port = /port (\d+)/.exec(said)?.[1]
  return { child, ended, get: async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text() }
}

/** Many requests, a few at a time. */
async function sendRequest({ get }: Running, count: number): Promise<string[]> {
  const answers: string[] = []
  for (let at = 0; at < count; at += 20) {
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => get('/some/page')))))
  }
  return answers
}

const allAnswered = (count: number) => Array.from({ length: count }, () => 'answered')

test.runIf(existsSync('/dev/full'))('a log on a full disk costs lines, and no request', async () => {
  const running = await startLogging(openSync('/dev/full', 'w'))
  expect(await sendRequest(running, 1_000)).toEqual(allAnswered(1_000))
  expect(Number(await running.get('/dropped'))).toBeGreaterThan(300)
  await running.get('/end')
  expect(await running.ended).toEqual([0, null])
})

test('a log whose reader has gone costs lines, and no request', async () => {
  const running = await startLogging('pipe')
  running.child.stdout?.destroy()
  expect(await sendRequest(running, 1_000)).toEqual(allAnswered(1_000))
  expect(Number(await running.get('/dropped'))).toBeGreaterThan(300)
  await running.get('/end')
  expect(await running.ended).toEqual([0, null])
})

test('a log whose reader stands still costs lines, and no request; when it reads again it hears how many', async () => {
  const running = await startLogging('pipe')
  // Nobody reads: the pipe fills, then the lines that wait.
  expect(await sendRequest(running, 2_000)).toEqual(allAnswered(2_000))
  const dropped = Number(await running.get('/dropped'))
  expect(dropped).toBeGreaterThan(500)
  let heard = ''
  running.child.stdout?.on('data', (chunk) => {
    heard += String(chunk)
  })
  while (!heard.includes('log_lines_dropped')) await once(running.child.stdout ?? running.child, 'data')
  const lines = heard
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.filter(({ event }) => event === 'request')).toHaveLength(2_000 - dropped)
  expect(lines.at(-1)).toMatchObject({ event: 'log_lines_dropped', lines: dropped })
  await running.get('/end')
  expect(await running.ended).toEqual([0, null])
})

test('what was logged just before the end is written', async () => {
  const running = await startLogging('pipe')
  let heard = ''
  running.child.stdout?.on('data', (chunk) => {
    heard += String(chunk)
  })
  await sendRequest(running, 100)
  await running.get('/end')
  await once(running.child, 'close')
  expect(heard.trim().split('\n')).toHaveLength(100)
})
