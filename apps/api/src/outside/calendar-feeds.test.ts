import { expect, test } from 'vitest'
import { internetFeeds } from './calendar-feeds.ts'
import { isPublicUrl } from './public-address.ts'

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
  expect(isPublicUrl(url)).toBe(false)
  await expect(internetFeeds.read(url)).rejects.toMatchObject({ why: 'address' })
})

test('API-14: a name that points into this house is not asked', async () => {
  // Every resolver answers names under localhost with the loopback address (RFC 6761, 6.3); where none answers, nobody is asked either.
  await expect(internetFeeds.read('https://calendar.localhost/a.ics')).rejects.toMatchObject({
    why: expect.stringMatching(/^(?:address|unreachable)$/),
  })
})
