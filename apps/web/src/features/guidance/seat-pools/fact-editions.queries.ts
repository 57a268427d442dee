import { EDITION_FIELD, factEditions } from '@sopaan/contract/fact-editions'
import { handedInQueries } from '#web/handed-in/handed-in.queries.ts'
import { fetchFile, request, sendFile } from '#web/identity/browser-request.ts'

/** Editions of facts, each from one file. */
export const editions = handedInQueries('fact-editions', {
  list: async (query, signal) => {
    const { data, page } = await request(factEditions.list, { query }, { signal })
    return { data, page }
  },
  file: (query) => fetchFile(factEditions.csv, { query }),
  find: async (id, signal) => (await request(factEditions.get, { params: { id } }, { signal })).data,
  upload: async (file) => (await sendFile(factEditions.upload, EDITION_FIELD, file)).data,
  publish: async (id, body) => (await request(factEditions.publish, { params: { id }, body })).data,
  withdraw: async (id) => (await request(factEditions.withdraw, { params: { id } })).data,
  discard: (id) => request(factEditions.discard, { params: { id } }),
})
