import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import type { Feature } from '@sopaan/api/app'
import type { Pressure, PressureLevel } from '@sopaan/api/http/pressure'
import { startApp } from '@sopaan/api/testing/start-app'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { CachedPages, cachedPage } from './cached-pages.ts'
import { mountWeb, type WebOptions } from './mount-web.ts'
import { WaitingLine } from './waiting-line.ts'

const PAGE = `<p>${'seat '.repeat(500)}</p>`
/** Long and mixed enough that every quality of brotli makes something else of it. */
const LONG_PAGE = Array.from({ length: 3_000 }, (_, at) => `<p>seat ${(at * 7_919) % 10_007} of ${at % 97}</p>`).join(
  '',
)

test('a file of the build is sent compressed as built, and kept for a year', async () => {
  const app = await startWeb()
  const answer = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('let a = 1')
})

test('a script of a page carries no header that says something of a document alone, and a worker its policy', async () => {
  await usingProduct({ level: () => 'low' }, async (get) => {
    const { headers } = await get('/assets/a-1.js', READER)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    const ofDocuments = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'permissions-policy']
    expect(ofDocuments.filter((name) => name in headers)).toEqual([])
    const worker = await get('/assets/run-book-worker-1.js', READER)
    expect(worker.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

test('a file is sent plain to a client that takes no compression', async () => {
  const app = await startWeb()
  const answer = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br;q=0' } })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.payload).toBe('let a = 1')
})

test('the data of a page says of which build it is, so that a tab of another loads the page whole', async () => {
  const app = await startWeb()
  expect((await app.inject('/page.data')).headers['x-build']).toBe('b1')
  expect((await app.inject('/page')).headers['x-build']).toBeUndefined()
})

test('R-BP-1: a process with too much in hand still sends files of the build and pages that it keeps, which cost it less than a refusal', async () => {
  let level: PressureLevel = 'low'
  await usingProduct({ level: () => level }, async (get) => {
    expect((await get('/shared', READER)).statusCode).toBe(200)
    level = 'high'
    const statuses = await Promise.all(['/assets/a-1.js', '/shared', '/page'].map((url) => get(url, READER)))
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503])
  })
})

test('R-BP-1: a page that was let in is made whole, also when the process has too much in hand before its calls are answered', async () => {
  // The door looks, then what renders pages: both let it in.
  const levels: PressureLevel[] = ['low', 'low']
  const features: Feature[] = [({ fastify }) => void fastify.get('/api/v1/who', async () => 'somebody')]
  await usingProduct({ level: () => levels.shift() ?? 'high', features }, async (get) => {
    expect((await get('/needs-calls', READER)).payload).toBe('somebody')
    expect((await get('/api/v1/who', READER)).statusCode).toBe(503)
  })
})

const sign = (words: string) => createHash('sha256').update(words).digest('base64url')

const READER = { accept: 'text/html,application/xhtml+xml' }

test.each([
  ['/tools/college-predictor?main=12000', 'en', 'Too many people right now. Try again in a minute.'],
  ['/hi/tools/college-predictor', 'hi', 'अभी बहुत भीड़ है। एक मिनट में फिर कोशिश करें।'],
])(
  'R-BP-1: who is turned away from %s reads a page that comes again by itself, in their language',
  async (url, language, words) => {
    await usingBusyProduct(async (get) => {
      const answer = await get(url, READER)
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        503,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(answer.payload).toContain(`<html lang="${language}">`)
      expect(answer.payload).toContain(`<h1>${words}</h1>`)
      const seconds = Number(/http-equiv="refresh" content="(\d+)"/.exec(answer.payload)?.[1])
      expect([seconds >= 4 && seconds < 10, String(seconds)]).toEqual([true, answer.headers['retry-after']])
    })
  },
)

test('who is turned away keeps the place, reads how many came earlier, and goes in before who comes later', async () => {
  let level: PressureLevel = 'high'
  let nowMs = 1_800_000_000_000
  const line = new WaitingLine({
    sign,
    nowMs: () => {
      nowMs += 1
      return nowMs
    },
  })
  await usingProduct({ level: () => level, line }, async (get) => {
    const turned = async (cookie = '') => {
      const answer = await get('/hi/page', { ...READER, cookie })
      const [place = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
      return { status: answer.statusCode, text: answer.payload, place, line: answer.headers['set-cookie'] }
    }
    const [first, second] = [await turned(), await turned()]
    expect(first.line).toMatch(/^__Host-place=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=1800$/)
    expect(first.text).toContain('अगली बारी आपकी है।')
    expect(second.text).toContain('आपसे पहले लगभग 1 लोग हैं।')
    level = 'rising'
    expect([(await turned()).status, (await get('/page', { accept: '*/*' })).statusCode]).toEqual([503, 200])
    nowMs += 250
    expect([(await turned(second.place)).status, (await turned(first.place)).status]).toEqual([503, 200])
    nowMs += 250
    expect((await turned(second.place)).status).toBe(200)
  })
})

test('WEB-07: the page for who is turned away allows its own style alone, and nothing of the request stands in it', async () => {
  await usingBusyProduct(async (get) => {
    const answer = await get('/events?%3Cscript%3E=%22onload', READER)
    const style = /<style>([\s\S]*)<\/style>/.exec(answer.payload)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.payload).not.toMatch(/onload|<script|src=/)
  })
})

test.each([
  ['en-IN,en;q=0.9,hi;q=0.8', 'en', 'This part is down for a moment.', '/tools/college-predictor'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi', 'यह हिस्सा थोड़ी देर के लिए बंद है।', '/hi/tools/college-predictor'],
])(
  'without the database a page of signed-in people says so and comes again by itself, to who reads %s',
  async (accepted, language, words, predictor) => {
    const app = await startWeb({ isDatabaseThere: async () => false })
    const headers = { ...READER, 'accept-language': accepted }
    for (const url of ['/mentee-dashboard/planner', '/mentor-dashboard', '/admin/users?page=2']) {
      const answer = await app.inject({ url, headers })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
      expect(answer.payload).toContain(`<html lang="${language}">`)
      expect(answer.payload).toContain(`<h1>${words}</h1>`)
      expect(answer.payload).toContain(`href="${predictor}"`)
      expect(answer.payload).toContain(`http-equiv="refresh" content="${answer.headers['retry-after']}"`)
    }
    expect((await app.inject({ url: '/administration', headers })).statusCode).toBe(200)
  },
)

test('a page that could not be made because a call met no database is a 503 that comes again, and no fault of ours', async () => {
  const app = await startWeb({ isDatabaseThere: async () => false })
  app.get('/api/v1/who', (_request, reply) => reply.code(503).send({ code: 'UNAVAILABLE' }))
  const broken = await app.inject({ url: '/needs-calls', headers: READER })
  expect([broken.statusCode, broken.headers['retry-after']]).toEqual([503, expect.any(String)])
  expect(broken.payload).toContain('This part is down for a moment.')
  const partial = await app.inject({ url: '/calls', headers: READER })
  expect([partial.statusCode, partial.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('who asks for more pages than an address may reads that they come again, and pages that are kept stay open', async () => {
  const buildFolder = await writeBuild()
  const product = await startApp({
    // A thousandth of 3,000 pages in a minute.
    config: { rateLimitScale: 0.001 },
    features: [
      ({ fastify, limits }) => void fastify.register((inner) => mountWeb(inner, { ...PLAIN, buildFolder, limits })),
    ],
  })
  const get = (url: string, more = {}) => product.app.fastify.inject({ url, headers: READER, ...more })
  for (const url of ['/shared', '/one', '/two']) expect((await get(url)).statusCode).toBe(200)
  const refused = await get('/three')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^[4-9]$/)])
  expect(refused.payload).toContain('<h1>Too many people right now. Try again in a minute.</h1>')
  expect((await get('/three', { headers: { accept: '*/*' } })).json()).toMatchObject({ code: 'RATE_LIMITED' })
  expect((await get('/shared')).statusCode).toBe(200)
  expect((await get('/three', { remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
  await product.stop()
})

test('R-BP-1: programs that are turned away are told so as data, with the same status', async () => {
  await usingBusyProduct(async (get) => {
    const asked = await Promise.all([get('/events', { accept: '*/*' }), get('/api/v1/events', READER)])
    expect(asked.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [503, 'UNAVAILABLE'],
      [503, 'UNAVAILABLE'],
    ])
  })
})

test('a file that is not in the build is not there, and nobody keeps that: the next process may have it', async () => {
  const app = await startWeb()
  const { statusCode, headers } = await app.inject({ url: '/assets/gone.js' })
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})

test.each(['/assets/../../server/index.js', '/assets/%2e%2e/%2e%2e/server/index.js', '//server/index.js'])(
  'no path leads out of the browser’s files: %s',
  async (url) => {
    const app = await startWeb()
    expect((await app.inject({ url })).payload).not.toContain('openPages')
  },
)

test('an unknown path of the api is left to the api', async () => {
  const app = await startWeb()
  const answer = await app.inject({ url: '/api/v1/nothing' })
  expect([answer.statusCode, answer.payload]).toEqual([404, 'the api says no'])
})

test('a page is compressed for who takes it, and not sent again to who has it', async () => {
  const app = await startWeb()
  const first = await app.inject({ url: '/page', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(PAGE)
  const zipped = await app.inject({ url: '/page', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(PAGE)
  const again = await app.inject({ url: '/page', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('a page is packed fast for its first reader and small for the second where nobody else waits, and never again', async () => {
  const app = await startWeb()
  expect(packedAt(5).length).toBeLessThan(packedAt(3).length)
  expect(await readLong(app)).toEqual(packedAt(4))
  expect(await readLong(app)).toEqual(packedAt(5))
  expect(await readLong(app)).toEqual(packedAt(5))
})

test('of many who ask at once for pages, all but one read theirs packed fastest until somebody asks again', async () => {
  const app = await startWeb()
  const many = Array.from({ length: 5 }, (_, at) => `/${at}/long-shared`)
  const lengths = (await Promise.all(many.map((url) => readLong(app, url)))).map(({ length }) => length)
  const [fastest, fast, small] = [packedAt(3).length, packedAt(4).length, packedAt(5).length]
  expect(lengths.sort((a, b) => a - b)).toEqual([fast, fastest, fastest, fastest, fastest].sort((a, b) => a - b))
  for (const url of many) expect((await readLong(app, url)).length).toBe(small)
})

test('the call of a loader is answered in process, in the name of the caller', async () => {
  const app = await startWeb()
  app.get('/api/v1/who', (request, reply) => reply.send({ cookie: request.headers.cookie, ip: request.ip }))
  const answer = await app.inject({ url: '/calls', headers: { cookie: 'a=b' }, remoteAddress: '10.1.2.3' })
  expect(JSON.parse(answer.payload)).toEqual({ cookie: 'a=b', ip: '10.1.2.3' })
})

test('what comes with a page comes with no file and no call', async () => {
  const app = await startWeb({ beforePage: (path, _request, reply) => void reply.header('x-page', path) })
  expect((await app.inject('/page?a=1')).headers['x-page']).toBe('/page')
  expect((await app.inject('/assets/a-1.js')).headers['x-page']).toBeUndefined()
  expect((await app.inject('/api/v1/none')).headers['x-page']).toBeUndefined()
})

const rendered = (answer: LightMyRequestResponse) => /page (\d+) of/.exec(answer.payload)?.[1]

test('a page that may be shared is rendered once, however many ask at once and whoever asks, until something is changed', async () => {
  const app = await startWeb()
  app.post('/api/v1/plans', async () => ({}))
  app.post('/api/v1/auth/login', async () => ({}))
  const ask = (cookie?: string) => app.inject({ url: '/shared', headers: cookie === undefined ? {} : { cookie } })
  const crowd = await Promise.all(['a=1', 'a=2', undefined].map(ask))
  expect(crowd.map(rendered)).toEqual(['1', '1', '1'])
  expect(crowd.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('public, max-age=60'))
  await app.inject({ method: 'POST', url: '/api/v1/auth/login' })
  expect(rendered(await ask())).toBe('1')
  await app.inject({ method: 'POST', url: '/api/v1/plans' })
  expect(rendered(await ask())).toBe('2')
})

test('a page is rendered anew when what all pages depend on has changed, and when it may be shared no longer', async () => {
  let version = 'book one'
  const app = await startWeb({ pageVersion: async () => version })
  const ask = async (url: string) => rendered(await app.inject(url))
  expect([await ask('/shared'), await ask('/shared')]).toEqual(['1', '1'])
  version = 'book two'
  expect(await ask('/shared')).toBe('2')
  expect([await ask('/own'), await ask('/own')]).toEqual(['3', '4'])
  expect([await ask('/mentee-dashboard/shared'), await ask('/mentee-dashboard/shared')]).toEqual(['5', '6'])
})

test('pages go when their time is over, and those not asked for longest when there is no more room', () => {
  let nowMs = 0
  const pages = new CachedPages(() => nowMs)
  const page = (bytes: number) => cachedPage([], Buffer.alloc(bytes))
  pages.add('/a', { page: page(20_000_000), version: '' }, 'public, max-age=30')
  pages.add('/b', { page: page(20_000_000), version: '' }, 'public, max-age=60')
  const there = () => ['/a', '/b', '/c'].map((url) => pages.find(url, '') !== undefined)
  expect(there()).toEqual([true, true, false])
  pages.find('/a', '')
  pages.add('/c', { page: page(20_000_000), version: '' }, 'public, max-age=60')
  expect(there(), '48 MB hold two of these').toEqual([true, false, true])
  nowMs = 30_000
  expect(there()).toEqual([false, false, true])
})

test.each([
  ['/page?utm_source=chat&rank=5&fbclid=x', '/page?rank=5'],
  ['/page?utm_medium=a', '/page'],
])('a page under an address that a campaign has added to leads to its own: %s', async (url, to) => {
  const app = await startWeb()
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
  expect((await app.inject('/page?clidish=1&mc_x=2')).statusCode).toBe(200)
})

test.each([
  ['/seat?main=5&ref=friend&state=Goa', '/seat?main=5&state=Goa'],
  ['/seat?ref=friend', '/seat'],
  ['/seat?utm_source=chat&main=5?&x', '/seat?main=5?'],
])('what a page does not read of its address leads to the address without it: %s', async (url, to) => {
  const app = await startWeb()
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
  expect((await app.inject(to)).statusCode).toBe(200)
  expect((await app.inject('/seat?m%61in=5')).statusCode, 'a name written with escapes is read').toBe(200)
})

async function readLong(app: FastifyInstance, url = '/long-shared'): Promise<Buffer> {
  return (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).rawPayload
}

function packedAt(quality: number): Buffer {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: LONG_PAGE.length }
  return brotliCompressSync(LONG_PAGE, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: quality } })
}

type Get = (url: string, headers: Record<string, string>) => Promise<LightMyRequestResponse>

/** The whole product with more in hand than it can do. */
function usingBusyProduct(look: (get: Get) => Promise<void>): Promise<void> {
  return usingProduct({ level: () => 'high' }, look)
}

async function usingProduct(
  {
    level,
    line,
    features = [],
  }: Pick<Pressure, 'level'> & Pick<WebOptions, 'line'> & { features?: readonly Feature[] },
  look: (get: Get) => Promise<void>,
): Promise<void> {
  const buildFolder = await writeBuild()
  const web: Feature = ({ fastify, pressure }) =>
    void fastify.register((inner) => mountWeb(inner, { ...PLAIN, buildFolder, pressure, ...(line && { line }) }))
  const product = await startApp({ pressure: { level, stop: () => undefined }, features: [...features, web] })
  await look((url, headers) => product.app.fastify.inject({ url, headers }))
  await product.stop()
}

const PLAIN = { origin: 'http://127.0.0.1', isProduction: false, reportError: () => undefined }

async function startWeb(options: Pick<WebOptions, 'beforePage' | 'isDatabaseThere' | 'pageVersion'> = {}) {
  const app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('the api says no'))
  await mountWeb(app, { ...PLAIN, buildFolder: await writeBuild(), ...options })
  return app
}

/** The pages of a build that holds one script and a module that answers every path with `PAGE`. @returns its folder */
async function writeBuild(): Promise<string> {
  const buildFolder = await mkdtemp(join(tmpdir(), 'sopaan-web-'))
  await mkdir(join(buildFolder, 'client', 'assets'), { recursive: true })
  await mkdir(join(buildFolder, 'server'))
  await writeFile(join(buildFolder, 'client', 'assets', 'a-1.js'), 'let a = 1')
  await writeFile(join(buildFolder, 'client', 'assets', 'a-1.js.br'), brotliCompressSync('let a = 1'))
  await writeFile(join(buildFolder, 'client', 'assets', 'run-book-worker-1.js'), 'let b = 1')
  await writeFile(
    join(buildFolder, 'server', 'index.js'),
    `const html = (body) => new Response(body, { headers: { 'content-type': 'text/html' } })
     const shared = { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' }
     let count = 0
     const numbered = (headers) => { count += 1; return new Response('page ' + count + ' of this build', { headers }) }
     const answer = async (request, transport) => {
       if (request.url.endsWith('/shared')) return numbered(shared)
       if (request.url.endsWith('/long-shared')) return new Response(${JSON.stringify(LONG_PAGE)}, { headers: shared })
       if (request.url.endsWith('/own')) return numbered({ 'content-type': 'text/html', 'cache-control': 'no-store' })
       if (!request.url.endsWith('calls')) return html(${JSON.stringify(PAGE)})
       const called = await transport({ method: 'GET', url: '/api/v1/who', headers: {}, timeoutMs: 1000 })
       if (request.url.endsWith('/needs-calls') && called.status !== 200) return new Response('broken', { status: 500 })
       return html(called.text)
     }
     export const assets = { version: 'b1' }
     const parametersOf = (path) => path === '/seat' ? new Set(['main', 'state']) : undefined
     export const entry = { module: { openPages: () => ({ answer, parametersOf }) } }`,
  )
  return buildFolder
}
