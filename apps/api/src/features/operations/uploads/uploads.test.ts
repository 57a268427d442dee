import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { users } from '@sopaan/contract/users'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { clamScanner } from '#api/outside/virus-scanner.ts'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

/** The test file of every scanner; in two parts, so that no scanner takes this source for it. Source: EICAR. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** What the daemon answers; set to something else, it is broken. */
let answerOf = (bytes: Buffer): string => (bytes.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
const sound = answerOf
const clam = createServer(speakClam).listen(0, '127.0.0.1')
await once(clam, 'listening')
const listening = clam.address()
const port = typeof listening === 'object' && listening !== null ? listening.port : 0
const server = await startApp({
  config: { rateLimitScale: 10_000 },
  outside: { scanner: clamScanner(`tcp://127.0.0.1:${port}`) },
})
afterAll(async () => {
  await server.stop()
  clam.close()
})

/** As clamd does: takes chunks behind their length until an empty one, answers a line and hangs up. */
function speakClam(socket: Socket): void {
  let taken = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (part: Buffer) => {
    taken = Buffer.concat([taken, part])
    if (!taken.subarray(-4).equals(Buffer.alloc(4))) return
    expect(taken.subarray(0, 10).toString('latin1')).toBe('zINSTREAM\0')
    const chunks: Buffer[] = []
    for (let at = 10, length = taken.readUInt32BE(at); length > 0; at += 4 + length, length = taken.readUInt32BE(at))
      chunks.push(taken.subarray(at + 4, at + 4 + length))
    socket.end(answerOf(Buffer.concat(chunks)))
  })
}

const upload = (person: Person, bytes: Uint8Array) =>
  person.browser.call(users.uploadProfilePic, formWithFile('profilePic', bytes))
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#4548f8' } })
    .jpeg({ quality: 100 })
    .toBuffer()
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code

test('FILE-09: with a scanner set, a picture that carries the test virus is refused and nothing of it is kept', async () => {
  const person = await aSignedIn(server)
  const infected = await upload(person, Buffer.concat([await picture(), Buffer.from(EICAR)]))
  expect([infected.statusCode, codeOf(infected)]).toEqual([422, 'FILE_INFECTED'])
  expect((await person.browser.call(users.getMe)).json().data.user.profilePic).toBeNull()
  expect(server.logged.some(({ event }) => event === 'upload_infected')).toBe(true)
  expect((await upload(person, await picture())).statusCode).toBe(200)
})

test.each([
  ['answers with a fault', () => 'INSTREAM size limit exceeded. ERROR\0'],
  ['hangs up without a word', () => ''],
])('FILE-09: while the scanner %s nothing is taken', async (_how, answer) => {
  const person = await aSignedIn(server)
  answerOf = answer
  const refused = await upload(person, await picture())
  answerOf = sound
  expect([refused.statusCode, codeOf(refused)]).toEqual([503, 'UNAVAILABLE'])
  expect(refused.headers['retry-after']).toBe('60')
})

test('FILE-09: a scanner that is not there is no reason to take a file', async () => {
  const lonely = await startApp({ outside: { scanner: clamScanner('tcp://127.0.0.1:1') } })
  const refused = await upload(await aSignedIn(lonely), await picture())
  await lonely.stop()
  expect(codeOf(refused)).toBe('UNAVAILABLE')
})

test('FILE-07: a small archive that unpacks to hundreds of megabytes is refused at once, and never unpacked', async () => {
  const bomb = zipSync({ 'a.xml': new Uint8Array(300 * 1024 * 1024) }, { level: 9 })
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const person = await aSignedIn(server)
  const memory = process.memoryUsage()
  const startedMs = performance.now()
  const answer = await upload(person, bomb)
  expect(codeOf(answer)).toBe('PICTURE_TYPE')
  expect(performance.now() - startedMs).toBeLessThan(2_000)
  expect(process.memoryUsage().arrayBuffers - memory.arrayBuffers).toBeLessThan(50 * 1024 * 1024)
})
