import type { QueryOf } from '@sopaan/contract/call'
import type { contact } from '@sopaan/contract/contact'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { csvTime } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
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
export const MESSAGES_FILE = listFileOf<Wanted, ContactMessageRow>({
  name: 'sopaan-messages.csv',
  things: 'messages',
  columns: COLUMNS,
  count: (deps, wanted, by) => countMessages(deps.db, { ...wanted, userId: by }),
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    await auditView(deps, { action: 'messages.export', actor, target: { type: 'messages' }, asked: wanted, request })
  },
  listIds: ({ db }, wanted, limit, by) => listMessageIds(db, { ...wanted, userId: by }, limit),
  listRows: ({ db }, ids) => listMessagesOfIds(db, ids),
})
