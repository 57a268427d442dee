import { urlOf } from '@sopaan/contract/client'
import { type GstReport, gstReports } from '@sopaan/contract/gst-report'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import GstReportPage from './gst-report-page.tsx'

const NOTHING = { papers: 0, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0, totalPaise: 0 }
const ONE = { papers: 1, taxablePaise: 100_000, igstPaise: 0, cgstPaise: 9_000, sgstPaise: 9_000, totalPaise: 118_000 }
const REPORT: GstReport = {
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  gstin: '07AAACS1234F1ZK',
  sold: ONE,
  credited: NOTHING,
  left: ONE,
  sections: [{ section: 'b2cs', ...ONE }],
  small: [{ placeCode: '07', rateBp: 1_800, ...ONE }],
  codes: [{ sac: '999293', rateBp: 1_800, ...ONE }],
  series: [{ kind: 'invoice', first: 'SO/26-27/000004', last: 'SO/26-27/000004', count: 1 }],
}

const show = (words = en, report = REPORT, path = '/admin/payment-analytics/gst') =>
  showSignedIn(<GstReportPage />, { user: AN_OWNER, words, path, api: fakeApi().answer(gstReports.find, report) })

test('the tax of a month stands in the tables of the return, and its papers are a link to a file', async () => {
  const sent = show()
  const table = within(await screen.findByRole('table', { name: 'Table 7 by State and rate' }))
  expect(table.getByRole('cell', { name: '07-Delhi, 18%' })).toBeTruthy()
  expect(table.getByRole('cell', { name: '₹1,000' })).toBeTruthy()
  expect(screen.getByText('Invoices: SO/26-27/000004 to SO/26-27/000004, 1 paper')).toBeTruthy()
  const file = screen.getByRole('link', { name: 'CSV for the accountant' })
  expect(file.getAttribute('href')).toBe(urlOf(gstReports.export, { query: { month: '2026-10' } }))
  expect(sent[0]?.url).toBe(urlOf(gstReports.find, {}))
})

test('a month stands in the address; one without a paper says so, in Hindi too', async () => {
  const empty = { ...REPORT, sold: NOTHING, left: NOTHING, sections: [], small: [], codes: [], series: [] }
  const sent = show(hi, empty, '/admin/payment-analytics/gst?month=2026-09')
  expect(await screen.findByText('इस महीने कोई कागज नहीं बना।')).toBeTruthy()
  expect(sent[0]?.url).toBe(urlOf(gstReports.find, { query: { month: '2026-09' } }))
})

test('a report that cannot be fetched says so', async () => {
  const api = fakeApi().refuse(gstReports.find, 'INTERNAL')
  showSignedIn(<GstReportPage />, { user: AN_OWNER, words: en, path: '/admin/payment-analytics/gst', api })
  expect(await screen.findByText('Failed to fetch the GST report')).toBeTruthy()
})
