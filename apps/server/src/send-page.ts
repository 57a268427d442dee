import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDashboard } from './busy-page.ts'
import type { CachedPage, CachedPages } from './cached-pages.ts'
import { packPage } from './pack-page.ts'
import { type PageDictionaries, sendAgainstDictionary } from './page-dictionaries.ts'

/** Below this a packet is not saved, bytes. */
const COMPRESS_FROM_BYTES = 1024

type Encoding = 'br' | 'gzip' | undefined
type Sending = { page: CachedPage; pages: CachedPages; dictionaries: PageDictionaries }

/** Sends a page as small as its reader takes it: against the page before it, compressed, or as it is. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, sending: Sending): Promise<FastifyReply> {
  const { page, pages, dictionaries } = sending
  for (const [name, value] of page.headers) reply.header(name, value)
  if (page.body.length === 0) return reply.send()
  reply.header('vary', 'accept-encoding')
  if (reply.statusCode === 200) reply.header('etag', page.etag)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = page.body.length < COMPRESS_FROM_BYTES ? undefined : acceptedEncoding(request)
  if (encoding === undefined) return reply.send(page.body)
  if (!isDashboard(request.url.split('?', 1)[0] ?? '/')) {
    const packed = await dictionaries.pack(request, page.body)
    if (isShared(reply)) dictionaries.offer(reply, page.body)
    if (packed) return sendAgainstDictionary(reply, packed)
  }
  reply.header('content-encoding', encoding)
  const packed = await packPage(page.body, encoding, page.encoded.get(encoding))
  pages.addEncoded(request.url, page, encoding, packed)
  return reply.send(packed.bytes)
}

/** A page of everybody's. */
function isShared(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '')
  const kept = String(reply.getHeader('cache-control') ?? '')
  return reply.statusCode === 200 && type.startsWith('text/html') && /\bpublic\b/.test(kept)
}

/** The compression that a client takes, the smaller one first. */
export function acceptedEncoding(request: FastifyRequest): Encoding {
  const accepted = (request.headers['accept-encoding'] ?? '').toString()
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : undefined
}
