import { createHash, createHmac } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Where files of people are kept: outside the web root, under names of ours alone. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  has: (key: string) => Promise<boolean>
  /** Undefined where nothing is kept under the key. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Removing what is not there is no mistake. */
  remove: (key: string) => Promise<void>
}

/** A key: a folder and random letters. Nothing a person typed can be one. */
const KEY = /^[a-z]+\/[\w-]{22,43}$/
const S3_TIMEOUT_MS = 5_000

/** A file could not be read or written just now: no room, no network, a store that is down. Worth a try later. */
export class FileStoreAway extends Error {}

/** What a file system says that has no room, or is read-only because its disk is failing. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      mkdirSync(join(path, '..'), { recursive: true })
      try {
        await writeFile(`${path}.part`, bytes)
        await rename(`${path}.part`, path)
      } catch (thrown) {
        await rm(`${path}.part`, { force: true })
        if (!(thrown instanceof Error && 'code' in thrown && DISK_CODES.has(String(thrown.code)))) throw thrown
        throw new FileStoreAway('The disk takes no file.', { cause: thrown })
      }
    },
    has: async (key) => existsSync(pathOf(key)),
    get: async (key) => (existsSync(pathOf(key)) ? readFile(pathOf(key)) : undefined),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Files in a bucket that speaks S3. */
export function s3Store(s3: NonNullable<Config['s3']>, now: () => Date): FileStore {
  const ask = async (method: string, key: string, body?: Uint8Array, contentType?: string) => {
    const url = new URL(`/${s3.bucket}/${checkKey(key)}`, s3.endpoint)
    const response = await fetch(url, {
      method,
      headers: {
        ...signed(s3, { method, url, body, now: now() }),
        ...(contentType ? { 'content-type': contentType } : {}),
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(S3_TIMEOUT_MS),
    }).catch((thrown: unknown) => {
      throw new FileStoreAway('The file store does not answer.', { cause: thrown })
    })
    // It is overloaded or starting (5xx, 429); anything else that is no answer is ours to set right.
    if (response.status >= 500 || response.status === 429)
      throw new FileStoreAway(`The file store answered ${response.status}`)
    if (!response.ok && response.status !== 404) throw new Error(`The file store answered ${response.status}`)
    return response
  }
  return {
    put: async (key, bytes, contentType) => {
      const response = await ask('PUT', key, bytes, contentType)
      if (!response.ok) throw new Error('The bucket of the file store is not there.')
    },
    has: async (key) => {
      const response = await ask('HEAD', key)
      if (!response.ok && response.status !== 404) throw new Error('The bucket of the file store does not answer.')
      return response.ok
    },
    get: async (key) => {
      const response = await ask('GET', key)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    remove: async (key) => void (await ask('DELETE', key)),
  }
}

/** The key itself, where a store takes it: a folder and a name. @throws for any other */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a key of the file store.')
  return key
}

type Signing = { method: string; url: URL; body: Uint8Array | undefined; now: Date }

/** Headers of AWS Signature Version 4 over host, date and content. */
function signed(s3: NonNullable<Config['s3']>, { method, url, body, now }: Signing): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = stamp.slice(0, 8)
  const content = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  const names = 'host;x-amz-content-sha256;x-amz-date'
  const canonical = [
    method,
    url.pathname,
    '',
    `host:${url.host}`,
    `x-amz-content-sha256:${content}`,
    `x-amz-date:${stamp}`,
    '',
    names,
    content,
  ].join('\n')
  const scope = `${day}/${s3.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = [day, s3.region, 's3', 'aws4_request'].reduce<Buffer>(
    (inner, part) => createHmac('sha256', inner).update(part).digest(),
    Buffer.from(`AWS4${s3.secretAccessKey}`),
  )
  const signature = createHmac('sha256', key).update(toSign).digest('hex')
  return {
    'x-amz-content-sha256': content,
    'x-amz-date': stamp,
    authorization: `AWS4-HMAC-SHA256 Credential=${s3.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
