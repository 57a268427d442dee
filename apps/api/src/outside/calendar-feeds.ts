import { lookup as lookUp } from 'node:dns'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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
const HTTPS_PORT = '443'

/** Addresses that are nobody's on the open internet. Source: IANA special-purpose address registries. */
const CLOSED = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv4')

/** Of the second kind only what is handed out to networks is open: 2000::/3 without tunnels, documentation and test nets. */
const OPEN_6 = new BlockList()
OPEN_6.addSubnet('2000::', 3, 'ipv6')
const CLOSED_6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_6.addSubnet(net, bits, 'ipv6')

/** Whether an address of the network belongs to the open internet (API-14: no request to our own house or a cloud's). */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !CLOSED.check(address, 'ipv4')
  return version === 6 && OPEN_6.check(address, 'ipv6') && !CLOSED_6.check(address, 'ipv6')
}

/** Whether an address of a calendar is one we would ask: https, its usual port, no name and password, a host with a dot. */
export function isFeedUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  if (url.port !== '' && url.port !== HTTPS_PORT) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? host.includes('.') : isPublicAddress(host)
}

/**
 * The internet, asked with care: the name is looked up once and only public addresses are called, so that a name cannot
 * point inside; no redirect is followed; 5 s and 1 MB at most.
 */
export const internetFeeds: CalendarFeeds = {
  read: (url) => {
    if (!isFeedUrl(url)) return Promise.reject(new FeedRefused('address'))
    return sendRequest(url)
  },
}

const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => !isPublicAddress(address))) {
      return done(new FeedRefused('address'), '', 0)
    }
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
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
    asked.on('error', (error) =>
      reject(error instanceof FeedRefused ? error : new FeedRefused('unreachable', { cause: error })),
    )
    asked.on('close', () => clearTimeout(timer))
    asked.end()
  })
}
