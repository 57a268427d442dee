import { parentPort } from 'node:worker_threads'
import { STATE_CHANGES_MAX, STATE_REFUSED_MAX, type StateTableFindings } from '@sopaan/contract/state-tables'
import type { StateCounsellingId } from '@sopaan/domain/state/counsellings/state-counselling'
import { forecastStateSet } from '@sopaan/domain/state/forecast/forecast-state-book'
import type { StateSet } from '@sopaan/domain/state/state-book'
import { compareStateSets, type StateFigureChange } from '@sopaan/domain/state/tables/compare-state-sets'
import { composeStateBook, seasonsBefore } from '@sopaan/domain/state/tables/compose-state-book'
import { readStateTable, type STATE_TABLE_FAULTS } from '@sopaan/domain/state/tables/read-state-table'
import { readRecords } from '#api/features/guidance/cutoffs/uploaded-table.service.ts'
import { loadShippedStateBook, loadStateHistory, packStateBook, unpackStateBook } from './shipped-state-book.ts'

/** What the thread is told. `handedIn` are published sets as they are stored, in the order of publishing. */
export type StateTableOrder =
  | { kind: 'read'; file: Uint8Array; handedIn: readonly Uint8Array[]; bytesMax: number; rowsMax: number }
  /** The last of them is fitted. */
  | { kind: 'fit'; handedIn: readonly Uint8Array[] }

type Unfit = { ok: false; fault: (typeof STATE_TABLE_FAULTS)[number]; detail: string }
type Unreadable = { ok: false; reason: string; detail: string }
type Read = {
  ok: true
  counselling: StateCounsellingId
  season: number
  bytes: Uint8Array
  findings: StateTableFindings
}

/** What it answers to each order. */
export type StateTableAnswers = { read: Read | Unfit | Unreadable; fit: Uint8Array }

parentPort?.on('message', async (order: StateTableOrder) => {
  parentPort?.postMessage({ answer: order.kind === 'read' ? await read(order) : await fit(order) })
})

async function read({
  file,
  handedIn,
  bytesMax,
  rowsMax,
}: Extract<StateTableOrder, { kind: 'read' }>): Promise<StateTableAnswers['read']> {
  const table = readRecords(file, bytesMax)
  if (!table.ok) return { ok: false, reason: table.reason, detail: table.detail }
  if (table.records.length > rowsMax) return { ok: false, reason: 'too-many-rows', detail: `over ${rowsMax}` }
  const book = composeStateBook(await loadShippedStateBook(), await setsOf(handedIn), '')
  const reading = readStateTable(
    table.records.map(({ cells }) => cells),
    book,
  )
  if ('fault' in reading) return { ok: false, ...reading }
  const { set, before, taken, passedOver, refused } = reading
  const { changes, ...compared } = compareStateSets(set, before)
  const { bytes } = await packStateBook({ hash: '', sets: [set] })
  return {
    ok: true,
    counselling: set.counselling,
    season: set.season,
    bytes,
    findings: {
      rounds: [...new Set(set.lists.map(({ round }) => round))],
      now: sizeOf(set),
      before: sizeOf(before),
      rowsTaken: taken,
      rowsPassedOver: passedOver,
      ...compared,
      changes: firstOfEach(changes),
      refused: refused.slice(0, STATE_REFUSED_MAX).map(({ at, reason, row }) => ({
        line: table.records[at + 1]?.line ?? 0,
        reason,
        ...{ institute: row.institute, programme: row.programme, category: row.categoryCode, closing: row.closing },
      })),
      refusedCount: refused.length,
    },
  }
}

function sizeOf({ season, seatCount, institutes }: StateSet): StateTableFindings['now'] {
  return { season, seats: seatCount, institutes: institutes.length }
}

function firstOfEach(changes: readonly StateFigureChange[]): StateFigureChange[] {
  const kinds = ['changed', 'fresh', 'gone'] as const
  return kinds.flatMap((kind) => changes.filter((change) => change.kind === kind).slice(0, STATE_CHANGES_MAX))
}

/** The last of the sets, with what is expected of its next season where its table allows that. */
async function fit({ handedIn }: Extract<StateTableOrder, { kind: 'fit' }>): Promise<Uint8Array> {
  const [shipped, history, sets] = await Promise.all([loadShippedStateBook(), loadStateHistory(), setsOf(handedIn)])
  const set = sets.at(-1)
  if (!set) throw new Error('There is no set to fit')
  const before = seasonsBefore(set, { shipped, history, handedIn: sets })
  const { forecast: _, records: __, ...plain } = set
  const { bytes } = await packStateBook({ hash: '', sets: [before ? forecastStateSet(plain, before) : plain] })
  return bytes
}

async function setsOf(handedIn: readonly Uint8Array[]): Promise<StateSet[]> {
  return (await Promise.all(handedIn.map(unpackStateBook))).flatMap(({ sets }) => [...sets])
}
