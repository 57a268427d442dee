import https from 'node:https'
import { isPublicUrl, lookupPublic, NotPublic } from './public-address.ts'

/** Reads calendars of people at addresses that they gave. */
export type CalendarFeeds = {
  /** @throws {FeedRefused} whatever went wrong: the address, the way there, the answer */
  read: (url: string) => Promise<string>
}

/** A calendar that was not read, and why, in a word that its owner may be told. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused'
  readonly why: 'address' | 'unreachable' | 'answer' | 'size'

  constructor(why: FeedRefused['why'], options?: ErrorOptions) {
    super(`The calendar was not read: ${why}.`, options)
    this.why = why
  }
}

/** Source of the limits: decision C28. */
const TIMEOUT_MS = 5_000
const BYTES_MAX = 1_000_000

/**
 * The internet, asked with care: the name is looked up once and only public addresses are called, so that a name cannot
 * point inside; no redirect is followed; 5 s and 1 MB at most.
 */
export const internetFeeds: CalendarFeeds = {
  read: (url) => {
    if (!isPublicUrl(url)) return Promise.reject(new FeedRefused('address'))
    return sendRequest(url)
  },
}

function sendRequest(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = https.request(
      url,
      { lookup: lookupPublic, headers: { accept: 'text/calendar', 'user-agent': 'Sopaan' }, agent: false },
      (answer) => {
        const parts: Buffer[] = []
        let bytes = 0
        if (answer.statusCode !== 200) {
          asked.destroy(new FeedRefused('answer'))
          return
        }
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > BYTES_MAX) asked.destroy(new FeedRefused('size'))
          else parts.push(part)
        })
        answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
        answer.on('error', reject)
      },
    )
    const timer = setTimeout(() => asked.destroy(new FeedRefused('unreachable')), TIMEOUT_MS)
    asked.on('error', (error) => reject(refusalOf(error)))
    asked.on('close', () => clearTimeout(timer))
    asked.end()
  })
}

function refusalOf(error: Error): FeedRefused {
  if (error instanceof FeedRefused) return error
  return new FeedRefused(error instanceof NotPublic ? 'address' : 'unreachable', { cause: error })
}
