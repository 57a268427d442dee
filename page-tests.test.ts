import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Pages that no test of the web opens, each with what opens it. */
const OPENED_ELSEWHERE: Readonly<Record<string, string>> = {
  'error-page.tsx': 'error-page.test.tsx throws into the layout that shows it',
  'kitchen-sink-page.tsx': 'the walk over every page opens it (e2e/access.e2e.ts)',
}

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')

test('every page is opened by a test of the web', () => {
  const tests = listFiles('apps/web/*.test.ts', 'apps/web/*.test.tsx').map((path) => readFileSync(path, 'utf8'))
  const pages = listFiles('apps/web/src/features/*-page.tsx')
  expect(pages.length).toBeGreaterThan(90)
  const unopened = pages.filter((path) => {
    const name = basename(path)
    return !(name in OPENED_ELSEWHERE) && !tests.some((code) => code.includes(`/${name}'`))
  })
  expect(unopened).toEqual([])
})

test('no hook fills a variable that tests read', () => {
  const filled = listFiles('*.test.ts', '*.test.tsx').filter((path) => /^beforeAll\(/m.test(readFileSync(path, 'utf8')))
  expect(filled).toEqual([])
})
