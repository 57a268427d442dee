import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedEvent, managedEvents } from '@sopaan/contract/managed-events'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { csvRupees, csvTime } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import { countEvents, listEventsOfIds, listManagedEventIds } from './events.queries.ts'
import { filterOf } from './events.service.ts'
import { managedEventsOf } from './managed-events.service.ts'

const COLUMNS: CsvColumns<ManagedEvent> = [
  ['id', (row) => row._id],
  ['title', (row) => row.title[FIRST_LANGUAGE]],
  ['type', (row) => row.type],
  ['status', (row) => row.status],
  ['starts_ist', (row) => csvTime(row.date)],
  ['ends_ist', (row) => csvTime(row.endDate)],
  ['price_inr', (row) => csvRupees(row.pricePaise ?? 0)],
  ['capacity', (row) => row.capacity ?? ''],
  ['seats_taken', (row) => row.attendees],
  ['waiting', (row) => row.waiting],
  ['present', (row) => row.present],
]

/** The events of a filter as a CSV file. */
export const EVENTS_FILE = listFileOf<QueryOf<typeof managedEvents.csv>, ManagedEvent>({
  name: 'sopaan-events.csv',
  things: 'events',
  columns: COLUMNS,
  count: ({ db, now }, wanted) => countEvents(db, filterOf(wanted), now()),
  listIds: ({ db, now }, { sort, ...wanted }, limit) =>
    listManagedEventIds(db, filterOf(wanted), { sort, now: now(), limit }),
  listRows: async (deps, ids) => managedEventsOf(deps, await listEventsOfIds(deps.db, ids)),
})
