import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { researchAnswer } from '@sopaan/contract/research'
import * as z from 'zod/mini'
import { acceptsEncoding, entityTag, Prepared } from '#api/http/prepared.ts'
import type { RequestContext } from '#api/http/serve.ts'

const DATA = new URL('../../../../../../data/', import.meta.url)
const RESEARCH = new URL('research.json', DATA)
const SAID_AND_CAME = new URL('said-and-came.csv.br', DATA)

const CSV = { name: 'said-and-came.csv', contentType: 'text/csv; charset=utf-8; header=present' }

const unpack = promisify(brotliDecompress)

/** The figures of the back-test against plain baselines, as they were worked out when the shipped book was compiled. */
export async function prepareResearch(): Promise<Prepared> {
  const seasons: unknown = JSON.parse(await readFile(RESEARCH, 'utf8'))
  const body = JSON.stringify(z.parse(researchAnswer, { seasons }))
  return new Prepared(body, { etag: entityTag(body) })
}

let packed: Promise<{ bytes: Buffer; etag: string }> | undefined

/** What was said and what came, a line a seat pool: kept compressed, unpacked for the few clients that cannot. */
export async function downloadSaidAndCame(request: RequestContext): Promise<Prepared> {
  packed ??= readFile(SAID_AND_CAME).then((bytes) => ({ bytes, etag: entityTag(bytes) }))
  const { bytes, etag } = await packed
  request.setHeader('content-disposition', `attachment; filename="${CSV.name}"`)
  const isPacked = acceptsEncoding(request.header?.('accept-encoding'), 'br')
  const body = isPacked ? '' : await unpack(bytes)
  return new Prepared(body, { etag, contentType: CSV.contentType, brotli: bytes })
}
