import { expect, test } from 'vitest'
import { en } from './en.ts'
import { hi } from './hi.ts'

test('the words of a chance never say more than the figure beside them', () => {
  const said = [99, 97, 96, 88, 87, 65, 64, 56, 55, 50, 45, 44, 30, 29, 8, 7, 1].map(en.predictor.chanceWords)
  expect(said).toEqual([
    ...['almost certain', 'almost certain', 'very good', 'very good', 'good', 'good'],
    ...['better than even', 'better than even', 'about even', 'about even', 'about even'],
    ...['less than even', 'less than even', 'small', 'small', 'very small', 'very small'],
  ])
})

test('the words of a chance change at the same figures in both languages', () => {
  const steps = (words: typeof en) =>
    Array.from({ length: 100 }, (_, percent) => percent + 1).filter(
      (percent) => words.predictor.chanceWords(percent) !== words.predictor.chanceWords(percent - 1),
    )
  expect(steps(hi)).toEqual(steps(en))
})
