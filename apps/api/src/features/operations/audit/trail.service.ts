import { AUDIT_COUNT_MAX, AUDIT_CSV_MAX, type AuditEntry, type AuditFilter } from '@sopaan/contract/audit'
import { browserName } from '@sopaan/domain/identity/browser-name'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { formatDateTime } from '@sopaan/domain/time/format'
import { startOfIstDay } from '@sopaan/domain/time/ist'
import { type Deps, onReader } from '#api/deps.ts'
import { csvLine } from '#api/http/csv.ts'
import { BYTE_ORDER_MARK, LINES_AT_ONCE } from '#api/http/csv-list.ts'
import type { ListFile } from '#api/http/list-file.ts'
import type { Caller } from '#api/http/serve.ts'
import { isUuid } from '#api/uuid.ts'
import { auditView, writeAudit } from './audit.service.ts'
import { checkTrail } from './audit-check.service.ts'
import { withoutSearchedTexts } from './searched-text.ts'
import { listTargetNames, type TargetName } from './target-names.queries.ts'
import {
  countTrail,
  findFirstSince,
  findLastBefore,
  findPeople,
  listActions,
  listTrail,
  type TrailFilter,
  type TrailRow,
} from './trail.queries.ts'
import { listSequences, orderOfTrail } from './trail-order.queries.ts'

/** Instances’ clocks agree to much less, ms: entries that far out of order are still found. */
const CLOCKS_DIFFER_MS = MINUTE_MS

export type TrailPage = {
  data: AuditEntry[]
  total: number
  isTotalCapped: boolean
  next: number | null
  actions: string[]
}

/** A page of the trail; that somebody looked is written into it. */
export async function readTrail(
  deps: Deps,
  { actor, request }: Caller,
  { limit, before, meant, ...asked }: AuditFilter & { limit: number; before?: number | undefined },
): Promise<TrailPage> {
  const actions = await listActions(deps.db)
  const filters = await filtersOf(deps, { ...asked, meant }, actions)
  const [first, ...others] = filters
  const [rows, total] = await Promise.all([
    listFound(deps, filters, { sort: asked.sort, from: before, limit: limit + 1 }),
    first === undefined ? 0 : countTrail(deps.db, [first, ...others], AUDIT_COUNT_MAX),
    auditView(deps, { action: 'audit.look', actor, target: { type: 'audit' }, asked: { ...asked, before }, request }),
  ])
  const shown = rows.slice(0, limit)
  const names = await namesOf(deps, shown)
  return {
    data: shown.map((row) => entryOf(row, names)),
    total: Math.min(total, AUDIT_COUNT_MAX),
    isTotalCapped: total > AUDIT_COUNT_MAX,
    next: rows.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
    actions,
  }
}

/** Whether the whole trail stands as it was written, found anew; that somebody asked is written into it. */
export async function readTrailState(
  deps: Deps,
  { actor, request }: Caller,
): Promise<{ at: string; count: number; brokenAt: number | null }> {
  const state = await checkTrail(deps)
  await writeAudit(deps, { action: 'audit.check', actor, target: { type: 'audit' }, request })
  const at = deps.now().toISOString()
  return state.ok ? { at, count: state.count, brokenAt: null } : { at, count: 0, brokenAt: state.brokenAt }
}

/** The entries of a filter as a CSV file; who had it is in the trail. */
export const TRAIL_FILE: ListFile<AuditFilter> = {
  name: 'audit-log.csv',
  count: async (deps, wanted) => {
    const [first, ...others] = await filtersOf(deps, wanted, await listActions(deps.db))
    return first === undefined ? 0 : countTrail(deps.db, [first, ...others], AUDIT_CSV_MAX)
  },
  admit: (deps, { actor, request }, { meant: _, ...asked }) =>
    auditView(deps, { action: 'audit.export', actor, target: { type: 'audit' }, asked, request }),
  lines: linesOfTrail,
}

/** Read from each last entry on, so that what is written meanwhile moves nothing; the last line says whether it is whole. */
async function* linesOfTrail(deps: Deps, wanted: AuditFilter): AsyncGenerator<string> {
  const filters = await filtersOf(deps, wanted, await listActions(deps.db))
  yield BYTE_ORDER_MARK + csvLine(CSV_COLUMNS.map(([name]) => name))
  let before: number | undefined
  for (let sent = 0; ; sent += LINES_AT_ONCE) {
    const from = before
    const rows = await onReader(deps, (deps) =>
      listFound(deps, filters, { sort: wanted.sort, from, limit: LINES_AT_ONCE }),
    )
    if (sent >= AUDIT_CSV_MAX && rows.length > 0) return yield csvLine([`# cut: the first ${sent} entries`])
    yield rows.map((row) => csvLine(CSV_COLUMNS.map(([, cell]) => cell(row)))).join('')
    before = rows.at(-1)?.sequence
    if (rows.length < LINES_AT_ONCE) return yield csvLine([`# whole: ${sent + rows.length} entries`])
  }
}

const CSV_COLUMNS: readonly (readonly [name: string, cell: (row: TrailRow) => string | number])[] = [
  ['sequence', (row) => row.sequence],
  ['time_utc', (row) => row.occurredAt.toISOString()],
  ['time_ist', (row) => formatDateTime(row.occurredAt, 'en')],
  ['action', (row) => row.action],
  ['actor_id', (row) => row.actorId ?? ''],
  ['actor_role', (row) => row.actorRole ?? 'system'],
  ['actor_name', (row) => row.actorName ?? ''],
  ['impersonator_id', (row) => row.impersonatorId ?? ''],
  ['target_type', (row) => row.targetType],
  ['target_id', (row) => row.targetId ?? ''],
  ['change', (row) => JSON.stringify(changeOf(row))],
  ['ip', (row) => row.ip ?? ''],
  ['device', (row) => (row.userAgent === null ? '' : (browserName(row.userAgent) ?? ''))],
  ['request_id', (row) => row.requestId ?? ''],
]

