import { expect, test } from 'vitest'
import { internetCalendarDns } from './calendar-dns.ts'

type Srv = { name: string; port: number; priority: number; weight: number }

/** Name servers that know these records of `_caldavs._tcp.example.org` and nothing else. */
const answering = (services: Srv[], texts: string[][] = []) => {
  const of = async <T>(name: string, found: T[]): Promise<T[]> => {
    if (name !== '_caldavs._tcp.example.org' || found.length === 0) throw new Error('ENOTFOUND')
    return found
  }
  return internetCalendarDns({ resolveSrv: (name) => of(name, services), resolveTxt: (name) => of(name, texts) })
}

const at = (name: string, { priority = 10, weight = 0, port = 443 } = {}): Srv => ({ name, priority, weight, port })

test('the service of the lowest priority, and among equals of the greatest weight, is where calendars are', async () => {
  const dns = answering([
    at('backup.example.org', { priority: 20, weight: 9 }),
    at('light.example.org', { weight: 1 }),
    at('Dav.Example.org.', { weight: 5, port: 8443 }),
  ])
  expect(await dns('example.org')).toEqual({ host: 'dav.example.org', port: 8443, path: '/' })
  expect(await dns('example.net')).toBeUndefined()
})

test('the path is the one that its text record names', async () => {
  const one = [at('dav.example.org')]
  expect(await answering(one, [['v=1'], ['path=', '/dav/']])('example.org')).toMatchObject({ path: '/dav/' })
  expect(await answering(one, [['path=https://elsewhere.example/']])('example.org')).toMatchObject({ path: '/' })
})

test('a domain that says it has no calendars, or nothing, has none', async () => {
  expect(await answering([at('.')])('example.org')).toBeUndefined()
  expect(await answering([at('')])('example.org')).toBeUndefined()
  expect(await answering([])('example.org')).toBeUndefined()
})
