import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { buildLoadContext } from '#web/load-context.ts'
import { loader as robots } from './robots.ts'
import { loader as securityContact } from './security-contact.ts'

const context = buildLoadContext(
  { origin: 'https://sopaan.test', isProduction: true, reportError: () => undefined },
  () => Promise.reject(new Error('These files ask for nothing.')),
)
// The loaders read their context alone.
const args = { context } as unknown as LoaderFunctionArgs

test('robots read every public page and no call, but for the pictures of links', async () => {
  expect(await robots(args).text()).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\nAllow: /api/v1/seat-pools/\nAllow: /api/v1/shared-choice-lists/\n\nSitemap: https://sopaan.test/sitemap.xml\n',
  )
})

test('RFC 9116: who finds a hole finds where to say so, and for how long that holds', async () => {
  const lines = (await securityContact(args).text()).trim().split('\n')
  expect(lines[0]).toBe('Contact: https://sopaan.test/contact')
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '')
  const daysLeft = (expires - Date.now()) / 86_400_000
  expect(daysLeft > 178 && daysLeft <= 180).toBe(true)
})
