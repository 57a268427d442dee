import { expect, test } from 'vitest'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { writeStretch } from './session-facts.ts'

test('a stretch of time is written in its two largest units, without one that is nought', () => {
  const [english, hindi] = [en.mentoring.session, hi.mentoring.session]
  // Two days and three hours; two days; two hours and five minutes; one hour.
  expect([183_600, 172_800, 7_500, 3_600].map((seconds) => writeStretch(seconds, english))).toEqual([
    '2 d 3 h',
    '2 d',
    '2 h 5 min',
    '1 h',
  ])
  expect([172_800, 3_600].map((seconds) => writeStretch(seconds, hindi))).toEqual(['2 दिन', '1 घंटे'])
})
