import type { StateDataAnswer, StateDataQuery, StateDataRow } from '@sopaan/contract/state-data'
import { findStateCounselling } from '@sopaan/domain/state/counsellings/state-counsellings'
import type { StateBook } from '@sopaan/domain/state/state-book'
import { type PublishedSeat, searchStateData } from '@sopaan/domain/state/state-data'
import { STATE_GROUP_NAMES } from '@sopaan/domain/state/state-names'
import { readStateWords } from '@sopaan/domain/state/state-words'
import { type RememberedAnswers, rememberAnswers } from '#api/http/remembered-answers.ts'

/** Pages of seats kept. */
const CACHE_BYTES_MAX = 8_000_000
/** Addresses remembered with the question they ask. */
const ADDRESSES_LENGTH_MAX = 1_000_000

const GROUPS = Object.entries(STATE_GROUP_NAMES).map(([value, name]) => ({ value, name }))

/** The published seats of a state book, to be searched without a rank; the pages asked for are remembered. */
export function openStateData(book: StateBook): RememberedAnswers<StateDataQuery> {
  return rememberAnswers({
    bookHash: book.hash,
    read: ({ q = '', group, sort = 'hardest', ...query }: StateDataQuery) => {
      return { ...query, words: readStateWords(q), group: group || undefined, sort }
    },
    make: ({ counselling, category, page, limit, ...filters }): StateDataAnswer => {
      const chosen = counselling === undefined ? undefined : findStateCounselling(counselling)
      const asked = { ...filters, category, from: (page - 1) * limit, count: limit }
      const all = searchStateData(book.sets, counselling === undefined ? asked : { ...asked, count: 0 })
      const own = book.sets.filter((set) => set.counselling === counselling)
      const found = counselling === undefined ? all : searchStateData(own, asked)
      return {
        data: found.rows.map(writeRow),
        ...{ page, limit, total: found.found.reduce((sum, count) => sum + count, 0) },
        bodies: book.sets.map((set, at) => {
          const { id, name, state } = findStateCounselling(set.counselling)
          return { id, name, state, season: set.season, seats: all.found[at] ?? 0 }
        }),
        groups: GROUPS,
        categories: chosen?.categories.map(([key]) => key) ?? [],
        bookHash: book.hash,
      }
    },
    bytesMax: CACHE_BYTES_MAX,
    addressesMax: ADDRESSES_LENGTH_MAX,
  })
}

function writeRow({ set, seat, institute, programme, kind, measure, lists, deepest }: PublishedSeat): StateDataRow {
  const { counselling, season } = set
  return {
    ...{ key: `${counselling}-${season}-${seat}`, counselling, season, institute, programme },
    name: findStateCounselling(counselling).name,
    category: { code: kind.code, label: kind.label, key: kind.category },
    gender: kind.gender,
    region: kind.region,
    claims: [...kind.claims],
    facts: [...kind.facts],
    list: kind.list,
    kind: measure.kind,
    closing: deepest.closing,
    closingList: { round: deepest.round, stage: deepest.stage },
    quality: [...deepest.quality],
    lists: lists.map(({ round, stage, closing }) => ({ round, stage, closing })),
  }
}
