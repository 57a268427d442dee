import type { QueryOf } from '@sopaan/contract/call'
import type { PageInfo } from '@sopaan/contract/fields'
import {
  ANNOUNCEMENT_PAGES,
  type Announcement,
  type AnnouncementFields,
  type Audience,
  type managedAnnouncements,
} from '@sopaan/contract/managed-announcements'
import { refuse } from '@sopaan/contract/refusals'
import { LANGUAGES } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import {
  type AnnouncementRow,
  type AnnouncementsFilter,
  countAnnouncements,
  countReadOf,
  findAnnouncement,
  listAnnouncementIds,
  listAnnouncementRows,
  listAnnouncementsOfIds,
} from './announcements.queries.ts'

/** Read notifications are cleared after 90 days: from then on nobody knows how many read it. */
const READ_KNOWN_MS = 90 * DAY_MS
type Wanted = QueryOf<typeof managedAnnouncements.csv>

/** A page of announcements in an order. */
export async function listAnnouncements(
  deps: Deps,
  { page, limit, ...wanted }: Wanted & { page: number; limit: number },
): Promise<{ data: Announcement[]; page: PageInfo }> {
  const filter = filterOf(wanted)
  const [rows, total] = await Promise.all([
    listAnnouncementRows(deps.db, filter, { page, limit, sort: wanted.sort }),
    countAnnouncements(deps.db, filter),
  ])
  return { data: await shownAll(deps, rows), page: { page, limit, total } }
}

/** One announcement. @throws {Refusal} NOT_FOUND */
export async function readAnnouncement(deps: Deps, id: string): Promise<Announcement> {
  const row = (await findAnnouncement(deps.db, id)) ?? refuse('NOT_FOUND')
  const [shown] = await shownAll(deps, [row])
  return shown ?? refuse('NOT_FOUND')
}

const CSV_COLUMNS: CsvColumns<Announcement> = [
  ...LANGUAGES.map((language) => [`title_${language}`, (row: Announcement) => row.title[language] ?? ''] as const),
  ['topic', (row) => row.topic],
  ['audience', (row) => row.audience.kind],
  ['state', (row) => row.state],
  ['written_by', (row) => row.by ?? ''],
  ['created_utc', (row) => row.createdAt],
  ['goes_out_utc', (row) => row.dueAt ?? ''],
  ['reached', (row) => row.reached],
  ['read', (row) => row.read ?? ''],
]

/** The announcements of a filter as a CSV file. */
export const ANNOUNCEMENTS_FILE = listFileOf<Wanted, Announcement>({
  name: 'sopaan-announcements.csv',
  things: 'announcements',
  columns: CSV_COLUMNS,
  count: ({ db }, wanted) => countAnnouncements(db, filterOf(wanted)),
  listIds: ({ db }, wanted, limit) => listAnnouncementIds(db, filterOf(wanted), { sort: wanted.sort, limit }),
  listRows: async (deps, ids) => shownAll(deps, await listAnnouncementsOfIds(deps.db, ids)),
})

/** The key of the notifications of an announcement. */
export function noticeKeyOf(id: string): string {
  return `announcement ${id}`
}

/** What was written of an announcement. */
export function fieldsOf(
  row: Pick<AnnouncementRow, 'topic' | 'title' | 'body' | 'page' | 'audience' | 'isByMail' | 'isBanner'>,
): AnnouncementFields {
  return {
    topic: row.topic,
    // Both languages were required when it was written.
    title: row.title as AnnouncementFields['title'],
    body: row.body as AnnouncementFields['body'],
    page: ANNOUNCEMENT_PAGES.find((page) => page === row.page) ?? 'home',
    // Written from what the contract had parsed.
    audience: row.audience as Audience,
    isByMail: row.isByMail,
    isBanner: row.isBanner,
  }
}

function filterOf({ state, q }: Wanted): AnnouncementsFilter {
  return { state, search: q }
}

async function shownAll(deps: Deps, rows: readonly AnnouncementRow[]): Promise<Announcement[]> {
  const reads = await countReadOf(
    deps.db,
    rows.filter(({ reached }) => reached > 0).map(({ id }) => noticeKeyOf(id)),
  )
  const knownFrom = new Date(deps.now().getTime() - READ_KNOWN_MS)
  return rows.map((row) => ({
    _id: row.id,
    ...fieldsOf(row),
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    by: row.authorName,
    audienceName: row.planName ?? row.eventTitle,
    reached: row.reached,
    read: row.dueAt !== null && row.dueAt < knownFrom ? null : (reads.get(noticeKeyOf(row.id)) ?? 0),
  }))
}
