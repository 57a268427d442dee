// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { PAGE_COLORS } from '#web/page-colors.ts'
import { loader } from './web-manifest.ts'

const WEB = join(import.meta.dirname, '../../../..')

async function readManifest(path: string) {
  // The loader reads the address alone.
  const answer = loader({ request: new Request(`https://sopaan.test${path}`) } as unknown as LoaderFunctionArgs)
  return { headers: answer.headers, manifest: await answer.json() }
}

test.each([
  ['/manifest.webmanifest', 'en', '/', ''],
  ['/hi/manifest.webmanifest', 'hi', '/hi', '/hi'],
])('%s names the app in its language, where it starts and what it leads to', async (path, lang, start, prefix) => {
  const { headers, manifest } = await readManifest(path)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'application/manifest+json',
    'public, max-age=3600',
  ])
  expect(manifest).toMatchObject({ id: start, lang, start_url: start, scope: '/', display: 'standalone' })
  expect(manifest.share_target).toMatchObject({ action: `${prefix}/share-target`, method: 'GET' })
  // A launcher cuts what is longer. Source: Chrome for developers, "Add a web app manifest", short_name.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    `${prefix}/tools/college-predictor`,
    `${prefix}/choice-list`,
    `${prefix}/tools/study-planner`,
    `${prefix}/what-now`,
  ])
})

test('the shortcuts and what the app is for are said in Hindi to who reads Hindi', async () => {
  const { manifest } = await readManifest('/hi/manifest.webmanifest')
  const said = [manifest.description, ...manifest.shortcuts.map(({ name }: { name: string }) => name)]
  expect(said).toHaveLength(5)
  expect(said.filter((words) => !/[\u0900-\u097f]/.test(words))).toEqual([])
})

test('every picture of the app is there, as many pixels wide and high as is said, one of them to be cut to any form', async () => {
  const { manifest } = await readManifest('/manifest.webmanifest')
  const said: { src: string; sizes: string; purpose: string }[] = manifest.icons
  expect(said.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of said) expect(sizeOf(src), src).toBe(sizes)
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180')
})

test('around the page is the colour of its ground, in either theme', async () => {
  const tokens = readFileSync(join(WEB, 'src/styles/tokens.css'), 'utf8')
  const grounds = [...tokens.matchAll(/--page: (#\w+);/g)].map(([, color]) => color)
  expect(grounds).toEqual([PAGE_COLORS.light, PAGE_COLORS.dark, PAGE_COLORS.dark])
  const { manifest } = await readManifest('/manifest.webmanifest')
  expect([manifest.theme_color, manifest.background_color]).toEqual(['#f4f5fb', '#f4f5fb'])
})

/** Width and height in the header of a PNG. Source: PNG specification, 5.2 and 11.2.2. */
function sizeOf(src: string): string {
  const bytes = readFileSync(join(WEB, 'public', src))
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

// What Chromium and Lighthouse ask before a browser offers the home screen. Source: web.dev, "What does it take to be
// installable?": a name, icons of 192 and 512 pixels, a start within the scope, a way to be shown without the browser's frame,
// and nothing that prefers another app.
test.each(['/manifest.webmanifest', '/hi/manifest.webmanifest'])('%s can be installed', async (path) => {
  const { manifest } = await readManifest(path)
  expect(manifest.name || manifest.short_name).toBeTruthy()
  const plain = manifest.icons.filter(({ purpose }: { purpose: string }) => purpose.split(' ').includes('any'))
  expect(plain.map(({ sizes, type }: { sizes: string; type: string }) => `${sizes} ${type}`)).toEqual([
    '192x192 image/png',
    '512x512 image/png',
  ])
  expect(['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay']).toContain(manifest.display)
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
  expect(manifest.prefer_related_applications ?? false).toBe(false)
})
