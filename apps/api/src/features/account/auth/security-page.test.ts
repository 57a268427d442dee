import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What docs/security.md must say. Source: control DOC-1. */
const HEADINGS = [
  'Validation rules',
  'Business limits and throttling',
  'Roles and calls',
  'Ways in',
  'Passwords',
  'Lockout',
  'Sign-ins',
  'Mailed links',
  'Uploads',
  'Data classes and how long they are kept',
  'Costly operations',
  'Keys and secrets',
  'Logs and the audit trail',
  'Outbound calls',
  'Controls and their tests',
  'What we knowingly do otherwise',
]

/** How many controls each series has. */
const SERIES = { AUTH: 27, LINK: 14, SESS: 15, WEB: 17, AUTHZ: 12, FILE: 12, DATA: 7, LOG: 7 }
const CONTROL = new RegExp(`\\b(${Object.keys(SERIES).join('|')})-(\\d{2})((?:(?:,| and|, and| to) -\\d{2})*)\\b`, 'g')
const TESTS = ['apps/*/src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts', 'e2e/*.e2e.ts', '*.test.ts']

/** The controls a text names: `SESS-10`, and the short `WEB-02, -03` and `WEB-07 to -10`. */
function controlsIn(text: string): Set<string> {
  const named = new Set<string>()
  for (const [, series, first = '', more = ''] of text.matchAll(CONTROL)) {
    let last = Number(first)
    named.add(`${series}-${first}`)
    for (const [, joint, number] of more.matchAll(/(,| and|, and| to) -(\d{2})/g)) {
      for (let at = joint === ' to' ? last + 1 : Number(number); at <= Number(number); at += 1) {
        named.add(`${series}-${String(at).padStart(2, '0')}`)
      }
      last = Number(number)
    }
  }
  return named
}

/** The rows of the table of controls: its name, and the files that prove it. */
function listControls(): { control: string; files: string[] }[] {
  const page = readFileSync('docs/security.md', 'utf8')
  const table = /\n## Controls and their tests\n([\s\S]*?)\n## /.exec(page)?.[1] ?? ''
  return [...table.matchAll(/^\| ([A-Z]+-\d{2}) \|[^|]+\|(.*)\|$/gm)].map(([, control = '', files = '']) => ({
    control,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))
}

test('DOC-1: every control of every series stands in the table, once, with files that name it', () => {
  const rows = listControls()
  const all = Object.entries(SERIES).flatMap(([series, count]) =>
    Array.from({ length: count }, (_, at) => `${series}-${String(at + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ control }) => control)).toEqual(all)
  for (const { control, files } of rows) {
    expect(files.length, control).toBeGreaterThan(0)
    for (const file of files)
      expect([...controlsIn(readFileSync(file, 'utf8'))], `${control} in ${file}`).toContain(control)
  }
})

test('DOC-1: no test names a control that there is not', () => {
  const known = new Set(listControls().map(({ control }) => control))
  const files = TESTS.flatMap((pattern) => globSync(pattern))
  expect(files.length).toBeGreaterThan(100)
  const strange = files.flatMap((file) =>
    [...controlsIn(readFileSync(file, 'utf8'))]
      .filter((control) => !known.has(control))
      .map((control) => `${file}: ${control}`),
  )
  expect(strange).toEqual([])
})

test('DOC-1: the page about security has a section for each duty', () => {
  const page = readFileSync('docs/security.md', 'utf8')
  expect(HEADINGS.filter((heading) => !page.includes(`\n## ${heading}\n`))).toEqual([])
})
