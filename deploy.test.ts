import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '@sopaan/api/config-settings'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const ALERTS = read('deploy/prometheus/alerts.yaml')
const BOARD = read('deploy/grafana/dashboard.json')
/** Read by Node itself. */
const OF_NODE = ['NODE_EXTRA_CA_CERTS']

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
