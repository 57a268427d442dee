import { expect, test } from 'vitest'
import { likelyInstitutes, likelyProgrammes } from './likely-records.ts'
import { loadShippedDirectory } from './shipped-book.ts'

test('of a wrongly written college the right one stands among three likely ones, by what people call it or how it looks', async () => {
  const { institutes, programmes } = await loadShippedDirectory()
  const likely = likelyInstitutes(institutes)
  expect(likely('NIT Trichy')[0]).toBe('National Institute of Technology, Tiruchirappalli')
  expect(likely('Indian Institute of Information Technology (IIIT) Una, Himachal')[0]).toBe(
    'Indian Institute of Information Technology(IIIT) Una, Himachal Pradesh',
  )
  expect(likely('National Institute of Technolgy Calicut')[0]).toBe('National Institute of Technology Calicut')
  expect(likely('Zzz Qqq')).toEqual([])
  expect(likelyProgrammes(programmes)('Computer Sc. and Engineering (4 Years, Bachelor of Technology)')).toContain(
    'Computer Science and Engineering (4 Years, Bachelor of Technology)',
  )
})
