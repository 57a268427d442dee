import { expect, test } from 'vitest'
import { keptTitle, titleInHindi } from './session-title.ts'

const OPTICS = 'phys-wave-optics'

test('a session that bears the name of its chapter is kept under one name and shown in each language', () => {
  expect(keptTitle({ title: 'तरंग प्रकाशिकी', chapterKey: OPTICS })).toBe('Wave optics')
  expect(keptTitle({ title: 'Wave optics', chapterKey: OPTICS })).toBe('Wave optics')
  expect(titleInHindi({ title: 'Wave optics', chapterKey: OPTICS })).toBe('तरंग प्रकाशिकी')
})

test('what somebody typed stays as it is, with a chapter or without', () => {
  for (const chapterKey of [OPTICS, 'own-1', null]) {
    expect(keptTitle({ title: 'Optics, 20 problems', chapterKey })).toBe('Optics, 20 problems')
    expect(titleInHindi({ title: 'Optics, 20 problems', chapterKey })).toBe('Optics, 20 problems')
  }
  expect(keptTitle({ title: 'तरंग प्रकाशिकी', chapterKey: null })).toBe('तरंग प्रकाशिकी')
  expect(titleInHindi({ title: 'Wave optics', chapterKey: null })).toBe('Wave optics')
})
