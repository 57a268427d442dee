import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import { type PublicPost, postPublic } from './public-request.ts'

/** A browser that somebody is told on: where its push service is, and the keys that it alone can read with (RFC 8291). */
export type PushTarget = { endpoint: string; publicKey: string; authSecret: string }

/** What is sent to it, as text, and how the push service is to treat it. */
export type OutgoingPush = {
  payload: string
  /** How long a browser that is off may still get it, seconds. */
  ttlSeconds: number
  /** Whether a phone that sleeps is to be woken. */
  isUrgent: boolean
  /** One that waits is replaced by a later one of the same topic: at most 32 characters of base64url. */
  topic: string
}

/** How a push service answered: `gone` for good; `refused`, as it was sent; `later`, not now. */
export type PushAnswer =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; reason: string; afterSeconds: number }

/** Sends notices to browsers through their push services. */
export type Pusher = {
  /** With which browsers subscribe, base64url. */
  publicKey: string
  send: (target: PushTarget, push: OutgoingPush) => Promise<PushAnswer>
}

/** A push service that says not now is believed for so long at most, seconds. */
const LATER_MAX_SECONDS = 6 * 3_600
/** What is over and what will never be there. Source: RFC 8030, 7.3; some services answer 404. */
const GONE = [404, 410]
const NOT_NOW = [408, 425, 429]

/** The key of this deployment: as its setting says, else made from the secret key; none in production without the setting. */
export function pushKeyOf({ pushKey, isProduction, secretKey }: Config): Buffer | undefined {
  if (pushKey !== undefined || isProduction) return pushKey
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'sopaan!push', 32))
}

/**
 * Web Push (RFC 8030) with a message that the browser alone can read (RFC 8291), signed by our key (RFC 8292).
 * @param subject  whom a push service may write to about it: an https address of ours, or a mailbox
 */
export function webPusher(
  { key, subject }: { key: Buffer; subject: string },
  request: PublicPost = postPublic,
): Pusher {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(key)
  const publicKey = pair.getPublicKey('base64url')
  const vapidDetails = { subject, publicKey, privateKey: key.toString('base64url') }
  return {
    publicKey,
    send: async (target, push) => {
      const sealed = sealPush(target, push, vapidDetails)
      if (sealed === undefined) return { kind: 'refused', status: 400 }
      try {
        return answerOf(await request(target.endpoint, sealed))
      } catch (thrown) {
        return { kind: 'later', reason: thrown instanceof Error ? thrown.message : String(thrown), afterSeconds: 0 }
      }
    },
  }
}

/** The message as the browser alone can read it; undefined where what it gave as its keys are none. */
function sealPush(
  { endpoint, publicKey: p256dh, authSecret: auth }: PushTarget,
  { payload, ttlSeconds, isUrgent, topic }: OutgoingPush,
  vapidDetails: webPush.VapidKeys & { subject: string },
): { headers: Record<string, string>; body: Buffer } | undefined {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: ttlSeconds,
      urgency: isUrgent ? 'high' : 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    })
    return { headers: textsOf(headers), body: Buffer.from(body ?? '') }
  } catch {
    // The library refuses a point that is not on the curve only when it computes with it.
    return undefined
  }
}

/** Whom a push service writes to: our site, or where that is this machine alone, the sender of our mails. */
export function pushSubjectOf({ publicWebUrl, mailFrom }: Pick<Config, 'publicWebUrl' | 'mailFrom'>): string {
  if (publicWebUrl.startsWith('https://')) return publicWebUrl
  return `mailto:${/[^<>\s]+@[^<>\s]+/.exec(mailFrom)?.[0] ?? ''}`
}

function answerOf({ status, retryAfter }: Awaited<ReturnType<PublicPost>>): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (GONE.includes(status)) return { kind: 'gone' }
  if (status >= 400 && status < 500 && !NOT_NOW.includes(status)) return { kind: 'refused', status }
  const seconds = Number(retryAfter ?? 0)
  return {
    kind: 'later',
    reason: `answered ${status}`,
    afterSeconds: Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LATER_MAX_SECONDS) : 0,
  }
}

function textsOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
