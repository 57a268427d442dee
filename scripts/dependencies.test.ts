import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareVersions, DIRECT_DEPENDENCIES_MAX, listLockFaults, listManifestFaults } from './dependencies.ts'

const FINGERPRINT = 'sha512-abc'

test('CONF-01: a package without a sha512 fingerprint is refused', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha1-x' },
  }
  expect(listLockFaults({ lockfileVersion: 3, packages }, {})).toHaveLength(2)
})

test('CONF-01: a package bound to one host is refused, whichever host it is', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', integrity: FINGERPRINT, resolved: 'https://example.org/a.tgz' },
  }
  expect(listLockFaults({ lockfileVersion: 3, packages }, {})).toEqual([
    'node_modules/a is bound to one host: https://example.org/a.tgz',
  ])
})

test('CONF-01: a package that runs a script at install is refused', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', integrity: FINGERPRINT, hasInstallScript: true } }
  expect(listLockFaults({ lockfileVersion: 3, packages }, {})).toHaveLength(1)
})

test('CONF-01: a package older than its minimum is refused wherever it lies, and the minimum itself is taken', () => {
  const packages = {
    'node_modules/fastify': { version: '5.8.5', integrity: FINGERPRINT },
    'node_modules/x/node_modules/fastify': { version: '5.8.4', integrity: FINGERPRINT },
  }
  expect(listLockFaults({ lockfileVersion: 3, packages }, { fastify: '5.8.5' })).toEqual([
    'node_modules/x/node_modules/fastify is 5.8.4; the oldest without a known hole is 5.8.5',
  ])
})

test('a package locked for some platforms and not for others is refused', () => {
  const locked = { version: '1.0.0', integrity: FINGERPRINT }
  const packages = {
    'node_modules/a': { ...locked, optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' } },
    'node_modules/a-linux': locked,
  }
  expect(listLockFaults({ lockfileVersion: 3, packages }, {})).toEqual(['node_modules/a is locked without a-mac'])
  expect(listLockFaults({ lockfileVersion: 3, packages: { ...packages, 'node_modules/a-mac': locked } }, {})).toEqual(
    [],
  )
})

test('our own folders and their links need no fingerprint', () => {
  const packages = {
    '': {},
    'apps/api': { version: '0.1.0' },
    'node_modules/@sopaan/api': { link: true, resolved: 'apps/api' },
  }
  expect(listLockFaults({ lockfileVersion: 3, packages }, {})).toEqual([])
})

test('versions compare by number, and a release is newer than its candidates', () => {
  expect(compareVersions('10.0.0', '9.9.9')).toBeGreaterThan(0)
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
  expect(compareVersions('1.0.0-rc.1', '1.0.0')).toBeLessThan(0)
})

test('CONF-01: a range in a manifest is refused, and so is one package more than the house carries', () => {
  const many = Object.fromEntries(Array.from({ length: DIRECT_DEPENDENCIES_MAX + 1 }, (_, i) => [`p${i}`, '1.0.0']))
  expect(listManifestFaults([{ name: 'a', dependencies: { b: '^1.0.0' } }])).toHaveLength(1)
  expect(listManifestFaults([{ name: 'a', dependencies: many }])).toHaveLength(1)
})

test('the lockfile of this house has no fault', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { minimums } = JSON.parse(readFileSync('scripts/min-versions.json', 'utf8'))
  expect(listLockFaults(lock, minimums)).toEqual([])
})
