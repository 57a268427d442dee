import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { PublicPost } from '#api/outside/public-request.ts'
import { type Pusher, type PushTarget, webPusher } from '#api/outside/pusher.ts'

const ORIGIN = 'https://push.example.org'

/** A message as the browser reads it, with what the push service was told of it. */
export type ReceivedPush = {
  endpoint: string
  said: Record<string, unknown>
  ttl: string | undefined
  urgency: string | undefined
}

/** A browser of a test: what it tells the server, and the keys that it keeps. */
type TestBrowser = PushTarget & { ecdh: ReturnType<typeof createECDH> }

/**
 * A push service on this machine alone. It takes what is signed by the server's own key for it, and reads every message with
 * the key of the browser it is for, as that browser would (RFC 8291, RFC 8292).
 */
export type PushService = {
  pusher: Pusher
  received: ReceivedPush[]
  /** A browser that subscribed there. */
  addBrowser: () => PushTarget
  /** What it answers from now on, for every browser or for one. */
  answerWith: (status: number, endpoint?: string) => void
  stop: () => Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const [browsers, received] = [new Map<string, TestBrowser>(), [] as ReceivedPush[]]
  const statuses = new Map<string | undefined, number>()
  const key = createECDH('prime256v1')
  key.generateKeys()
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const browser = browsers.get(`${ORIGIN}${request.url}`)
      const status = browser === undefined ? 404 : (statuses.get(browser.endpoint) ?? statuses.get(undefined) ?? 201)
      if (browser && status === 201) {
        const { authorization = '', ttl, urgency } = request.headers
        checkSignature(authorization, pusher.publicKey)
        const said = JSON.parse(decryptPush(browser, body).toString())
        received.push({ endpoint: browser.endpoint, said, ttl: String(ttl), urgency: String(urgency) })
      }
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A server without a port.')
  const request: PublicPost = async (url, { headers, body }) => {
    const answer = await fetch(url.replace(ORIGIN, `http://127.0.0.1:${address.port}`), {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined }
  }
  const pusher = webPusher({ key: key.getPrivateKey(), subject: 'https://sopaan.test' }, request)
  return {
    pusher,
    received,
    addBrowser: () => {
      const browser = aBrowser()
      browsers.set(browser.endpoint, browser)
      const { ecdh: _, ...target } = browser
      return target
    },
    answerWith: (status, endpoint) => void statuses.set(endpoint, status),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function aBrowser(): TestBrowser {
  const ecdh = createECDH('prime256v1')
  return {
    ecdh,
    endpoint: `${ORIGIN}/send/${randomBytes(16).toString('base64url')}`,
    publicKey: ecdh.generateKeys('base64url'),
    authSecret: randomBytes(16).toString('base64url'),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray())
}

/** @throws {Error} where it is not signed by this key for this service (RFC 8292, 2 and 3) */
function checkSignature(authorization: string, publicKey: string): void {
  const [, token = '', sent] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, sub } = JSON.parse(Buffer.from(body, 'base64url').toString())
  if (sent !== publicKey || !isSigned || aud !== ORIGIN || !sub) throw new Error('A push that is not signed for us.')
}

/** Source: RFC 8291, 3.4 and 4; RFC 8188, 2. */
function decryptPush({ ecdh, authSecret }: TestBrowser, body: Buffer): Buffer {
  const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
  const serverPublic = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverPublic])
  const secret = hkdfSync('sha256', ecdh.computeSecret(serverPublic), Buffer.from(authSecret, 'base64url'), info, 32)
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}
