import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#api/deps.ts'

/** The row behind the address of a calendar; its version rises with every new address. */
export type CalendarFeed = { id: string; version: number }

/**
 * The secret part of a feed's address: 256 bits that are kept nowhere.
 * @param noun  whose feeds they are, so that no secret opens the feed of another
 */
export function feedSecret(deps: Deps, noun: string, { id, version }: CalendarFeed): string {
  return createHmac('sha256', deps.config.secretKey).update(`${noun}-feed!${id}!${version}`).digest('base64url')
}

/**
 * Whether the end of an address opens a feed; takes as long for every wrong one.
 * @param file  secret and `.ics`
 * @param at    the feed of the address, and its id where there is none
 */
export function opensFeed(deps: Deps, noun: string, file: string, at: { id: string; feed: CalendarFeed | undefined }) {
  const given = Buffer.from(file.replace(/\.ics$/, ''))
  const wanted = Buffer.from(feedSecret(deps, noun, at.feed ?? { id: at.id, version: 0 }))
  return at.feed !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}
