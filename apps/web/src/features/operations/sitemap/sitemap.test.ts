import type { Request } from '@sopaan/contract/client'
import { expect, test } from 'vitest'
import { listPagesOfDay } from './sitemap.queries.ts'

/** An api whose lists of events and of mentors are these, in pages of their own. */
function requestSitemap(lists: { events: readonly Row[]; mentors: readonly Row[] } | 'down'): Request {
  const ask = async (call: { path: string }, input: { query: { page: number } }) => {
    if (lists === 'down') throw new Error('down')
    const isEvents = call.path.endsWith('/events')
    const rows = isEvents ? lists.events : lists.mentors
    const from = (input.query.page - 1) * 100
    const page = { page: input.query.page, limit: 100, total: rows.length }
    return { data: rows.slice(from, from + 100), ...(isEvents ? { page } : page) }
  }
  // Only the two lists are asked for here, and of their rows only the id and the mark of a sample are read.
  return ask as unknown as Request
}
type Row = { _id: string; isSample: boolean }

test('the sitemap has every event to come and every mentor, over all pages of their lists, and no sample', async () => {
  const events = Array.from({ length: 150 }, (_, at) => ({ _id: `e${at}`, isSample: false }))
  const mentors = [
    { _id: 'm1', isSample: false },
    { _id: 'm2', isSample: true },
  ]
  const paths = await listPagesOfDay(requestSitemap({ events, mentors }))
  expect(paths).toHaveLength(152)
  expect(paths).toContain('/mentors')
  expect(paths).toContain('/events/e149')
  expect(paths).toContain('/mentors/m1')
  expect(paths).not.toContain('/mentors/m2')
})

test('the list of mentors is left out while it holds samples alone, as its own page asks', async () => {
  expect(await listPagesOfDay(requestSitemap({ events: [], mentors: [{ _id: 'm2', isSample: true }] }))).toEqual([])
})

test('a list that cannot be had is left out, and the sitemap stands', async () => {
  expect(await listPagesOfDay(requestSitemap('down'))).toEqual([])
})
