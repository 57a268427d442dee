import { COUPON_SORTS, coupons } from '@sopaan/contract/coupons'
import { EVENT_SORTS, type ManagedEvent, managedEvents } from '@sopaan/contract/managed-events'
import { afterAll, expect, test } from 'vitest'
import { seedSamples } from '#api/sample-data.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { hasSamples: true } })
await seedSamples(server.deps)
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const EVENT_VALUES: Readonly<Record<string, (event: ManagedEvent) => number | string>> = {
  date: ({ date }) => date,
  title: ({ title }) => title.en.toLowerCase(),
  type: ({ type }) => type,
  status: ({ status }) => status,
  seats: ({ attendees }) => attendees,
  waiting: ({ waiting }) => waiting,
  present: ({ present }) => present,
}

test.each(EVENT_SORTS)('events are put in order by the server: %s', async (sort) => {
  const answer = await admin.browser.call(managedEvents.list, { query: { sort } })
  expect(answer.statusCode, answer.body).toBe(200)
  const pick = EVENT_VALUES[sort.replace('-', '')]
  const values = answer.json().data.map((event: ManagedEvent) => pick?.(event))
  const turned = sort.startsWith('-') ? values.toReversed() : values
  expect(turned.length).toBeGreaterThan(2)
  for (const [at, value] of turned.entries()) if (at > 0) expect([sort, value >= turned[at - 1]]).toEqual([sort, true])
})

test.each(COUPON_SORTS)('coupons are put in order by the server: %s', async (sort) => {
  const answer = await admin.browser.call(coupons.list, { query: { sort } })
  expect(answer.statusCode, answer.body).toBe(200)
  const codes = answer.json().data.map(({ code }: { code: string }) => code)
  // A tenth off and the whole price off, in this order made; neither ends.
  const first = { code: 'SAMPLE10', discount: 'SAMPLE10', '-discount': 'SAMPLEFREE', '-code': 'SAMPLEFREE' }[
    sort as 'code'
  ]
  expect(codes).toHaveLength(2)
  if (first !== undefined) expect(codes[0]).toBe(first)
})

test('events and coupons as files: a head, a line each in the order asked for, and whether it is whole', async () => {
  const linesOf = (text: string) => text.trimEnd().split('\r\n')
  const events = await admin.browser.call(managedEvents.csv, { query: { sort: 'date' } })
  expect(events.statusCode, events.body).toBe(200)
  const shown = await admin.browser.call(managedEvents.list, { query: { sort: 'date' } })
  const ids = shown.json().data.map(({ _id }: ManagedEvent) => _id)
  expect(linesOf(events.body).map((line) => line.split(',')[0])).toEqual([
    '\ufeffid',
    ...ids,
    `# whole: ${ids.length} events`,
  ])
  const none = await admin.browser.call(managedEvents.csv, { query: { q: 'no such event' } })
  expect(linesOf(none.body).at(-1)).toBe('# whole: 0 events')
  const answer = await admin.browser.call(coupons.csv, { query: { sort: '-code', q: 'sample' } })
  const [head, first, second, last] = linesOf(answer.body)
  expect(head).toBe('\ufeffcode,note,percent,flat_inr,used,held,uses_max,starts_utc,ends_utc,retired_utc')
  expect([first?.split(',')[0], second?.split(',')[0], last]).toEqual(['SAMPLEFREE', 'SAMPLE10', '# whole: 2 coupons'])
})
