import { expect, test } from 'vitest'
import { isInstituteMeant, isProgrammeMeant } from '../predictor/search-terms.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { readSearch } from './college-names.ts'

/** Institutes of the book that answer every term of a search. */
function institutesOf(text: string): string[] {
  const { terms } = readSearch(text)
  return SHIPPED_BOOK.institutes
    .filter((each) => terms.every((term) => isInstituteMeant(term, each)))
    .map(({ name }) => name)
}

/** Programme names of the book that answer every term of a search. */
function programmesOf(text: string): string[] {
  const { terms } = readSearch(text)
  return SHIPPED_BOOK.programmes
    .filter((each) => terms.every((term) => isProgrammeMeant(term, each)))
    .map(({ name }) => name)
}

test.each([
  ['nit trichy', 'National Institute of Technology, Tiruchirappalli'],
  ['NIT-Trichy', 'National Institute of Technology, Tiruchirappalli'],
  ['nittrichy', 'National Institute of Technology, Tiruchirappalli'],
  ['vnit', 'Visvesvaraya National Institute of Technology, Nagpur'],
  ['nitc', 'National Institute of Technology Calicut'],
  ['iiit una', 'Indian Institute of Information Technology(IIIT) Una, Himachal Pradesh'],
  ['iith', 'Indian Institute of Technology Hyderabad'],
])('“%s” means one college', (text, name) => {
  expect(institutesOf(text)).toEqual([name])
})

test('a name with several readings means all of them', () => {
  const found = institutesOf('nitk')
  expect(found).toContain('National Institute of Technology Karnataka, Surathkal')
  expect(found).toContain('National Institute of Technology, Kurukshetra')
})

test.each([
  ['dtu', 'Delhi Technological University', 'jac-delhi'],
  ['nsut', 'Netaji Subhas University of Technology', 'jac-delhi'],
  ['iiit hyd', 'International Institute of Information Technology, Hyderabad', undefined],
  ['bits', 'BITS Pilani, Pilani campus', undefined],
])('“%s” is not in JoSAA: it means no institute here, and who gives it is said', (text, name, counselling) => {
  expect(institutesOf(text)).toEqual([])
  expect(programmesOf(text)).toEqual([])
  expect(readSearch(`${text} cse`).elsewhere.map((each) => [each.name, each.counselling])).toEqual([
    [name, counselling],
  ])
  expect(readSearch(text).elsewhere[0]?.givenBy).not.toBe('')
})

test('short names of branches mean the branch, not letters inside other words', () => {
  expect(programmesOf('it')).toContain('Information Technology')
  expect(programmesOf('it')).not.toContain('Architecture')
  expect(programmesOf('it').length).toBeLessThan(30)
  expect(programmesOf('ai')).toContain('Artificial Intelligence and Data Science')
  expect(programmesOf('ai').some((name) => /chain|maintenance/i.test(name))).toBe(false)
  expect(programmesOf('cse')).toContain('Computer Science and Engineering')
  expect(programmesOf('cse')).not.toContain('Civil Engineering')
  expect(institutesOf('it')).toEqual([])
})

test('every college that a short name stands for is in the book', () => {
  const names = new Set(SHIPPED_BOOK.institutes.map(({ name }) => name))
  const texts = ['nit trichy', 'delhi', 'nitr', 'iiitk', 'spa', 'bhopal', 'ranchi']
  for (const text of texts) {
    for (const term of readSearch(text).terms) {
      if (term.kind === 'institutes') expect(term.names.filter((name) => !names.has(name))).toEqual([])
    }
  }
})

test('other words are looked for as they stand', () => {
  expect(readSearch('Silchar civil xyz').terms.at(-1)).toEqual({ kind: 'word', word: 'xyz' })
  expect(institutesOf('tiruchirappalli').length).toBeGreaterThan(1)
})
