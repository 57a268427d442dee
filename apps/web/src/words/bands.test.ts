import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { hi } from './hi.ts'

const BANDS = ['Safe', 'Target', 'Dream']
/** What bands were called before (C34), in either language. */
const FORMER =
  /\b(?:Likely|Reach|Long shots?)\b(?! (?:to|near|between))|सुरक्षित (?:सीट|कह|कहा)|संभावित (?:सीट|चॉइस)|दूर की (?:सीट|चॉइस)/

test('C41: bands are Safe, Target and Dream, in Latin letters in both languages', () => {
  for (const words of [en, hi]) {
    const { safe, likely, reach } = words.predictor.bands
    expect([safe, likely, reach]).toEqual(BANDS)
  }
  expect([en.predictor.bands['long-shot'], hi.predictor.bands['long-shot']]).toEqual(['Under 8%', '8% से कम'])
})

test('C41: no sentence of either language calls a band by a former name', () => {
  const files = globSync('apps/web/src/words/{en,hi}/*.ts')
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => FORMER.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('C41: below 1 and above 99 are said as such, in every form a chance is told in', () => {
  for (const { results, choices, predictor } of [en, hi]) {
    for (const write of [results.percent, choices.pill]) {
      expect([write(0), write(1), write(57), write(99), write(100)]).toEqual(['<1%', '1%', '57%', '99%', '>99%'])
    }
    for (const say of [predictor.percent, results.percentSaid, results.about]) {
      const [none, sure] = [say(0), say(100)]
      expect(`${none} ${sure}`).not.toMatch(/\b(?:0|100) ?(?:%|percent|प्रतिशत)/)
      expect([none.includes('1'), sure.includes('99')]).toEqual([true, true])
    }
  }
})

test('C41: a percent is written without a space, whatever figure stands before it', () => {
  for (const file of globSync('apps/web/src/words/{en,hi}/*.ts')) {
    expect(readFileSync(file, 'utf8').match(/[\d}] %/g), file).toBeNull()
  }
})

test('what is folded away under 8% is counted and can be shown', () => {
  expect(en.results.fold(8, '8')).toMatch(/^8 .*under 8%.*Show/)
  expect(hi.results.fold(8, '8')).toMatch(/8.*8%.*दिखाएँ/)
})

test('where a chance and its bubbles seem to quarrel, one sentence says why', () => {
  expect(en.results.easierRunning('91%', 2, 5)).toBe(
    'It has become easier two years running, so 91% is fair although only 2 of 5 years fit.',
  )
  expect(hi.results.easierRunning('91%', 2, 5)).toMatch(/91%/)
  expect(hi.results.easierRunning('91%', 2, 5)).toMatch(/[\u0900-\u097f]/)
})
