import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const MAP = readFileSync('ARCHITECTURE.md', 'utf8')
/** What the router asks a module of a page for. */
const ASKED_BY_ROUTER = ['loader', 'headers', 'meta', 'action', 'clientLoader', 'shouldRevalidate', 'links', 'Layout']

test('the map names every room of every drawer, and no other', () => {
  const rows = [...MAP.matchAll(/^\| \*\*([a-z]+)\*\* \| [^|]+ \| ((?:`[a-z-]+` ?)+) \|$/gm)]
  const told = Object.fromEntries(
    rows.map(([, drawer = '', rooms = '']) => [drawer, rooms.replaceAll('`', '').split(' ')]),
  )
  const there = foldersOf('apps/{api,web}/src/features/*')
  expect(there.length).toBe(6)
  expect(told).toEqual(
    Object.fromEntries(there.map((drawer) => [drawer, foldersOf(`apps/{api,web}/src/features/${drawer}/*`)])),
  )
})

test('the map names every subject of the rules, and no other', () => {
  const [, table = ''] = MAP.split('| `packages/domain/src` | rules about |')
  const [rows = ''] = table.split('\n\n')
  const told = [...rows.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, subject]) => subject)
  expect(told).toEqual(foldersOf('packages/domain/src/*').filter((subject) => subject !== 'testing'))
})

test('every exported function says what it answers, but what the router asks a page for', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$|\/testing\//.test(path),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((path) => undocumentedIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('a function without a comment is found, and one with a comment is not', () => {
  expect(undocumentedIn('a.ts', '/** What it answers. */\nexport function a() {}\nexport function b() {}')).toEqual([
    'a.ts: b',
  ])
  expect(undocumentedIn('a.tsx', 'export function loader() {}\nexport default function Page() {}')).toEqual([])
})

function foldersOf(pattern: string): string[] {
  const found = globSync(pattern, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [...new Set(found.map(({ name }) => basename(name)))].sort()
}

function undocumentedIn(path: string, code: string): string[] {
  const { program, comments } = parseSync(path, code)
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'FunctionDeclaration') return []
    const name = statement.declaration.id?.name ?? ''
    const isTold = comments.some(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= statement.start &&
        // Why a tool is told to look away may stand between.
        /^\s*(?:\/\/[^\n]*\s*)*$/.test(code.slice(end, statement.start)),
    )
    return isTold || ASKED_BY_ROUTER.includes(name) ? [] : [`${path}: ${name}`]
  })
}
