import { expect, test } from 'vitest'
import { inLanguage, readLanguage } from './paths.ts'

test.each([
  ['/', '/hi'],
  ['/tools/college-predictor', '/hi/tools/college-predictor'],
])('%s is read in Hindi at %s, and back', (english, hindi) => {
  expect(inLanguage(english, 'hi')).toBe(hindi)
  expect(readLanguage(hindi)).toEqual({ language: 'hi', path: english })
  expect(inLanguage(english, 'en')).toBe(english)
  expect(readLanguage(english)).toEqual({ language: 'en', path: english })
})

test('a path that only begins with the letters hi is English', () => {
  expect(readLanguage('/hints')).toEqual({ language: 'en', path: '/hints' })
})
