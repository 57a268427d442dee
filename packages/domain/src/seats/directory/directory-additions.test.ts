import { expect, test } from 'vitest'
import { indexDirectory } from './directory.ts'
import { nameUnknown, type ReportedAddition, type UnknownInstitute, withKnownSpellings } from './directory-additions.ts'

const CIVIL = { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }
const PRINTED = 'Civil Engineering (4 Years, Bachelor of Technology)'
const KNOWN = {
  institutes: [
    { name: 'A College', type: 'GFTI' as const, homeStates: { HS: ['Assam'] }, alsoWritten: ['A College, Silchar'] },
    { name: 'B College', type: 'IIT' as const, homeStates: {} },
  ],
  programmes: [CIVIL],
}

function additionsOf(institutes: ReportedAddition['institutes'], programmes: ReportedAddition['programmes'] = []) {
  return nameUnknown(KNOWN, { institutes, programmes })
}

test('another spelling joins the entry it is of, beside those it has', () => {
  expect(
    additionsOf(
      [{ written: ' The  A College ', sameAs: 'a college' }],
      [{ written: 'Civil Engg (4 Years, BTech)', sameAs: PRINTED }],
    ),
  ).toEqual({
    ok: true,
    institutes: [{ ...KNOWN.institutes[0], alsoWritten: ['A College, Silchar', 'The A College'] }],
    programmes: [{ ...CIVIL, alsoWritten: ['Civil Engg (4 Years, BTech)'] }],
  })
})

test.each([
  ['NIT', { HS: ['Goa'] }],
  ['GFTI', { HS: ['Goa'] }],
  ['IIT', {}],
  ['IIIT', {}],
] as const)('a new %s has its own state for home where its seats are shared out by states', (type, homeStates) => {
  const written = 'C College'
  expect(additionsOf([{ written, type, city: 'Panaji', state: 'Goa' }])).toMatchObject({
    ok: true,
    institutes: [{ name: written, type, city: 'Panaji', state: 'Goa', homeStates }],
  })
})

test('a new programme is read apart into name, years and degree', () => {
  expect(additionsOf([], [{ written: 'Ocean Studies (5 Years, Bachelor of Science)', family: 'OCEAN' }])).toMatchObject(
    {
      programmes: [{ name: 'Ocean Studies', durationYears: 5, degree: 'Bachelor of Science', family: 'OCEAN' }],
    },
  )
})

test('a name that stands for nothing is said: a strange one to be the same as, a programme without years', () => {
  expect(additionsOf([{ written: 'X', sameAs: 'Nowhere' }])).toEqual({ ok: false, name: 'Nowhere' })
  expect(additionsOf([], [{ written: 'Civil', family: 'CIVIL' }])).toEqual({ ok: false, name: 'Civil' })
  expect(additionsOf([], [{ written: 'Civil (4 Years, X)', sameAs: 'Civil' }])).toEqual({ ok: false, name: 'Civil' })
})

test('whatever is told, in whatever letters and however often, no spelling stands for two entries', () => {
  const fresh = { type: 'IIIT', city: 'Pune', state: 'Maharashtra' } as const
  const names = ['A COLLEGE', 'a college, silchar', 'New', 'NEW', ' new ', 'B College', 'Other']
  const ways: UnknownInstitute[] = names.flatMap((written) => [
    { written, ...fresh },
    { written, sameAs: 'B College' },
    { written, sameAs: 'A College' },
  ])
  for (const first of ways) {
    for (const second of ways) {
      const naming = additionsOf([first, second])
      if (!naming.ok) throw new Error(`${naming.name} was not taken`)
      const changed = new Set(naming.institutes.map(({ name }) => name))
      const institutes = [...KNOWN.institutes.filter(({ name }) => !changed.has(name)), ...naming.institutes]
      expect(() => indexDirectory({ institutes, programmes: KNOWN.programmes, families: {} })).not.toThrow()
    }
  }
})

test('what comes in keeps the spellings that are known and takes its own from others, and an own name stays its own', () => {
  const before = {
    institutes: [
      { name: 'A College', type: 'GFTI' as const, homeStates: {}, alsoWritten: ['A', 'Upper A'] },
      { name: 'Z College', type: 'GFTI' as const, homeStates: {} },
      { name: 'Y College', type: 'IIIT' as const, homeStates: {}, alsoWritten: ['OLD a', 'Y'] },
      { name: 'X College', type: 'IIIT' as const, homeStates: {}, alsoWritten: ['X'] },
    ],
    programmes: [],
  }
  const incoming = {
    institutes: [
      { name: 'A College', type: 'NIT' as const, homeStates: {}, alsoWritten: ['Old A', 'z college'] },
      { name: 'UPPER A', type: 'GFTI' as const, homeStates: {} },
    ],
    programmes: [],
  }
  expect(withKnownSpellings(before, incoming).institutes).toEqual([
    { name: 'A College', type: 'NIT', homeStates: {}, alsoWritten: ['Old A', 'A'] },
    { name: 'UPPER A', type: 'GFTI', homeStates: {} },
    { name: 'Y College', type: 'IIIT', homeStates: {}, alsoWritten: ['Y'] },
  ])
})
