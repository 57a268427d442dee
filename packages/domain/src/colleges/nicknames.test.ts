import { expect, test } from 'vitest'
import file from '../../../../data/college-names.json' with { type: 'json' }
import { isInstituteMeant, isProgrammeMeant } from '../predictor/search-terms.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { readNicknameSearch } from './nicknames.ts'

/** Institutes of the book that answer every term of a search. */
function institutesOf(text: string): string[] {
  const { terms } = readNicknameSearch(text)
  return SHIPPED_BOOK.institutes
    .filter((each) => terms.every((term) => isInstituteMeant(term, each)))
    .map(({ name }) => name)
}

/** Programme names of the book that answer every term of a search. */
function programmesOf(text: string): string[] {
  const { terms } = readNicknameSearch(text)
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
  ['trichy', 'National Institute of Technology, Tiruchirappalli'],
  ['mnnit', 'Motilal Nehru National Institute of Technology Allahabad'],
  ['spa delhi', 'School of Planning & Architecture, New Delhi'],
  ['SPA New Delhi', 'School of Planning & Architecture, New Delhi'],
  ['spad', 'School of Planning & Architecture, New Delhi'],
  ['spa bhopal', 'School of Planning & Architecture, Bhopal'],
  ['spab', 'School of Planning & Architecture, Bhopal'],
  ['spa vijayawada', 'School of Planning & Architecture: Vijayawada'],
  ['spav', 'School of Planning & Architecture: Vijayawada'],
  ['spa vja', 'School of Planning & Architecture: Vijayawada'],
])('“%s” means one college', (text, name) => {
  expect(institutesOf(text)).toEqual([name])
})

test('a name with several readings means all of them, and the readings are said in order', () => {
  const surathkal = 'National Institute of Technology Karnataka, Surathkal'
  const kurukshetra = 'National Institute of Technology, Kurukshetra'
  expect(institutesOf('nitk').sort()).toEqual([surathkal, kurukshetra].sort())
  expect(readNicknameSearch('nitk cse').ambiguous).toEqual([{ word: 'nitk', names: [surathkal, kurukshetra] }])
  expect(readNicknameSearch('nitc cse').ambiguous).toEqual([])
})

test('“spa” alone means each of the three schools, New Delhi first', () => {
  const schools = [
    'School of Planning & Architecture, New Delhi',
    'School of Planning & Architecture, Bhopal',
    'School of Planning & Architecture: Vijayawada',
  ]
  expect(readNicknameSearch('spa').ambiguous).toEqual([{ word: 'spa', names: schools }])
  expect(institutesOf('spa').sort()).toEqual(schools.toSorted())
})

test('a name that a college outside JoSAA bears too says both', () => {
  const { ambiguous, elsewhere } = readNicknameSearch('iiitd')
  expect(ambiguous[0]?.names).toEqual(['Indian Institute of Information Technology(IIIT) Dharwad'])
  expect(elsewhere.map(({ name, givenBy }) => [name, givenBy])).toEqual([
    ['Indraprastha Institute of Information Technology Delhi', 'JAC Delhi'],
  ])
})

test('a name that few people use is offered and never taken for the college', () => {
  const read = readNicknameSearch('rec calicut')
  expect(read.suggested).toEqual([{ word: 'rec calicut', name: 'National Institute of Technology Calicut' }])
  expect(readNicknameSearch('krec')).toMatchObject({
    terms: [{ kind: 'word', word: 'krec' }],
    suggested: [{ name: 'National Institute of Technology Karnataka, Surathkal' }],
  })
})

test.each([
  ['dtu', 'Delhi Technological University', 'jac-delhi'],
  ['nsut', 'Netaji Subhas University of Technology', 'jac-delhi'],
  ['iiit h', 'International Institute of Information Technology, Hyderabad', undefined],
  ['vit', 'Vellore Institute of Technology', undefined],
  ['iiit hyd', 'International Institute of Information Technology, Hyderabad', undefined],
  ['bits', 'BITS Pilani, Pilani campus', 'bitsat'],
])('“%s” is not in JoSAA: it means no institute here, and who gives it is said', (text, name, counselling) => {
  expect(institutesOf(text)).toEqual([])
  expect(programmesOf(text)).toEqual([])
  expect(readNicknameSearch(`${text} cse`).elsewhere.map((each) => [each.name, each.counselling])).toEqual([
    [name, counselling],
  ])
  expect(readNicknameSearch(text).elsewhere[0]?.givenBy).not.toBe('')
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

test('“mnc” and “ai ds” mean their branches, with and without the space', () => {
  expect(programmesOf('mnc')).toContain('Mathematics and Computing')
  expect(programmesOf('mnc')).not.toContain('Computer Science and Engineering')
  expect(programmesOf('ai ds')).toContain('Artificial Intelligence and Data Science')
  expect(programmesOf('aids')).toEqual(programmesOf('ai ds'))
})

test('every short name of the table means its college, and every ambiguous one its colleges', () => {
  const names = new Set(SHIPPED_BOOK.institutes.map(({ name }) => name))
  const meantBy = (text: string) =>
    readNicknameSearch(text).terms.flatMap((term) => (term.kind === 'institutes' ? term.names : []))
  expect(file.institutes).toHaveLength(138)
  for (const { name, also } of file.institutes) {
    expect(names.has(name)).toBe(true)
    expect(also, name).not.toEqual([])
    for (const q of also) expect({ q, means: meantBy(q) }).toEqual({ q, means: [name] })
  }
  for (const { also, names: readings } of file.ambiguous) {
    expect({ also, means: meantBy(also) }).toEqual({ also, means: readings })
  }
  for (const { name, also } of file.elsewhere) {
    for (const q of also) expect(readNicknameSearch(q).elsewhere.map((each) => each.name)).toContain(name)
  }
})

test('other words are looked for as they stand', () => {
  expect(readNicknameSearch('Silchar civil xyz').terms.at(-1)).toEqual({ kind: 'word', word: 'xyz' })
  expect(institutesOf('tiruchirappalli').length).toBeGreaterThan(1)
})