type Stretch = { sort: AuditFilter['sort']; from: number | undefined; limit: number }

/**
 * The next entries that match one filter or another; each filter has its index, so each is read alone.
 * @param stretch.from  the entry they come after in the order that is asked for
 */
async function listFound(
  deps: Deps,
  filters: readonly TrailFilter[],
  { sort = '-at', from, limit }: Stretch,
): Promise<TrailRow[]> {
  const found = await Promise.all(filters.map((filter) => listSequences(deps.db, filter, { sort, from, limit })))
  const sequences = [...new Set(found.flat())]
  return sequences.length === 0 ? [] : listTrail(deps.db, sequences, { order: orderOfTrail(sort), limit })
}

/** What was asked as filters of which one must match; none where nothing can. */
async function filtersOf(deps: Deps, asked: AuditFilter, actions: readonly string[]): Promise<TrailFilter[]> {
  const { actor, role, action, targetType, targetId, q, looks, meant } = asked
  const actorIds =
    actor === undefined ? undefined : isUuid(actor.toLowerCase()) ? [actor] : await findPeople(deps.db, actor)
  const stretch = await stretchOf(deps, asked)
  if (actorIds?.length === 0 || stretch === undefined) return []
  const isAsked = (one: string) =>
    action === undefined || one === action || (action.endsWith('.') && one.startsWith(action))
  // Who asks for one action by its name means it, be it a look.
  const isHidden = (one: string) => looks === 'hidden' && one !== action && isAuditView(one)
  const named =
    action === undefined && looks !== 'hidden' ? undefined : actions.filter((one) => isAsked(one) && !isHidden(one))
  if (named?.length === 0) return []
  const filter = { ...stretch, actorIds, role, actions: named, targetType, targetId }
  return q === undefined
    ? [filter]
    : meantBy(deps, { filter, q, actions: named ?? actions, meant: meant?.split(',') ?? [] })
}

/** Whether an action is somebody of the staff reading personal data. */
function isAuditView(action: string): boolean {
  return /\.look(-|$)/.test(action) || action === 'event.attendees'
}

/** What a word may mean, each with the filter. */
async function meantBy(
  deps: Deps,
  {
    filter,
    q,
    actions,
    meant,
  }: { filter: TrailFilter; q: string; actions: readonly string[]; meant: readonly string[] },
): Promise<TrailFilter[]> {
  const people = await findPeople(deps.db, q)
  const inActions = actions.filter((action) => action.includes(q.toLowerCase()) || meant.includes(action))
  const isFree = (name: 'targetId' | 'actorIds') => filter[name] === undefined
  return [
    ...(inActions.length > 0 ? [{ ...filter, actions: inActions }] : []),
    ...(isFree('targetId') ? [{ ...filter, targetId: q }] : filter.targetId === q ? [filter] : []),
    ...(people.length > 0 && isFree('actorIds') ? [{ ...filter, actorIds: people }] : []),
    ...(people.length > 0 ? [{ ...filter, userIds: people }] : []),
    ...(isUuid(q.toLowerCase()) && isFree('actorIds') ? [{ ...filter, actorIds: [q] }] : []),
    { ...filter, ip: q },
    { ...filter, requestId: q },
  ]
}

/** The days asked for, as instants and, wider by what clocks may differ, as places in the trail; undefined where none is there. */
async function stretchOf(deps: Deps, { from, to }: AuditFilter): Promise<TrailFilter | undefined> {
  const fromAt = from === undefined ? undefined : startOfIstDay(from)
  const untilAt = to === undefined ? undefined : new Date(startOfIstDay(to).getTime() + DAY_MS)
  const sequenceMin = fromAt && (await findFirstSince(deps.db, new Date(fromAt.getTime() - CLOCKS_DIFFER_MS)))
  const sequenceMax = untilAt && (await findLastBefore(deps.db, new Date(untilAt.getTime() + CLOCKS_DIFFER_MS)))
  if ((fromAt && sequenceMin === undefined) || (untilAt && sequenceMax === undefined)) return undefined
  return { from: fromAt, until: untilAt, sequenceMin, sequenceMax }
}

/** Looks of before the trail left searched texts out hold them, sealed; nobody is shown them. */
function changeOf({ action, change }: TrailRow): AuditEntry['change'] {
  // Written by `writeAudit`, which takes nothing else.
  const written = change as AuditEntry['change']
  return isAuditView(action) || action.endsWith('.export') ? withoutSearchedTexts(written) : written
}

async function namesOf(deps: Deps, rows: readonly TrailRow[]): Promise<Map<string, TargetName>> {
  const targets = rows.flatMap(({ targetType: type, targetId: id }) => (id === null ? [] : [{ type, id }]))
  const names = await listTargetNames(deps.db, targets)
  return new Map(names.map((named) => [`${named.type} ${named.id}`, named]))
}

function entryOf(row: TrailRow, names: ReadonlyMap<string, TargetName>): AuditEntry {
  const named = names.get(`${row.targetType} ${row.targetId}`)
  return {
    _id: row.id,
    sequence: row.sequence,
    at: row.occurredAt.toISOString(),
    action: row.action,
    actor: { _id: row.actorId, role: row.actorRole ?? 'system', name: row.actorName },
    impersonatorId: row.impersonatorId,
    target: {
      type: row.targetType,
      id: row.targetId,
      name: named?.name ?? null,
      pageId: named?.pageId ?? null,
    },
    change: changeOf(row),
    ip: row.ip,
    device: row.userAgent === null ? null : browserName(row.userAgent),
    requestId: row.requestId,
  }
}
