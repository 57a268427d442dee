import { NotReached, requestPublic } from './public-request.ts'

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

/** Source: decision C28. */
const LIMITS = { timeoutMs: 5_000, bytesMax: 1_000_000 }

/** The internet, asked with care. */
export const internetFeeds: CalendarFeeds = {
  read: async (url) => {
    try {
      const { status, text } = await requestPublic({ method: 'GET', url, headers: { accept: 'text/calendar' } }, LIMITS)
      if (status !== 200) throw new FeedRefused('answer')
      return text
    } catch (thrown) {
      throw thrown instanceof NotReached ? new FeedRefused(thrown.why, { cause: thrown }) : thrown
    }
  },
}
