import type { Node } from 'oxc-parser'
import { expect, test } from 'vitest'
import { forwardedCall, parseSource, readProduct, type Source, walkTree } from './bench/house/sources.ts'

/** Forwards to a file of the feature that is no query: others may open its services alone. */
const DOORS = [
  'apps/api/src/features/guidance/cutoffs/rank-books.service.ts: readWholeHistory',
  'apps/api/src/features/guidance/cutoffs/uploaded-table.service.ts: readRecords',
]

test('no service only hands on what it is given: a query that others ask too stands in a file of open queries', () => {
  const services = readProduct().filter(({ path }) => path.endsWith('.service.ts'))
  expect(services.length).toBeGreaterThan(200)
  expect(services.flatMap(listForwarding)).toEqual(DOORS)
})

test.each([
  ['export async function find(deps: Deps, id: string) { return findRow(deps.db, id) }', true],
  ['export async function end(deps: Deps, actor: Actor) { await removeRow(deps.db, actor.userId) }', true],
  [
    'export async function find(deps: Deps, id: string) { return (await findRow(deps.db, id)) ?? refuse("NOT_FOUND") }',
    false,
  ],
  ['export async function list(deps: Deps) { return listRows(deps.db, deps.now()) }', false],
  ['export async function list(deps: Deps) { return listRows(deps.db, ROWS_MAX) }', false],
  ['export function renew(deps: Deps) { published.invalidate(deps) }', false],
])('%s is found: %s', (text, isFound) => {
  const code = `import { findRow, listRows, removeRow } from './a.queries.ts'\n${text}`
  expect(listForwarding(parseSource('a.service.ts', code)).length > 0).toBe(isFound)
})

/** The exported functions of a service that are one call of something imported, and give it their parameters alone. */
function listForwarding({ path, tree }: Source): string[] {
  const imported = namesIn(tree, 'ImportSpecifier')
  const found: string[] = []
  walkTree(tree, (node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'FunctionDeclaration') return
    const call = forwardedCall(node.declaration)
    if (call?.callee.type !== 'Identifier' || !imported.has(call.callee.name)) return
    const own = namesIn(node.declaration.params, 'Identifier')
    if (call.arguments.every((given) => own.has(rootOf(given)))) found.push(`${path}: ${node.declaration.id?.name}`)
  })
  return found
}

function namesIn(tree: unknown, type: 'ImportSpecifier' | 'Identifier'): Set<string> {
  const names = new Set<string>()
  walkTree(tree, (node) => {
    if (node.type === 'ImportSpecifier' && type === node.type) names.add(node.local.name)
    if (node.type === 'Identifier' && type === node.type) names.add(node.name)
  })
  return names
}

/** The name that an argument begins with: `actor` of `actor.userId`. */
function rootOf(node: Node): string {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return node.type === 'Identifier' ? node.name : ''
}
