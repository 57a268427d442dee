import { AsyncLocalStorage } from 'node:async_hooks'
import type { Call } from '@sopaan/contract/call'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { type Db, openTransactionToken } from '#api/db/connect.ts'
import { UNTOLD_CALLS, UNTOLD_TABLES } from './untold-writes.ts'

/** A statement that changed a table, and the transaction it stood in. */
type Write = { table: string; transaction: object | undefined; isEmpty?: boolean }

const watched = new AsyncLocalStorage<Write[]>()
/** Statements on their way. */
const byQuery = new WeakMap<object, Write>()
const AUDIT_TABLE = 'audit_events'
const RAW_WRITE = /\b(?:insert\s+into|update|delete\s+from)\s+"?(\w+)"?/i

/** A database that notes which tables a call changes. */
export function watchWrites(db: Db): Db {
  return db.withPlugin(noting)
}

/**
 * Answers a call and then holds it to the rule of the house: whatever it changed stands in one transaction with an entry
 * of the audit trail, or in the list of what is not told of, with its reason.
 * @throws {Error} naming the call and the tables
 */
export async function requireAuditEntry<T>(call: Call, answer: () => Promise<T> | T): Promise<T> {
  const writes: Write[] = []
  const answered = await watched.run(writes, async () => answer())
  const untold = untoldTables(call, writes)
  if (untold.length === 0) return answered
  throw new Error(
    `${call.method} ${call.path} changed ${untold.join(', ')} without an entry of the audit trail in the same transaction.`,
  )
}

function untoldTables(call: Call, writes: readonly Write[]): string[] {
  if (UNTOLD_CALLS.has(call)) return []
  const told = new Set(writes.filter(({ table }) => table === AUDIT_TABLE).map(({ transaction }) => transaction))
  const untold = writes.filter(
    ({ table, transaction, isEmpty }) =>
      !isEmpty && !(table in UNTOLD_TABLES) && (transaction === undefined || !told.has(transaction)),
  )
  return [...new Set(untold.map(({ table }) => table))].filter((table) => table !== AUDIT_TABLE)
}

const noting: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const table = tableWritten(node)
    if (table === undefined) return node
    const write: Write = { table, transaction: openTransactionToken() }
    watched.getStore()?.push(write)
    byQuery.set(queryId, write)
    return node
  },
  // What met a row that is there already, or none to change, changed nothing.
  transformResult: async ({ result, queryId }) => {
    const write = byQuery.get(queryId)
    if (write) write.isEmpty = Number(result.numAffectedRows ?? result.rows.length) === 0 && result.rows.length === 0
    return result
  },
}

function tableWritten(node: RootOperationNode): string | undefined {
  switch (node.kind) {
    case 'InsertQueryNode':
      return node.into?.table.identifier.name
    case 'UpdateQueryNode':
      return node.table === undefined ? 'unknown' : nameIn(node.table)
    case 'DeleteQueryNode':
      return node.from.froms[0] === undefined ? 'unknown' : nameIn(node.from.froms[0])
    case 'RawNode':
      return RAW_WRITE.exec(node.sqlFragments.join(' '))?.[1]
    default:
      return undefined
  }
}

/** The table of a node, behind its alias where it has one. */
function nameIn(node: { kind: string }): string {
  const inner: unknown = 'node' in node ? node.node : node
  if (typeof inner !== 'object' || inner === null || !('table' in inner)) return 'unknown'
  // A `TableNode`: its name is that of a schema-able identifier.
  return (inner.table as { identifier: { name: string } }).identifier.name
}
