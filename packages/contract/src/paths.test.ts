import { expect, test } from 'vitest'
import { inLanguage, readLanguage, toolFrom } from './paths.ts'

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

test('a tool is reached inside of the dashboard one stands in, and on the public site in its language', () => {
  const tool = '/tools/rank-calculator?marks=120'
  expect(toolFrom('/admin/tools/cgpa-calculator', tool, 'hi')).toBe('/admin/tools/rank-calculator?marks=120')
  expect(toolFrom('/mentee-dashboard', tool, 'en')).toBe('/mentee-dashboard/tools/rank-calculator?marks=120')
  expect(toolFrom('/hi/tools/cgpa-calculator', tool, 'hi')).toBe('/hi/tools/rank-calculator?marks=120')
  expect(toolFrom('/tools/cgpa-calculator', tool, 'en')).toBe(tool)
})

test('a language on trial has the tools; a link to any other page leads to the first language', () => {
  expect(inLanguage('/', 'mr')).toBe('/mr')
  for (const path of [
    '/tools/study-planner',
    '/branches/cse',
    '/compare?seats=a',
    '/choice-list',
    '/resources/mental-health',
  ])
    expect(inLanguage(path, 'mr')).toBe(`/mr${path}`)
  expect(inLanguage('/tools/college-predictor?main=24500#seats', 'mr')).toBe(
    '/mr/tools/college-predictor?main=24500#seats',
  )
  for (const path of ['/contact', '/login?to=%2F', '/what-now', '/guides/float', '/toolshed'])
    expect(inLanguage(path, 'mr')).toBe(path)
  expect(readLanguage('/mr/tools')).toEqual({ language: 'mr', path: '/tools' })
  expect(readLanguage('/mrs')).toEqual({ language: 'en', path: '/mrs' })
})
