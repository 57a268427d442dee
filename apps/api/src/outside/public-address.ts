import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const HTTPS_PORT = '443'

/** A name that points somewhere else than the open internet. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic'

  constructor() {
    super('The address is not public.')
  }
}

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

/** Whether an address that a stranger gave is one we would ask: https, its usual port, no name and password, a host with a dot. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  if (url.port !== '' && url.port !== HTTPS_PORT) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? host.includes('.') : isPublicAddress(host)
}

/** Whether an address is one of this machine: for a developer's machine alone, where nobody else can reach the server. */
export function isLocalUrl(text: string): boolean {
  const url = URL.parse(text)
  return (url?.protocol === 'http:' || url?.protocol === 'https:') && ['127.0.0.1', 'localhost'].includes(url.hostname)
}

/** Looks a name up once, and answers public addresses alone, so that a name cannot point inside. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => !isPublicAddress(address))) {
      return done(new NotPublic(), '', 0)
    }
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}
