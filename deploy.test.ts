import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '@sopaan/api/config-settings'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const ALERTS = read('deploy/prometheus/alerts.yaml')
const BOARD = read('deploy/grafana/dashboard.json')
/** Read by Node itself. */
const OF_NODE = ['NODE_EXTRA_CA_CERTS']
/** Names of the server's own. */
const OF_POSTGRES = [
  'max_connections',
  'pg_stat_activity',
  'pg_stat_statements',
  'pg_trgm',
  'synchronous_standby_names',
]

const uniqueMatches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
]

test('alerts and the board ask for figures that a process tells', () => {
  const code = ['metrics.ts', 'features/operations/health/metrics.service.ts'].map((file) =>
    read(`apps/api/src/${file}`),
  )
  const told = uniqueMatches(code.join('\n'), /(?:new \w+\(|name: )'([a-z_]+)'/g)
  const named = uniqueMatches(ALERTS + BOARD, /sopaan_([a-z_]+)/g).map((name) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !told.includes(name))).toEqual([])
})

test('each alert has its row in the table of what to do, and each row its alert', () => {
  const alerts = uniqueMatches(ALERTS, /- alert: (\w+)/g)
  expect(uniqueMatches(ALERTS, /runbook: (\w+)/g)).toEqual(alerts)
  expect(uniqueMatches(read('docs/operations.md'), /^\| (Sopaan\w+) \|/gm)).toEqual(alerts)
})

test('what the handbook tells to look for in the log, the tables and the figures is there', () => {
  const folders = ['apps/api/src', 'apps/server/src', 'packages/domain/src']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  )
  const words = new Set(files.flatMap((file) => read(file).match(/[a-z]+(?:_[a-z]+)+/g) ?? []))
  const named = uniqueMatches(read('docs/operations.md'), /`([a-z]+(?:_[a-z]+)+)`/g)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !words.has(name) && !OF_POSTGRES.includes(name))).toEqual([])
})

test('what is deployed sets settings that there are', () => {
  const files = ['compose.yaml', ...readdirSync('deploy/kubernetes').map((file) => join('kubernetes', file))]
  const product = files.map((file) =>
    read(join('deploy', file)).replace(/^ {2}(?:database|pooler|storage|bucket|mail):\n(?: {3,}.*\n)*/gm, ''),
  )
  const image = uniqueMatches(read('deploy/Dockerfile'), /(?:^ENV | )([A-Z_]{4,})=/g)
  const named = [...uniqueMatches(product.join('\n'), /^\s+([A-Z][A-Z0-9_]+):/gm), ...image]
  const known = [...SETTINGS.map(({ name }) => name), ...OF_NODE]
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
