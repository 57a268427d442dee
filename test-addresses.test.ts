import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, 'apps/api/src')
/** What is written beside a test, or for tests, of the api. */
const TESTS = globSync('**/*.ts', { cwd: SRC }).filter((path) => /\.test\.ts$|^testing\//.test(path))

const NOWHERE = 'nothing answers there'
const GUARD = 'written to get past the guard, or out of a folder'

/** Every address that stands in a test as it is, because the test is of addresses; all others are those of a call. */
const BY_HAND: Readonly<Record<string, string>> = {
  'http/door.test.ts /api/v1/nothing': NOWHERE,
  'http/door.test.ts /api/': NOWHERE,
  'http/door.test.ts /api/v2/notes': NOWHERE,
  'http/limits.test.ts /api/nix': NOWHERE,
  'features/operations/health/metrics.test.ts /api/v1/seat-pools/nothing-of-ours': NOWHERE,
  'http/door.test.ts /api/%E0%A4%A': 'no reader of percent signs can read it',
  'http/door.test.ts /api//v1/admin/users': GUARD,
  'http/door.test.ts /api/v1/admin%2Fusers': GUARD,
  'http/door.test.ts /api/v1/Admin/users': GUARD,
  'http/door.test.ts /api/v1/admin;x/users': GUARD,
  'http/door.test.ts /api/v1/%2e%2e/v1/admin/users/x': GUARD,
  'http/door.test.ts /api/v1/..%2fv1/admin/users': GUARD,
  'http/door.test.ts /api/v1/public/../admin/users': GUARD,
  'http/door.test.ts /api/v1/admin/%252e%252e/users': GUARD,
  'features/guidance/guides/guides.test.ts /api/v1/guides/..%2F..%2Fpackage': GUARD,
}

test('tests of the api make calls of the contract; an address stands in none but those of addresses', () => {
  const found = TESTS.flatMap((path) => addressesIn(path).map((address) => `${path} ${address}`))
  expect(TESTS.length).toBeGreaterThan(180)
  expect(found.filter((address) => BY_HAND[address] === undefined)).toEqual([])
  expect(Object.keys(BY_HAND).filter((address) => !found.includes(address))).toEqual([])
})

/** The texts of a file that hold an address of the api, but the path of a call that the test itself defines. */
function addressesIn(path: string): string[] {
  const found: string[] = []
  const defined = new Set<number>()
  const { program } = parseSync(path, readFileSync(join(SRC, path), 'utf8'))
  const note = (start: number, text: string) => {
    if (text.includes('/api/') && !defined.has(start)) found.push(text)
  }
  new Visitor({
    CallExpression: ({ callee, arguments: [call] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall' || call?.type !== 'ObjectExpression') return
      for (const field of call.properties)
        if (field.type === 'Property' && field.key.type === 'Identifier' && field.key.name === 'path')
          defined.add(field.value.start)
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string') note(start, value)
    },
    TemplateElement: ({ start, value }) => note(start, value.cooked ?? ''),
  }).visit(program)
  return found
}
