import { type GstReport, gstReports } from '@sopaan/contract/gst-report'
import { afterAll, expect, test } from 'vitest'
import { aBusiness } from '#api/testing/payments.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { aSale } from '#api/testing/sales.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
await aBusiness(server)
const buyer = await aSignedIn(server)
const { userId } = buyer
const GSTIN = '29AAACS1234F1ZE'
// ₹1,180 with 18 % in it is ₹1,000 and ₹180 of tax; ₹590 of it back are ₹500 and ₹90.
const sale = { listPricePaise: 118_000, placeOfSupplyCode: '27' }
await aSale(server, { userId, at: '2026-10-31T18:29:00.000Z', sale })
await aSale(server, {
  userId,
  at: '2026-10-31T18:31:00.000Z',
  sale,
  refund: { at: '2026-11-20T06:00:00.000Z', paise: 59_000 },
})
await aSale(server, {
  userId,
  at: '2026-11-02T06:00:00.000Z',
  sale: { ...sale, placeOfSupplyCode: '29', billingGstin: GSTIN, billingName: 'Rao Traders' },
  refund: { at: '2026-11-03T06:00:00.000Z', paise: 118_000 },
})
await aSale(server, {
  userId,
  at: '2026-11-04T06:00:00.000Z',
  // ₹1,18,000: one lakh and ₹18,000 of tax.
  sale: { listPricePaise: 11_800_000, placeOfSupplyCode: '29' },
})
server.clock.set('2026-12-05T06:00:00.000Z')
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

async function reportOf(month?: string): Promise<GstReport> {
  const answer = await admin.browser.call(gstReports.find, { query: { month } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

test('a month is cut by the days of India; without one it is the month before this', async () => {
  const november = await reportOf()
  expect(november).toMatchObject({ month: '2026-11', from: '2026-11-01', to: '2026-11-30', gstin: '07AAACS1234F1ZK' })
  expect(november.sold.papers).toBe(3)
  expect(await reportOf('2026-10')).toMatchObject({ sold: { papers: 1 }, credited: { papers: 0 } })
})

test('what was sold less what was credited is what is left, taxable value and tax apart', async () => {
  const { sold, credited, left } = await reportOf('2026-11')
  // 1,180 + 1,180 + 1,18,000; back 590 + 1,180.
  expect(sold).toMatchObject({ totalPaise: 12_036_000, taxablePaise: 10_200_000 })
  expect(credited).toMatchObject({ papers: 2, totalPaise: 177_000, taxablePaise: 150_000 })
  expect(left).toMatchObject({ totalPaise: 11_859_000, taxablePaise: 10_050_000 })
  expect(left.igstPaise + left.cgstPaise + left.sgstPaise).toBe(1_809_000)
})

test('each paper is in its table: registered, large into another State, and small ones after their notes', async () => {
  const { sections, small, codes, series } = await reportOf('2026-11')
  const bySection = Object.fromEntries(sections.map(({ section, ...sums }) => [section, sums]))
  expect(bySection).toMatchObject({
    b2b: { papers: 1, igstPaise: 18_000, totalPaise: 118_000 },
    cdnr: { papers: 1, totalPaise: 118_000 },
    b2cl: { papers: 1, taxablePaise: 10_000_000, igstPaise: 1_800_000 },
    b2cs: { papers: 2, taxablePaise: 50_000, cgstPaise: 4_500, sgstPaise: 4_500, totalPaise: 59_000 },
  })
  expect(small).toMatchObject([{ placeCode: '27', rateBp: 1_800, taxablePaise: 50_000 }])
  expect(codes).toMatchObject([{ sac: '999293', rateBp: 1_800, taxablePaise: 10_050_000 }])
  expect(series.map(({ kind, count }) => [kind, count])).toEqual([
    ['invoice', 3],
    ['credit_note', 2],
  ])
})

test('the file has a line a paper with the fields of the return, names registered recipients alone, and says that it is whole', async () => {
  const answer = await admin.browser.call(gstReports.export, { query: { month: '2026-11' } })
  const lines = answer.body.replace('\ufeff', '').trim().split(/\r?\n/)
  expect(lines).toHaveLength(7)
  expect(lines[0]).toContain('GSTIN/UIN of Recipient,Receiver Name')
  expect(lines.filter((line) => line.startsWith('b2b,'))).toEqual([
    expect.stringContaining(
      `02-Nov-2026,${GSTIN},Rao Traders,,,1180,29-Karnataka,N,Regular B2B,999293,18,1000,180,0,0,0`,
    ),
  ])
  expect(lines.filter((line) => line.startsWith('cdnr,'))[0]).toContain('Credit note')
  expect(answer.body).not.toContain('Asha')
  expect(lines.at(-1)).toBe('# whole: 5 papers')
})

test('an invoice that bears another day than its payment is in the return all the same', async () => {
  await aSale(server, { userId, at: '2026-07-10T06:00:00.000Z', sale })
  server.clock.set('2026-12-05T06:00:00.000Z')
  await server.deps.db
    .updateTable('purchases')
    .set({ paidAt: new Date('2026-05-01T06:00:00.000Z') })
    .where('paidAt', '=', new Date('2026-07-10T06:00:00.000Z'))
    .execute()
  expect(await reportOf('2026-07')).toMatchObject({ sold: { papers: 1, totalPaise: 118_000 } })
})

test('who took the file stands in the trail, and nobody but finance may', async () => {
  await admin.browser.call(gstReports.export, { query: { month: '2026-11' } })
  const newest = await server.deps.db
    .selectFrom('auditEvents')
    .select(['action', 'targetId', 'actorId'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(newest).toEqual({ action: 'gst-report.export', targetId: '2026-11', actorId: admin.userId })
  const mentee = await aSignedIn(server)
  expect((await mentee.browser.call(gstReports.find)).statusCode).toBe(403)
  expect((await mentee.browser.call(gstReports.export, { query: { month: '2026-11' } })).statusCode).toBe(403)
  expect((await admin.browser.call(gstReports.find, { query: { month: '2026-13' } })).statusCode).toBe(400)
})
