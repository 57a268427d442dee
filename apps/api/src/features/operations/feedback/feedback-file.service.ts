import type { QueryOf } from '@sopaan/contract/call'
import { type adminFeedback, FEEDBACK_CSV_MAX, type ModeratedFeedback } from '@sopaan/contract/feedback'
import { onReader } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { type CsvColumns, linesOfList } from '#api/http/csv-list.ts'
import type { ListFile } from '#api/http/list-file.ts'
import { countFeedback, listFeedbackIds, listFeedbackOfIds } from './feedback.queries.ts'
import { feedbackTarget, moderatedOf } from './moderation.service.ts'

const COLUMNS: CsvColumns<ModeratedFeedback> = [
  ['changed_utc', (row) => row.changedAt],
  ['author', (row) => row.author.fullName],
  ['stars', (row) => row.starRating],
  ['category', (row) => row.category],
  ['status', (row) => row.status],
  ['may_be_shown', (row) => (row.mayBeShown ? 'yes' : 'no')],
  ['message', (row) => row.message],
  ['reason', (row) => row.reason ?? ''],
]

/** The feedback of a filter as a CSV file; who had it is in the trail. Refuses REAUTH_REQUIRED. */
export const FEEDBACK_FILE: ListFile<QueryOf<typeof adminFeedback.csv>> = {
  name: 'sopaan-feedback.csv',
  count: (deps, { sort: _, ...filter }) => countFeedback(deps.db, filter),
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    const target = feedbackTarget(wanted)
    await auditView(deps, { action: 'feedback.export', actor, target, asked: { ...wanted }, request })
  },
  lines: (deps, { sort, ...filter }) =>
    linesOfList({
      things: 'feedbacks',
      columns: COLUMNS,
      rowsMax: FEEDBACK_CSV_MAX,
      listIds: (limit) => onReader(deps, ({ db }) => listFeedbackIds(db, filter, { sort, limit })),
      listRows: async (ids) => (await onReader(deps, ({ db }) => listFeedbackOfIds(db, ids))).map(moderatedOf),
      count: () => onReader(deps, ({ db }) => countFeedback(db, filter)),
    }),
}
