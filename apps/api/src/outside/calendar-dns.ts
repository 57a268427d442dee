import { Resolver } from 'node:dns/promises'

/** Where a domain says that its calendars are: a host, its port, and a path where it names one. */
type CalendarService = { host: string; port: number; path: string }

/** Asks the DNS of a domain where its calendars are; undefined where it does not say, or does not answer. */
export type CalendarDns = (domain: string) => Promise<CalendarService | undefined>

/** What is asked of a resolver. */
type Records = Pick<Resolver, 'resolveSrv' | 'resolveTxt'>

/** Ours: who waits for a connection does not wait for a slow name server. */
const TIMEOUT_MS = 2_000
const TRIES = 2

/**
 * The CalDAV service over https of a domain by its SRV and TXT records (RFC 6764, 3 and 4; RFC 2782 for their order).
 * @param records  who is asked: the name servers of this machine where nobody else is named
 */
export function internetCalendarDns(
  records: Records = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES }),
): CalendarDns {
  return async (domain) => {
    const name = `_caldavs._tcp.${domain}`
    const services = await records.resolveSrv(name).catch(() => [])
    const [first] = services.toSorted((a, b) => a.priority - b.priority || b.weight - a.weight)
    // A dot alone: the domain has no such service.
    const host = first?.name.replace(/\.$/, '').toLowerCase()
    if (first === undefined || !host) return undefined
    const texts = await records.resolveTxt(name).catch(() => [])
    const path = texts.map((parts) => parts.join('')).find((text) => text.startsWith('path=/'))
    return { host, port: first.port, path: path?.slice('path='.length) ?? '/' }
  }
}
