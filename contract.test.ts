import { readFileSync } from 'node:fs'
import { SETTINGS } from '@sopaan/api/config-settings'
import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { writeRowTypes } from '@sopaan/api/db/row-types'
import { startApp } from '@sopaan/api/testing/start-app'
import { refusalsOf } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { REFUSALS } from '@sopaan/contract/refusals'
import { expect, test } from 'vitest'
import { DASHBOARD_PATHS, PUBLIC_PATHS } from './apps/web/src/product-paths.ts'

const ANY = collegePredictor.predict.response
const calls = Object.values(CALLS).flatMap((nouns) => Object.values(nouns))

/** What the door itself may answer, whatever stands behind it: every kind of input, every kind of caller. */
const AT_THE_DOOR = [
  'METHOD_NOT_ALLOWED',
  ...refusalsOf({
    method: 'POST',
    path: '/',
    access: 'admin',
    params: ANY,
    query: ANY,
    body: ANY,
    response: ANY,
    refuses: [],
  }),
]

const TOOLS = [
  'college-predictor',
  'rank-calculator',
  'percentile-calculator',
  'state-college-predictor',
  'cgpa-calculator',
  'study-planner',
  'marking-scheme',
  'branch-comparison',
]

/** The specification's table of paths, and who may see each. */
const SPECIFIED_PATHS: Record<string, string> = {
  '/': 'signed-out',
  '/login': 'signed-out',
  '/signup': 'signed-out',
  '/about': 'anyone',
  '/contact': 'anyone',
  '/terms': 'anyone',
  '/privacy': 'anyone',
  '/cookies': 'anyone',
  '/refund': 'anyone',
  '/verify-email': 'anyone',
  '/reset-password': 'anyone',
  '/datatest': 'anyone',
  '/unauthorized': 'anyone',
  '/mentee-dashboard': 'mentee',
  '/mentor-dashboard': 'mentor',
  '/admin': 'admin',
  '/admin/users': 'admin',
  '/admin/settings': 'admin',
  '/admin/college-data': 'admin',
  '/admin/plan-event-management': 'admin',
  '/admin/payment-analytics': 'admin',
  '/admin/audit-logs': 'admin',
  ...Object.fromEntries(
    ['mentee-dashboard', 'mentor-dashboard', 'admin'].flatMap((dashboard) =>
      [
        'profile',
        'resources',
        'resources/mental-health',
        'tests',
        'progress',
        ...TOOLS.map((tool) => `tools/${tool}`),
      ].map((child) => [`/${dashboard}/${child}`, 'signed-in']),
    ),
  ),
}

test('every call has one handler, and every handler a call', async () => {
  const { app, stop } = await startApp()
  await stop()
  const describe = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
  expect(app.calls.map(describe).sort()).toEqual(calls.map(describe).sort())
})

test('no two calls answer the same method and path', () => {
  const keys = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('only calls to anyone are cached in public, and only reads', () => {
  const faults = calls.filter(({ cache, access, method }) => cache && (access !== 'anyone' || method !== 'GET'))
  expect(faults.map(({ path }) => path)).toEqual([])
})

test('every refusal is listed by some call, or belongs to the door', () => {
  const listed = new Set<string>([...calls.flatMap(refusalsOf), ...AT_THE_DOOR])
  expect(Object.keys(REFUSALS).filter((code) => !listed.has(code))).toEqual([])
})

test('.env.example names every setting with its preset and meaning, and nothing else', () => {
  const text = readFileSync('.env.example', 'utf8')
  const named = [...text.matchAll(/^# (.+)\n#? ?([A-Z0-9_]+)=(.*)$/gm)].map(([, meaning, name, preset]) => ({
    name,
    preset,
    meaning,
  }))
  expect(named).toEqual(SETTINGS.map(({ name, preset, meaning }) => ({ name, preset, meaning })))
})

test('rows.ts is what the migrated database says', async () => {
  const database = await connect({})
  await migrate(database)
  const written = await writeRowTypes(database)
  await database.close()
  expect(readFileSync('apps/api/src/db/rows.ts', 'utf8')).toBe(written)
})

test('every path of the specification stands in the table of paths, for whom it says', () => {
  const table = new Map([...PUBLIC_PATHS, ...DASHBOARD_PATHS].map(({ path, viewer }) => [path, viewer]))
  const faults = Object.entries(SPECIFIED_PATHS).filter(([path, viewer]) => table.get(path) !== viewer)
  expect(faults).toEqual([])
})
