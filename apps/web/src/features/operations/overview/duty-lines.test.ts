import { expect, test } from 'vitest'
import { dutyLines, type Need } from './duty-lines.ts'

const oldestAt = '2026-11-20T06:00:00.000Z'
const failed: Need = { key: 'failedRefunds', count: 2, oldestAt, due: null }
const messages: Need = { key: 'messages', count: 4, oldestAt, due: null }
const grievances = (overdue: number): Need => ({ key: 'grievances', count: 3, oldestAt, due: { overdue, today: 1 } })

const namesOf = (needs: readonly Need[]) =>
  dutyLines('all', needs, undefined).map((line) => (line.kind === 'need' ? line.need.key : line.kind))

test('what is past its day stands first, what failed behind it, and then the rest', () => {
  expect(namesOf([messages, failed, grievances(1)])).toEqual(['grievances', 'failedRefunds', 'messages'])
})

test('grievances that are in time wait behind what failed', () => {
  expect(namesOf([messages, grievances(0), failed])).toEqual(['failedRefunds', 'messages', 'grievances'])
})
