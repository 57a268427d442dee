import type { QueryOf } from '@sopaan/contract/call'
import { EVENTS_CSV_MAX, type ManagedEvent, type managedEvents } from '@sopaan/contract/managed-events'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { istDateTimeLocal } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { type CsvColumns, csvFileOf } from '#api/http/csv-list.ts'
import type { Download } from '#api/http/download.ts'
import { listManagedEvents } from './managed-events.service.ts'

const COLUMNS: CsvColumns<ManagedEvent> = [
  ['id', (row) => row._id],
  ['title', (row) => row.title[FIRST_LANGUAGE]],
  ['type', (row) => row.type],
  ['status', (row) => row.status],
  ['starts_ist', (row) => istDateTimeLocal(row.date).replace('T', ' ')],
  ['ends_ist', (row) => istDateTimeLocal(row.endDate).replace('T', ' ')],
  ['price_inr', (row) => (row.pricePaise ?? 0) / 100],
  ['capacity', (row) => row.capacity ?? ''],
  ['seats_taken', (row) => row.attendees],
  ['waiting', (row) => row.waiting],
  ['present', (row) => row.present],
]

/** The events of a filter as a CSV file. */
export async function exportEvents(deps: Deps, asked: QueryOf<typeof managedEvents.csv>): Promise<Download> {
  const { data, page } = await listManagedEvents(deps, { ...asked, page: 1, limit: EVENTS_CSV_MAX })
  return csvFileOf({ name: 'sopaan-events.csv', things: 'events', columns: COLUMNS, total: page.total }, data)
}
