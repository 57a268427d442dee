import { PAYMENT_SORTS, type PaymentSort } from '@sopaan/contract/payment-sorts'
import { payments } from '@sopaan/contract/payments'
import type { PaidRow } from '@sopaan/contract/purchase-shapes'
import { afterAll, expect, test } from 'vitest'
import { seedSamples } from '#api/sample-data.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { hasSamples: true } })
await seedSamples(server.deps)
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

async function rowsBy(sort: PaymentSort): Promise<PaidRow[]> {
  const answer = await admin.browser.call(payments.listAll, { query: { sort, limit: 50 } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const VALUES: Readonly<Record<string, (row: PaidRow) => number | string | undefined>> = {
  createdAt: ({ createdAt }) => createdAt,
  amount: ({ amount }) => amount,
  person: ({ fullName }) => fullName.toLowerCase(),
  item: ({ name }) => name.en,
  status: ({ status }) => status,
  method: ({ method }) => method ?? undefined,
  paper: ({ invoice }) => invoice?.number,
}

test.each(PAYMENT_SORTS)('payments are put in order by the server: %s', async (sort) => {
  const cellOf = VALUES[sort.replace('-', '')]
  const found = (await rowsBy(sort)).map((row) => cellOf?.(row))
  const known = found.filter((value) => value !== undefined)
  const turned = sort.startsWith('-') ? known.toReversed() : known
  expect(known.length).toBeGreaterThan(2)
  for (const [at, value] of turned.entries()) if (at > 0) expect(value >= (turned[at - 1] ?? value)).toBe(true)
  // What has no value comes last, whichever way.
  expect(found.slice(0, known.length)).toEqual(known)
})
