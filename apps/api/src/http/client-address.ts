import { isIP } from 'node:net'

const GROUPS = 8
/** A household or hostel owns a /64: its addresses count as one (API-08). */
const NETWORK_GROUPS = 4

/**
 * The key by which an address is counted: IPv4 whole, IPv6 by its /64, an IPv4 address mapped into IPv6 as IPv4.
 * @param address  as the socket or a trusted proxy says it
 */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  if (isIP(plain) !== 6) return plain
  const groups = expand(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

function expand(address: string): number[] {
  const [head = '', tail] = dotsToGroups(address).split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : GROUPS - left.length - right.length
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => Number.parseInt(group, 16))
}

/** `::ffff:1.2.3.4` with its last part as two groups. */
function dotsToGroups(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}
