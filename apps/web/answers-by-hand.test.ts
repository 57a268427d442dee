// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ADDRESS_ALONE = 'names an address to programs that are not ours, and answers nothing'
const STORED = 'what it makes stands in the store of a browser, and no call is made'

/** Every test of the web that answers or addresses the api by hand, with the reason. Whatever is not here is answered by `fakeApi`. */
const BY_HAND: Readonly<Record<string, string>> = {
  'no-schemas.test.ts': 'compares the addresses that the built client writes with ours',
  'src/identity/leaving.document.test.ts': 'reads the signal of a request that is given up',
  'src/few-routes.document.test.tsx': 'renders pages that make no call',
  'src/patient-fetch.document.test.ts':
    'the part below the calls: it fetches pages of the product, whatever their answer',
  'src/features/operations/sitemap/sitemap.test.ts': 'of 150 rows only the id and the mark of a sample are read',
  'src/features/operations/sitemap/for-robots.test.ts': ADDRESS_ALONE,
  'src/offline/caches.test.ts': 'the part below the calls: what it stamps is any answer',
  'src/offline/store-ahead.test.ts': 'the part below the calls: what it stores are pages, whatever is in them',
  'src/offline/store-book.test.ts': 'the part below the calls: what it stores are bytes, whatever is in them',
  'src/features/guidance/college-predictor/answer-offline.test.ts': STORED,
  'src/features/guidance/college-predictor/store-here.test.tsx': STORED,
  'src/features/guidance/choice-lists/list-answers-here.test.ts': STORED,
  'src/features/guidance/college-predictor/share-target.test.ts':
    'an address of the api, shared by another app, is not followed',
}

/** Stubs what fetches, makes an answer, writes an envelope of one, or writes the address of a call. */
const HAND = [
  /stubGlobal\(\s*'fetch'/,
  /(?:globalThis|window)\.fetch = /,
  /\bspyOn\((?:globalThis|window), 'fetch'/,
  /\bnew Response\(/,
  /\bResponse\.(?:json|error)\(/,
  /\bas unknown as (?:Request|Transport)\b/,
  /\/api\/v1\//,
]

test('every test of the web is answered by the calls of the contract, or stands in the list of those that are not', () => {
  const tests = globSync('**/*.test.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['node_modules/**'] })
  const byHand = tests.filter((path) => {
    const code = readFileSync(join(import.meta.dirname, path), 'utf8')
    return HAND.some((pattern) => pattern.test(code))
  })
  expect(tests.length).toBeGreaterThan(100)
  expect(byHand.filter((path) => BY_HAND[path] === undefined)).toEqual([])
  expect(Object.keys(BY_HAND).filter((path) => !byHand.includes(path))).toEqual([])
})

test('no test teaches its document what the set-up of the project teaches every document', () => {
  const taught = globSync('src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((path) =>
    /prototype\.(?:showModal|close|hidePopover) |stubGlobal\('matchMedia'/.test(
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    ),
  )
  expect(taught).toEqual([])
})
