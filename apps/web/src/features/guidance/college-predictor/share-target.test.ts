import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { buildLoadContext } from '#web/load-context.ts'
import { loader } from './share-target.ts'

const context = buildLoadContext(
  { origin: 'https://sopaan.test', isProduction: true, reportError: () => undefined },
  () => Promise.reject(new Error('What is shared asks for nothing.')),
)

function share(shared: Record<string, string>, path = '/share-target') {
  const request = new Request(`https://sopaan.test${path}?${new URLSearchParams(shared)}`)
  // The loader reads the address and its context alone.
  const { status, headers } = loader({ request, context } as unknown as LoaderFunctionArgs)
  expect([status, headers.get('cache-control')]).toEqual([303, 'no-store'])
  return headers.get('location')
}

const QUESTIONS = '/tools/college-predictor'

test.each([
  ['12345', '?typed=12345'],
  ['Meri rank 1,23,456 hai.', '?typed=123456'],
  ['CRL: 8042', '?typed=8042'],
  ['Percentile 98.76, rank 12345', '?typed=12345'],
  ['JEE Main 2026: 12345', ''],
  ['98.76', ''],
  ['95%', ''],
  ['9000000', ''],
  ['0', ''],
  ['What did you get?', ''],
  ['', ''],
])('the text %j opens the questions with %j', (text, search) => {
  expect(share({ text })).toBe(QUESTIONS + search)
  expect(share({ text }, '/hi/share-target')).toBe(`/hi${QUESTIONS}${search}`)
})

test.each([
  ['Look: https://sopaan.test/hi/lists/abc?x=1#top', '/hi/lists/abc?x=1#top'],
  ['https://sopaan.test//other.test/page', '/other.test/page'],
  ['https://other.test/12345', QUESTIONS],
  ['https://sopaan.test.other.test/lists/abc', QUESTIONS],
  ['https://sopaan.test/api/v1/users/me', QUESTIONS],
  ['https://sopaan.test/share-target?text=5', QUESTIONS],
])('the link %j leads to %j, and to no other site', (url, path) => {
  expect(share({ url })).toBe(path)
  expect(share({ text: url })).toBe(path)
})
