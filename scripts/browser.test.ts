import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_FLAGS } from './browser.ts'

test('what Playwright switches off in Chromium stays off beside what we switch off', () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const playwright = readFileSync(join(dirname(resolve('playwright-core')), 'lib/coreBundle.js'), 'utf8')
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(playwright) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  const flag = BROWSER_FLAGS.find((each) => each.startsWith('--disable-features=')) ?? ''
  const ours = flag.replace('--disable-features=', '').split(',')
  expect(theirs.length).toBeGreaterThan(10)
  expect(ours.slice(0, theirs.length)).toEqual(theirs)
})
