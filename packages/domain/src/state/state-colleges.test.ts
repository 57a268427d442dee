import { expect, test } from 'vitest'
import { findCollegeFacts } from '../colleges/college-facts.ts'
import type { StateSet } from './state-book.ts'
import { cityOfInstitute, stateCollegeFacts } from './state-colleges.ts'

const cityOf = (name: string, state: string, place?: string) => cityOfInstitute({ name, place }, state)?.city

test('the city of a college is the printed place, or the last words of its name, within the State', () => {
  expect(cityOf('Veermata Jijabai Technological Institute(VJTI), Matunga, Mumbai', 'Maharashtra')).toBe('Mumbai')
  expect(cityOf('Dr. Ambedkar Institute Of Technology Bangalore', 'Karnataka')).toBe('Bengaluru')
  expect(cityOf('University of Visvesvaraya College of Engineering Bangalore ( PUBLIC UNIV. )', 'Karnataka')).toBe(
    'Bengaluru',
  )
  expect(cityOf('Anna University - CEG Campus Sardar Patel Road Guindy Chennai 600 025', 'Tamil Nadu')).toBe('Chennai')
  expect(cityOf('BITS Pilani, Hyderabad Campus', 'All India', 'Hyderabad')).toBe('Hyderabad')
  // A printed place is believed, whatever the name says; a city in the middle of a name is none.
  expect(cityOf('Chandigarh Engineering College', 'Chandigarh', 'Landran')).toBeUndefined()
  expect(cityOf('Pune Institute of Computer Technology', 'Maharashtra')).toBeUndefined()
  expect(cityOf('A College, Kota', 'Karnataka')).toBeUndefined()
})

test('a college that JoSAA gives too has its published figures; of any other the fee and the rank are not known', () => {
  const institutes = [
    { name: 'INDIAN INSTITUTE OF CARPET TECHNOLOGY,BHADOHI' },
    { name: 'Sardar Vallabhbhai Patel University of Agriculture & Technology, Meerut' },
  ]
  // Only the counselling and the institutes of a set are read. Lucknow lies some 230 km from Bhadohi in a straight line.
  const set = { counselling: 'uptac', institutes } as unknown as StateSet
  const told = (category: 'open' | 'sc') =>
    stateCollegeFacts(set, { category, claims: [] }, { home: [26.85, 80.95], factsOf: findCollegeFacts })
  // Its own sheet of 2025-26, with nothing apart for SC, ST and PwD.
  expect(told('open')[0]).toEqual({ feeInr: 86_000, nirf: undefined, km: 250 })
  expect(told('sc')[0]?.feeInr).toBe(86_000)
  expect(told('open')[1]).toEqual({ feeInr: undefined, nirf: undefined, km: undefined })
})
