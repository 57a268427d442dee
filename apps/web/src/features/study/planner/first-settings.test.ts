import { expect, test } from 'vitest'
import { firstSettings } from './first-settings.ts'
import { readPreviewQuestion } from './preview-question.ts'

const TODAY = '2026-11-22'
const begin = (exams: Parameters<typeof firstSettings>[1]['exams'], search = '') => {
  const answers = new URLSearchParams(search)
  const { examId, examName, list, otherExam } = firstSettings(readPreviewQuestion(answers, TODAY), {
    exams,
    isAsked: answers.has('exam'),
    today: TODAY,
  })
  return [examId, examName, list, otherExam?.examId ?? null]
}

test('a plan begins with the examinations one takes, JEE Advanced behind JEE Main', () => {
  expect(begin(undefined), 'nothing was said').toEqual(['main-1', null, 'main', null])
  expect(begin({ 'main-1': {} })).toEqual(['main-1', null, 'main', null])
  expect(begin({ 'main-1': {}, advanced: {}, kcet: {} })).toEqual(['main-1', null, 'advanced', 'advanced'])
  expect(begin({ advanced: {} })).toEqual(['advanced', null, 'advanced', null])
  expect(begin({ kcet: { rank: 900 } })).toEqual(['own', 'KCET', 'main', null])
})

test('what the public planner was asked goes before what one takes', () => {
  expect(begin({ kcet: {} }, 'exam=main-2')).toEqual(['main-2', null, 'main', null])
})
