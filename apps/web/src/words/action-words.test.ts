import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { hi } from './hi.ts'

const API = `${process.cwd()}/apps/api/src`
/** Lines on which an action is written into the trail, straight or by a function of its feature. */
const WRITES = /action|entryOf\(|audit\(|answerChanged\(|\bauditViewOf\(|Audit\(/
const ACTION = /'([a-z]+(?:-[a-z]+|_[a-z]+)*\.[a-z]+(?:[-_][a-z]+)*)'/g

/** Actions whose name is put together, by the template that does it. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'refund.${decision.decision}': ['refund.grant', 'refund.decline'],
  'refund.${action}': ['refund.retry', 'refund.paid', 'refund.close'],
  'payment.${row.status}': ['created', 'authorized', 'captured', 'failed', 'refunded'].map((word) => `payment.${word}`),
  'mentoring.report-${decision}': ['mentoring.report-upheld', 'mentoring.report-dismissed'],
  'mentoring.review-${state}': ['mentoring.review-approved', 'mentoring.review-rejected'],
  'booking.${deed.deed}': ['accept', 'decline', 'suggest', 'move', 'cancel', 'report'].map((word) => `booking.${word}`),
  'booking.note-${kind}': ['booking.note-private', 'booking.note-shared'],
  'college-record.${made.action}': ['rename', 'merge', 'nickname-add', 'nickname-remove'].map(
    (word) => `college-record.${word}`,
  ),
  '${noun}.remove': ['mock.remove', 'mistake.remove'],
}

function actionsOf(source: string): string[] {
  const lines = source.split('\n').filter((line) => WRITES.test(line))
  return lines.flatMap((line) => [
    ...[...line.matchAll(ACTION)].map(([, action = '']) => action),
    ...[...line.matchAll(/action: `([^`]+)`/g)].flatMap(([, template = '']) => COMPOSED[template] ?? [template]),
  ])
}

test('every action that is written into the trail has words in both languages', () => {
  const files = globSync('**/*.ts', { cwd: API }).filter((path) => !/\.test\.ts$|^testing\//.test(path))
  const actions = new Set(files.flatMap((path) => actionsOf(readFileSync(join(API, path), 'utf8'))))
  expect(actions.size).toBeGreaterThan(150)
  const wordless = (words: Readonly<Record<string, string>>) =>
    [...actions].filter((action) => !Object.hasOwn(words, action))
  expect(wordless(en.auditActions)).toEqual([])
  expect(wordless(hi.auditActions)).toEqual([])
})
