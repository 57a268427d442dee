import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { information as english } from './apps/web/src/words/en/information.ts'
import { information as hindi } from './apps/web/src/words/hi/information.ts'

/** Names of cookies stand as constants whose own name ends in COOKIE, in the code that sets them. */
const COOKIE_NAME = /_COOKIE = '([^']+)'/g

function cookiesSet(): string[] {
  const files = globSync(['apps/api/src/**/*.ts', 'packages/contract/src/**/*.ts'], { cwd: import.meta.dirname })
  const named = files
    .filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
    .flatMap((file) => [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(COOKIE_NAME)])
  return [...new Set(named.map(([, name = '']) => name))].sort()
}

test('the page about cookies names every cookie that the product sets, and no other, in both languages', () => {
  const set = cookiesSet()
  expect(set).toContain('__Host-rt')
  expect(Object.keys(english.cookies.cookieKeeps).sort()).toEqual(set)
  expect(Object.keys(hindi.cookies.cookieKeeps).sort()).toEqual(set)
})
