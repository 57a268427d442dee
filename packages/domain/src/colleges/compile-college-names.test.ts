import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import file from '../../../../data/college-names.json' with { type: 'json' }
import shortNames from '../../../../data/short-college-names.json' with { type: 'json' }
import { STATE_COUNSELLINGS } from '../state/counsellings/state-counsellings.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import {
  compileCollegeNames,
  listNicknameClashes,
  listShortNameExceptions,
  type NicknameTable,
} from './compile-college-names.ts'

const TABLE: NicknameTable = {
  institutes: [
    {
      institute: 'National Institute of Technology A',
      label: 'NIT A',
      nicknames: [
        { q: 'nita', sure: 'high' },
        { q: 'a', sure: 'medium' },
        { q: 'old a', sure: 'low' },
        { q: 'nit x', sure: 'high' },
      ],
    },
    { institute: 'B Institute', label: 'BI', nicknames: [] },
  ],
  ambiguous: [
    { q: 'nit x', readings: [{ institute: 'B Institute' }, { institute: 'National Institute of Technology A' }] },
  ],
  not_in_josaa: [
    { q: ['c'], name: 'C', given_by: 'JAC', counselling: 'jac' },
    { q: ['d'], name: 'D', given_by: 'itself', counselling: 'none-of-ours' },
  ],
  branches: [
    {
      branch: 'Civil Engineering',
      nicknames: [
        { q: 'civil', sure: 'high' },
        { q: 'c e', sure: 'low' },
      ],
    },
    { branch: 'Dual degree (B.Tech. and M.Tech.)', nicknames: [{ q: 'dual', sure: 'high' }] },
  ],
}
const KNOWN = {
  institutes: new Set(['National Institute of Technology A', 'B Institute']),
  counsellings: new Set(['jac']),
}

test('a sure name means its college, a weak one is only offered, an ambiguous one means all its readings in order', () => {
  const names = compileCollegeNames(TABLE, KNOWN)
  expect(names.institutes).toEqual([
    { name: 'National Institute of Technology A', short: 'NIT A', also: ['nita', 'a'], maybe: ['old a'] },
    { name: 'B Institute', short: 'BI', also: [], maybe: [] },
  ])
  expect(names.ambiguous).toEqual([
    { also: 'nit x', names: ['B Institute', 'National Institute of Technology A'], outside: [] },
  ])
  expect(names.elsewhere).toEqual([
    { name: 'C', also: ['c'], givenBy: 'JAC', counselling: 'jac' },
    { name: 'D', also: ['d'], givenBy: 'itself' },
  ])
  expect(names.branches).toEqual([{ name: 'Civil Engineering', also: ['civil'] }])
  expect(listShortNameExceptions(names)).toEqual({ 'B Institute': 'BI' })
})

test('a college that the book does not have is refused, and one name of two colleges is found', () => {
  expect(() => compileCollegeNames(TABLE, { ...KNOWN, institutes: new Set(['B Institute']) })).toThrow(
    /Not in the book/,
  )
  const names = compileCollegeNames(TABLE, KNOWN)
  expect(listNicknameClashes(names)).toEqual([])
  const twice = names.institutes.map((each) => ({ ...each, also: ['ni ta', 'nita'] }))
  expect(listNicknameClashes({ ...names, institutes: twice })).toEqual(['nita'])
})

const FIGURES = process.env.PUBLISHED_FIGURES

test.runIf(FIGURES !== undefined)('what ships is what the collected table gives', () => {
  const table = JSON.parse(readFileSync(join(FIGURES ?? '', 'national/nicknames.json'), 'utf8'))
  const names = compileCollegeNames(table, {
    institutes: new Set(SHIPPED_BOOK.institutes.map(({ name }) => name)),
    counsellings: new Set(STATE_COUNSELLINGS.map(({ id }) => id)),
  })
  expect(names).toEqual(file)
  expect(listShortNameExceptions(names)).toEqual(shortNames)
})
