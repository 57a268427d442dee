import { expect, test } from 'vitest'
import { internetFeeds, isFeedUrl, isPublicAddress } from './calendar-feeds.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('API-14: %s is not asked', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['142.250.183.14', '1.1.1.1', '172.32.0.1', '2404:6800:4009:80b::200e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'http://calendar.example.com/a.ics',
  'https://localhost/a.ics',
  'https://127.0.0.1/a.ics',
  'https://2130706433/a.ics',
  'https://0x7f.1/a.ics',
  'https://[::1]/a.ics',
  'https://user:secret@calendar.example.com/a.ics',
  'https://calendar.example.com:8443/a.ics',
  'file:///etc/passwd',
  'no address',
])('API-14: %s is refused before anybody is asked', async (url) => {
  expect(isFeedUrl(url)).toBe(false)
  await expect(internetFeeds.read(url)).rejects.toMatchObject({ why: 'address' })
})

test('API-14: a name that points into this house is not asked', async () => {
  // Every resolver answers names under localhost with the loopback address (RFC 6761, 6.3); where none answers, nobody is asked either.
  await expect(internetFeeds.read('https://calendar.localhost/a.ics')).rejects.toMatchObject({
    why: expect.stringMatching(/^(?:address|unreachable)$/),
  })
})
