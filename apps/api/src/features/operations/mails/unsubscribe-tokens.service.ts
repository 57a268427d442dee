import { timingSafeEqual } from 'node:crypto'
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@sopaan/contract/notification-topics'
import type { Deps } from '#api/deps.ts'
import { hmac, listKeys } from '#api/seal.ts'

type Keys = Pick<Deps, 'config'>

/** Whose mails about what a link under a mail ends. */
export type Unsubscribing = { userId: string; topic: NotificationTopic }

/** What the link under a mail carries: it ends mails of one topic to one person and does nothing else, for good. */
export function unsubscribeToken(deps: Keys, { userId, topic }: Unsubscribing): string {
  return `${topic}.${userId}.${sign(deps, `${topic} ${userId}`, deps.config.secretKey).toString('base64url')}`
}

/** What such a token ends; undefined for one that is not ours. */
export function readUnsubscribeToken(deps: Keys, token: string): Unsubscribing | undefined {
  const [named, userId = '', signature = ''] = token.split('.')
  const topic = NOTIFICATION_TOPICS.find((each) => each === named)
  if (topic === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  const isOurs = listKeys(deps).some((key) => {
    const own = sign(deps, `${topic} ${userId}`, key)
    return own.length === given.length && timingSafeEqual(own, given)
  })
  return isOurs ? { userId, topic } : undefined
}

function sign(deps: Keys, words: string, key: Buffer): Buffer {
  return hmac(deps, 'unsubscribe', words, key)
}
