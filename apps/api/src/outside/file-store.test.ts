import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type FileStore, FileStoreAway, folderStore, s3Store } from './file-store.ts'

const KEY = 'pictures/AbCdEfGhIjKlMnOpQrStUvWx'
const FULL_KEY = 'pictures/FuLlEfGhIjKlMnOpQrStUvWx'
const folder = mkdtempSync(join(tmpdir(), 'sopaan-files-'))
const seen: {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  date: string | string[] | undefined
}[] = []
const storedFile = new Map<string, Buffer>()
const bucket = createServer(async (request, answer) => {
  const { method, url = '', headers } = request
  seen.push({ method, url, authorization: headers.authorization, date: headers['x-amz-date'] })
  if (method === 'PUT') storedFile.set(url, await bodyOf(request))
  if (method === 'DELETE') storedFile.delete(url)
  const found = storedFile.get(url)
  const isRead = method === 'GET' || method === 'HEAD'
  answer.writeHead(isRead && !found ? 404 : 200).end(isRead ? found : undefined)
})
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
bucket.listen(0, '127.0.0.1')
await once(bucket, 'listening')
const portOf = (server: Server) => {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const s3 = {
  endpoint: `http://127.0.0.1:${portOf(bucket)}`,
  bucket: 'files',
  region: 'ap-south-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI',
}
const stores: [string, FileStore][] = [
  ['a folder', folderStore(folder)],
  ['a bucket', s3Store(s3, () => new Date('2026-06-02T05:30:00.000Z'))],
]

test.each(stores)('%s gives back what was put, and nothing once it is removed', async (_name, store) => {
  expect([await store.has(KEY), await store.get(KEY)]).toEqual([false, undefined])
  await store.put(KEY, Buffer.from('bytes'), 'image/webp')
  expect(await store.has(KEY)).toBe(true)
  expect((await store.get(KEY))?.toString()).toBe('bytes')
  await store.remove(KEY)
  await store.remove(KEY)
  expect([await store.has(KEY), await store.get(KEY)]).toEqual([false, undefined])
})

test.each(stores)('FILE-05: %s takes no name that a person could have typed', async (_name, store) => {
  for (const key of ['../../etc/passwd', 'pictures/../x', 'pictures/a%00.jpg', 'x', 'pictures/short']) {
    await expect(async () => store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('Not a key')
  }
})

test('a folder holds whole files alone', async () => {
  const store = folderStore(folder)
  await store.put(KEY, Buffer.from('bytes'), 'image/webp')
  expect(readdirSync(join(folder, 'pictures'))).toEqual([KEY.slice('pictures/'.length)])
})

test('CH-05: a disk without room is no fault of ours and leaves no part of a file', async () => {
  if (!existsSync('/dev/full')) return
  // What is written to the part of this file meets a disk that is full.
  const path = join(folder, `${FULL_KEY}.part`)
  symlinkSync('/dev/full', path)
  await expect(folderStore(folder).put(FULL_KEY, Buffer.from('bytes'), 'image/webp')).rejects.toThrow(FileStoreAway)
  expect(readdirSync(join(folder, 'pictures')).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('CH-05: a bucket that is down, or that nobody answers for, is worth a try later', async () => {
  const down = createServer((_request, answer) => answer.writeHead(503).end())
  down.listen(0, '127.0.0.1')
  await once(down, 'listening')
  const of = (port: number) => s3Store({ ...s3, endpoint: `http://127.0.0.1:${port}` }, () => new Date())
  const port = portOf(down)
  for (const ask of [() => of(port).get(KEY), () => of(port).put(KEY, Buffer.from('x'), 'image/webp')])
    await expect(ask()).rejects.toThrow(FileStoreAway)
  down.close()
  await once(down, 'close')
  await expect(of(port).has(KEY)).rejects.toThrow(FileStoreAway)
})

test('a bucket is asked with a signature over method, path, host, date and content', () => {
  const put = seen.find((request) => request.method === 'PUT')
  expect(put).toMatchObject({ url: `/files/${KEY}`, date: '20260602T053000Z' })
  expect(put?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/20260602\/ap-south-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/,
  )
})
