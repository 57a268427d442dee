import type { QueryOf } from '@sopaan/contract/call'
import { type contact, MESSAGES_CSV_MAX } from '@sopaan/contract/contact'
import { onReader } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { csvTime } from '#api/http/csv.ts'
import { type CsvColumns, linesOfList } from '#api/http/csv-list.ts'
import type { ListFile } from '#api/http/list-file.ts'
import { type ContactMessageRow, countMessages, listMessageIds, listMessagesOfIds } from './contact.queries.ts'
import { messageNumber } from './message-number.ts'

type Wanted = QueryOf<typeof contact.csv>

const COLUMNS: CsvColumns<ContactMessageRow> = [
  ['number', (row) => messageNumber(row.sequence)],
  ['sent_ist', (row) => csvTime(row.askedAt)],
  ['name', (row) => row.fullName],
  ['email', (row) => row.email],
  ['language', (row) => row.language],
  ['topic', (row) => row.topic],
  ['state', (row) => row.state],
  ['message', (row) => row.message],
  ['answered_ist', (row) => csvTime(row.answeredAt)],
  ['answer', (row) => row.answer ?? ''],
]

/** The messages of a filter as a CSV file; who had it is in the trail. Refuses REAUTH_REQUIRED. */
export const MESSAGES_FILE: ListFile<Wanted> = {
  name: 'sopaan-messages.csv',
  count: (deps, wanted, by) => countMessages(deps.db, { ...wanted, userId: by }),
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    await auditView(deps, { action: 'messages.export', actor, target: { type: 'messages' }, asked: wanted, request })
  },
  lines: (deps, wanted, by) => {
    const filter = { ...wanted, userId: by }
    return linesOfList({
      things: 'messages',
      columns: COLUMNS,
      rowsMax: MESSAGES_CSV_MAX,
      listIds: (limit) => onReader(deps, ({ db }) => listMessageIds(db, filter, limit)),
      listRows: (ids) => onReader(deps, ({ db }) => listMessagesOfIds(db, ids)),
      count: () => onReader(deps, ({ db }) => countMessages(db, filter)),
    })
  },
}
