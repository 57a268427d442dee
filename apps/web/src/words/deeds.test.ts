import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handle as en } from './en/deeds.ts'
import { handle as hi } from './hi/deeds.ts'

const FEATURES = join(import.meta.dirname, '../../../api/src/features')

test('whatever is written into the trail has words in both languages', () => {
  const files = globSync('**/*.ts', { cwd: FEATURES }).filter((path) => !path.endsWith('.test.ts'))
  const actions = files.flatMap((path) => {
    const source = readFileSync(join(FEATURES, path), 'utf8')
    return [...source.matchAll(/\baction: '([a-z-]+\.[a-z-]+)'/g)].flatMap(([, action]) => action ?? [])
  })
  expect(actions.length).toBeGreaterThan(100)
  for (const words of [en.words.deeds, hi.words.deeds] as Readonly<Record<string, string>>[]) {
    expect(actions.filter((action) => words[action] === undefined)).toEqual([])
  }
})
