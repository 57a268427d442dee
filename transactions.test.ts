import { globSync } from 'node:fs'
import type { Node } from 'oxc-parser'
import { expect, test } from 'vitest'
import { parseSource, readSource, walkTree } from './bench/house/sources.ts'

/** Product code of the api, without its tests. */
const files = globSync('apps/api/src/**/*.ts').filter((path) => !/\.test\.ts$|\/testing\//.test(path))

type Fault = { path: string; line: number }

/**
 * The places of a file where code that runs in a transaction catches what an awaited step throws, and throws nothing: after
 * an error of PostgreSQL the transaction is over, every further step fails with 25P02, and the cause and the designed retry
 * are lost. Followed are functions of the same file that such code calls.
 */
function listSwallowed({ path, text, tree }: { path: string; text: string; tree: Node }): Fault[] {
  const declared = new Map<string, Node>()
  const inside: unknown[] = []
  walkTree(tree, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) declared.set(node.id.name, node)
    if (isCallOf(node, 'inTransaction') && node.type === 'CallExpression') inside.push(...node.arguments.slice(1))
  })
  const faults = new Map<number, Fault>()
  const seen = new Set<unknown>(inside)
  for (const each of seen) {
    walkTree(each, (node) => {
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
        const called = declared.get(node.callee.name)
        if (called !== undefined) seen.add(called)
      }
      if (node.type !== 'TryStatement' || node.handler === null) return
      if (!has(node.block, 'AwaitExpression') || has(node.handler, 'ThrowStatement')) return
      faults.set(node.start, { path, line: text.slice(0, node.handler.start).split('\n').length })
    })
  }
  return [...faults.values()]
}

function isCallOf(node: Node, name: string): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name
}

function has(root: unknown, type: Node['type']): boolean {
  let found = false
  walkTree(root, (node) => {
    if (node.type === type) found = true
  })
  return found
}

test('what fails in a transaction is never swallowed', () => {
  expect(files.map(readSource).flatMap(listSwallowed)).toEqual([])
})

test.each([
  [
    'in the transaction itself',
    'await inTransaction(deps, async (deps) => { try { await a(deps) } catch { b() } })',
    1,
  ],
  [
    'in a function that it calls',
    'await inTransaction(deps, (deps) => one(deps))\nasync function one(deps) { try { await a(deps) } catch (thrown) { log(thrown) } }',
    1,
  ],
  [
    'and thrown on',
    'await inTransaction(deps, async (deps) => { try { await a(deps) } catch (e) { if (b) throw e } })',
    0,
  ],
  ['where nothing is awaited', 'await inTransaction(deps, async (deps) => { try { JSON.parse(a) } catch { b() } })', 0],
  ['around a transaction', 'try { await inTransaction(deps, (deps) => a(deps)) } catch { b() }', 0],
])('an error caught %s', (_where, code, count) => {
  expect(listSwallowed(parseSource('a.ts', code))).toHaveLength(count)
})
