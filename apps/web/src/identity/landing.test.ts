import { expect, test } from 'vitest'
import { judgeVisit, landingOf, readRemembered } from './landing.ts'

const ORIGIN = 'https://sopaan.test'

test('each role lands on its own dashboard (C1)', () => {
  expect([landingOf('mentee'), landingOf('mentor'), landingOf('admin')]).toEqual([
    '/mentee-dashboard',
    '/mentor-dashboard',
    '/admin',
  ])
})

test.each([
  ['mentee', '/mentee-dashboard', true],
  ['mentor', '/mentee-dashboard', false],
  ['admin', '/mentee-dashboard', false],
  ['mentor', '/mentor-dashboard', true],
  ['mentee', '/mentor-dashboard', false],
  ['mentee', '/admin', false],
  ['mentee', '/admin/users', false],
  ['mentor', '/admin/audit-logs', false],
  ['admin', '/admin', true],
  ['admin', '/mentee-dashboard/profile', true],
  ['mentee', '/mentee-dashboard/profile', true],
] as const)('%s at %s: %s (R47, R48, R52, R66, R89)', (role, path, may) => {
  expect(judgeVisit(role, path, '')).toEqual(may ? { may: true } : { may: false, to: '/unauthorized' })
})

test('a tool of another dashboard is read on the public page, with its question (C36)', () => {
  expect(judgeVisit('mentor', '/mentee-dashboard/tools/rank-calculator', '?marks=180')).toEqual({
    may: false,
    to: '/tools/rank-calculator?marks=180',
  })
})

test.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['https://evil.example/mentee-dashboard'],
  ['javascript:alert(1)'],
  ['mentee-dashboard'],
  ['/admin'],
  ['/login'],
  ['/no-such-page'],
  [''],
  [undefined],
])('WEB-11: the remembered address %j is not followed', (remembered) => {
  expect(readRemembered(remembered, 'mentee', ORIGIN)).toBeUndefined()
})

test('a remembered page that the role may see is returned to, with its query', () => {
  expect(readRemembered('/mentee-dashboard/profile?a=1', 'mentee', ORIGIN)).toBe('/mentee-dashboard/profile?a=1')
})

test('a remembered page of one of many is returned to by whom it is for, and by nobody else', () => {
  const page = '/mentee-dashboard/mentors/0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01/book'
  expect(readRemembered(page, 'mentee', ORIGIN)).toBe(page)
  expect(readRemembered(page, 'mentor', ORIGIN)).toBeUndefined()
  expect(readRemembered(page, 'admin', ORIGIN)).toBeUndefined()
  expect(readRemembered(`${page}/more`, 'mentee', ORIGIN)).toBeUndefined()
})
