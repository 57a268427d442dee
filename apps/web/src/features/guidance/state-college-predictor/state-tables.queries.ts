import { STATE_TABLE_FIELD, stateTables } from '@sopaan/contract/state-tables'
import { handedInQueries } from '#web/handed-in/handed-in.queries.ts'
import { fetchFile, request, sendFile } from '#web/identity/browser-request.ts'

/** How often a table whose chances are being worked out is asked for again, ms. */
const FITTING_POLL_MS = 5_000

/** Tables of State counsellings, each from one file. */
export const uploadedTables = handedInQueries('state-tables', {
  list: async (query, signal) => {
    const { data, page } = await request(stateTables.list, { query }, { signal })
    return { data, page }
  },
  file: (query) => fetchFile(stateTables.csv, { query }),
  find: async (id, signal) => (await request(stateTables.get, { params: { id } }, { signal })).data,
  upload: async (file) => (await sendFile(stateTables.upload, STATE_TABLE_FIELD, file)).data,
  publish: async (id, body) => (await request(stateTables.publish, { params: { id }, body })).data,
  withdraw: async (id) => (await request(stateTables.withdraw, { params: { id } })).data,
  discard: (id) => request(stateTables.discard, { params: { id } }),
  askAgainMs: ({ isFitting }) => (isFitting ? FITTING_POLL_MS : false),
})
