import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { planCall } from './new-call.ts'

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const plan = (where: string) => new Map(planCall(where, read).map(({ path, text }) => [path, text]))

test('a new call has its contract, its routes, its service and its test, and stands in every list that names calls', () => {
  const edits = plan('study/exam-goals')
  expect([...edits.keys()]).toEqual([
    'packages/contract/src/exam-goals.ts',
    'packages/contract/src/calls.ts',
    'apps/api/src/features/study/exam-goals/exam-goals.routes.ts',
    'apps/api/src/features/study/exam-goals/exam-goals.service.ts',
    'apps/api/src/features/study/exam-goals/exam-goals.test.ts',
    'apps/api/src/app.ts',
    'ARCHITECTURE.md',
  ])
  for (const [path, text] of edits) if (path.endsWith('.ts')) expect(parseSync(path, text).errors, path).toEqual([])
  const linesAdded = (path: string) => {
    const before = new Set(read(path)?.split('\n'))
    return (edits.get(path) ?? '').split('\n').filter((line) => !before.has(line))
  }
  expect(linesAdded('packages/contract/src/calls.ts')).toEqual([
    "import { examGoals } from './exam-goals.ts'",
    "  'exam-goals': examGoals,",
  ])
  expect(linesAdded('apps/api/src/app.ts')).toEqual([
    "import { examGoalsRoutes } from './features/study/exam-goals/exam-goals.routes.ts'",
    '  examGoalsRoutes,',
  ])
  expect(linesAdded('ARCHITECTURE.md')).toEqual([expect.stringMatching(/^\| \*\*study\*\* \|.*`exam-goals` `mocks`/)])
})

test.each([
  ['attic/goals', 'There is no drawer "attic"'],
  ['study/sessions', 'packages/contract/src/sessions.ts is there'],
  ['goals', 'Say drawer and noun'],
  ['study/MyGoals', 'Say drawer and noun'],
  ['study/../goals', 'Say drawer and noun'],
])('%s is refused, and why: %s', (where, why) => {
  expect(() => planCall(where, read)).toThrow(why)
})

test('outside the repository nothing is written', () => {
  expect(() => planCall('study/goals', () => undefined)).toThrow('from the root of the repository')
})
