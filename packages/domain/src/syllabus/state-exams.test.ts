import { expect, test } from 'vitest'
import { ALL_INDIA } from '../state/counsellings/state-counselling.ts'
import { findStateCounselling, STATE_COUNSELLINGS } from '../state/counsellings/state-counsellings.ts'
import { EXAM_KEYS, isJee, STATE_EXAMS } from './state-exams.ts'

test('every counselling that does not go by JEE Main alone has its examination, and no other has', () => {
  expect(STATE_EXAMS.map(({ id }) => id)).toEqual(EXAM_KEYS.filter((key) => !isJee(key)))
  const ownScores = STATE_COUNSELLINGS.filter(({ measures }) => measures.some(({ key }) => key !== 'jeeRank'))
  expect(STATE_EXAMS.map(({ id }) => id).sort()).toEqual(ownScores.map(({ id }) => id).sort())
})

test.each(STATE_EXAMS)('$name is told by what its counselling takes', ({ id, ...exam }) => {
  const { exam: name, state, measures, categories, homes } = findStateCounselling(id)
  expect(exam.name).toBe(name)
  expect(exam.state ?? ALL_INDIA).toBe(state)
  const own = measures.filter(({ key }) => key !== 'jeeRank')
  expect([...exam.scores].sort()).toEqual(own.map(({ key }) => key).sort())
  expect(exam.marksMax).toBe(own.find(({ kind }) => kind === 'marks')?.max)
  const keys = categories.map(([key]) => key)
  expect(exam.categories).toEqual(
    (['EWS', 'SC', 'ST'] as const).filter((each) =>
      keys.includes(each === 'EWS' ? 'ews' : each === 'SC' ? 'sc' : 'st'),
    ),
  )
  for (const home of Object.values(exam.homes ?? {})) expect(homes).toContain(home)
})
