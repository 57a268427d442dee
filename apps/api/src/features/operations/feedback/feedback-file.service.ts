import type { QueryOf } from '@sopaan/contract/call'
import type { adminFeedback, ModeratedFeedback } from '@sopaan/contract/feedback'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
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
export const FEEDBACK_FILE = listFileOf<QueryOf<typeof adminFeedback.csv>, ModeratedFeedback>({
  name: 'sopaan-feedback.csv',
  things: 'feedbacks',
  columns: COLUMNS,
  count: (deps, { sort: _, ...filter }) => countFeedback(deps.db, filter),
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    const target = feedbackTarget(wanted)
    await auditView(deps, { action: 'feedback.export', actor, target, asked: { ...wanted }, request })
  },
  listIds: ({ db }, { sort, ...filter }, limit) => listFeedbackIds(db, filter, { sort, limit }),
  listRows: async ({ db }, ids) => (await listFeedbackOfIds(db, ids)).map(moderatedOf),
})
