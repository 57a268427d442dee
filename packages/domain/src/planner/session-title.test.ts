import { expect, test } from 'vitest'
import { syllabusNames } from '../names/hi/syllabus.ts'
import { titleIn } from '../syllabus/syllabus-names.ts'
import { storedTitle } from './session-title.ts'

const OPTICS = 'phys-wave-optics'

test('a session that bears the name of its chapter is kept under one name and shown in each language', () => {
  expect(storedTitle({ title: 'तरंग प्रकाशिकी', chapterKey: OPTICS })).toBe('Wave optics')
  expect(storedTitle({ title: 'Wave optics', chapterKey: OPTICS })).toBe('Wave optics')
  expect(titleIn(syllabusNames, { title: 'Wave optics', chapterKey: OPTICS })).toBe('तरंग प्रकाशिकी')
})

test('what somebody typed stays as it is, with a chapter or without', () => {
  for (const chapterKey of [OPTICS, 'own-1', null]) {
    expect(storedTitle({ title: 'Optics, 20 problems', chapterKey })).toBe('Optics, 20 problems')
    expect(titleIn(syllabusNames, { title: 'Optics, 20 problems', chapterKey })).toBe('Optics, 20 problems')
  }
  expect(storedTitle({ title: 'तरंग प्रकाशिकी', chapterKey: null })).toBe('तरंग प्रकाशिकी')
  expect(titleIn(syllabusNames, { title: 'Wave optics', chapterKey: null })).toBe('Wave optics')
})
