import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Pressure, PressureLevel } from '@sopaan/api/http/pressure'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountWeb } from './mount-web.ts'

/** What pages of one site have in common: here forty hashes, which brotli alone makes little smaller. */
const COMMON = Array.from({ length: 40 }, (_, at) => createHash('sha256').update(String(at)).digest('hex')).join(' ')
/** A browser that has no page yet does not say that it could read against one. */
const NEW = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test('a public page is read against the one before it, and is a fraction of itself', async () => {
  const app = await startSite()
  const first = await app.inject({ url: '/seats/1', headers: NEW })
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.headers['use-as-dictionary']).toBe('match="/*", match-dest=("document" "style")')
  const before = brotliDecompressSync(first.rawPayload)
  const second = await app.inject({ url: '/seats/2', headers: having(before) })
  expect(second.headers['content-encoding']).toBe('dcb')
  expect(second.headers.vary).toBe('accept-encoding, available-dictionary')
  expect(second.headers['cache-control'], 'no edge may hand it to who has another page').toBe('private, max-age=60')
  expect(second.headers['x-accel-expires'], 'but our own, to who has the same').toBe('60')
  expect(readAgainst(before, second.rawPayload)).toBe(`<p>seat 2 ${COMMON}</p>`)
  expect(first.rawPayload.length).toBeGreaterThan(1_000)
  expect(second.rawPayload.length).toBeLessThan(100)
})

test('the style sheet that follows a page is read against it, one of another kind of file is not', async () => {
  const app = await startSite()
  const page = brotliDecompressSync((await app.inject({ url: '/seats/1', headers: NEW })).rawPayload)
  const sheet = await app.inject({ url: '/assets/a-1.css', headers: having(page) })
  expect([sheet.headers['content-encoding'], sheet.headers['cache-control']]).toEqual([
    'dcb',
    'private, max-age=31536000, immutable',
  ])
  expect(readAgainst(page, sheet.rawPayload)).toBe(`.a{} ${COMMON}`)
  const script = await app.inject({ url: '/assets/a-1.js', headers: having(page) })
  expect(script.headers['content-encoding']).toBe('br')
})

test.each([
  ['another process sent', having(Buffer.from('never sent here'))],
  ['the browser cannot read against', { ...having(Buffer.from(pageOf('1'))), 'accept-encoding': 'br, dcb;q=0' }],
  ['is named in no way that is agreed on', { ...having(Buffer.from('')), 'available-dictionary': 'seats' }],
])('a page goes out whole where the one before it %s', async (_, headers) => {
  const app = await startSite()
  await app.inject({ url: '/seats/1', headers: NEW })
  const answer = await app.inject({ url: '/seats/2', headers })
  expect([answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual(['br', 'public, max-age=60'])
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(pageOf('2'))
})

test('a process with too much in hand packs a kept page against none: it has it packed for everybody', async () => {
  let level: PressureLevel = 'low'
  const app = await startSite({ level: () => level })
  const page = brotliDecompressSync((await app.inject({ url: '/seats/1', headers: NEW })).rawPayload)
  level = 'high'
  expect((await app.inject({ url: '/seats/1', headers: having(page) })).headers['content-encoding']).toBe('br')
})

test('a page of one person is no dictionary, and one of a dashboard is read against none', async () => {
  const app = await startSite()
  const page = brotliDecompressSync((await app.inject({ url: '/seats/1', headers: NEW })).rawPayload)
  const own = await app.inject({ url: '/choice-list', headers: having(page) })
  expect([own.headers['content-encoding'], own.headers['use-as-dictionary']]).toEqual(['dcb', undefined])
  expect(own.headers['x-accel-expires'], 'no edge has it').toBeUndefined()
  const dashboard = await app.inject({ url: '/mentee-dashboard', headers: having(page) })
  expect([dashboard.headers['content-encoding'], dashboard.headers['use-as-dictionary']]).toEqual(['br', undefined])
})

function pageOf(name: string): string {
  return `<p>seat ${name} ${COMMON}</p>`
}

/** What a browser says that has a page. */
function having(page: Buffer): Record<string, string> {
  const hash = createHash('sha256').update(page).digest('base64')
  return { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz', 'available-dictionary': `:${hash}:` }
}

/** As RFC 9842 has it in section 4: four bytes, the hash of the dictionary, and brotli. */
function readAgainst(dictionary: Buffer, packed: Buffer): string {
  expect(packed.subarray(0, 4).toString('hex')).toBe('ff444342')
  expect(packed.subarray(4, 36)).toEqual(createHash('sha256').update(dictionary).digest())
  const options = { params: {}, dictionary }
  return brotliDecompressSync(packed.subarray(36), options).toString()
}

async function startSite(pressure?: Pick<Pressure, 'level'>) {
  const app = Fastify()
  const buildFolder = await mkdtemp(join(tmpdir(), 'sopaan-site-'))
  const assets = join(buildFolder, 'client', 'assets')
  await mkdir(assets, { recursive: true })
  await mkdir(join(buildFolder, 'server'))
  for (const name of ['a-1.css', 'a-1.js']) {
    const text = name.endsWith('css') ? `.a{} ${COMMON}` : `'${COMMON}'`
    await writeFile(join(assets, name), text)
    await writeFile(join(assets, `${name}.br`), brotliCompressSync(text))
  }
  await writeFile(
    join(buildFolder, 'server', 'index.js'),
    `const answer = async (request) => {
       const path = new URL(request.url).pathname
       const kept = path.startsWith('/seats/') ? 'public, max-age=60' : 'no-store'
       const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': kept }
       return new Response('<p>seat ' + path.split('/').at(-1) + ' ${COMMON}</p>', { headers })
     }
     export const assets = { version: 'b1' }
     export const entry = { module: { openPages: () => ({ answer, parametersOf: () => undefined }) } }`,
  )
  const options = { origin: 'http://127.0.0.1', isProduction: false, reportError: () => undefined }
  await mountWeb(app, { buildFolder, ...options, ...(pressure && { pressure }) })
  return app
}
