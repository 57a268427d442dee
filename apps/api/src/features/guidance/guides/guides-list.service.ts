import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedGuideLine, managedGuides } from '@sopaan/contract/managed-guides'
import { isHelpPage } from '@sopaan/domain/counselling/guide-slugs'
import { FIRST_LANGUAGE, writtenIn } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
import { orderRows } from '#api/http/order-rows.ts'
import { listAllGuides } from './managed-guides.service.ts'

type Wanted = QueryOf<typeof managedGuides.list>

const COLUMNS: CsvColumns<ManagedGuideLine> = [
  ['page', (row) => row.slug],
  ['title', (row) => row.title[FIRST_LANGUAGE]],
  ['kind', (row) => (isHelpPage(row.slug) ? 'help' : 'guide')],
  ['edition', (row) => row.version],
  ['published_utc', (row) => row.publishedAt ?? ''],
  ['published_by', (row) => row.publishedBy ?? ''],
  ['season', (row) => row.season],
  ['checked_on', (row) => row.checkedOn],
  ['draft_utc', (row) => row.draft?.editedAt ?? ''],
  ['draft_by', (row) => row.draft?.editedBy ?? ''],
]

/** The guides and pages of help of a filter, in an order. */
export async function listManagedGuides(deps: Deps, wanted: Wanted): Promise<ManagedGuideLine[]> {
  const all = (await listAllGuides(deps)).map((guide, position) => ({ guide, position }))
  const found = all.filter(({ guide }) => isWanted(guide, wanted))
  return orderRows(found, wanted.sort, {
    position: ({ position }) => position,
    title: ({ guide }) => writtenIn(wanted.language, guide.title).toLowerCase(),
    publishedAt: ({ guide }) => guide.publishedAt,
    checkedOn: ({ guide }) => guide.checkedOn,
    draft: ({ guide }) => guide.draft?.editedAt ?? null,
  }).map(({ guide }) => guide)
}

/** The same guides as a CSV file. */
export const GUIDES_FILE = wholeFileOf<Wanted, ManagedGuideLine>({
  name: 'sopaan-guides.csv',
  things: 'pages',
  columns: COLUMNS,
  list: listManagedGuides,
})

function isWanted(guide: ManagedGuideLine, { q, kind, state }: Wanted): boolean {
  const words = [guide.slug, ...Object.values(guide.title)].join(' ').toLowerCase()
  if (q !== undefined && !words.includes(q.toLowerCase())) return false
  if (kind !== undefined && isHelpPage(guide.slug) !== (kind === 'help')) return false
  if (state === undefined) return true
  return state === 'draft' ? guide.draft !== null : (guide.publishedAt !== null) === (state === 'edited')
}
