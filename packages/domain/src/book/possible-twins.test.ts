import { expect, test } from 'vitest'
import { listInstituteTwins, listProgrammeTwins } from './possible-twins.ts'

test('two institutes of one type that share a word no third bears may be one; a word of three tells nothing', () => {
  const records = [
    {
      id: 'a',
      of: 'NIT',
      city: 'Tiruchirappalli',
      state: 'Tamil Nadu',
      names: ['National Institute of Technology, Tiruchirappalli', 'NIT Trichy'],
    },
    { id: 'b', of: 'NIT', city: null, state: null, names: ['N.I.T. Trichy'] },
    { id: 'c', of: 'NIT', city: null, state: 'Kerala', names: ['National Institute of Technology Calicut'] },
    { id: 'd', of: 'GFTI', city: null, state: 'Kerala', names: ['Calicut College'] },
    { id: 'e', of: 'NIT', city: null, state: 'Telangana', names: ['National Institute of Technology, Warangal'] },
  ]
  expect(listInstituteTwins(records)).toEqual([['a', 'b']])
})

test('institutes of two states are two, and so are those that share a word of a place alone', () => {
  const food = 'National Institute of Food Technology Entrepreneurship and Management'
  const records = [
    { id: 'a', of: 'GFTI', city: 'Sonipat', state: 'Haryana', names: [`${food}, Kundli`] },
    { id: 'b', of: 'GFTI', city: 'Thanjavur', state: 'Tamil Nadu', names: [`${food}, Thanjavur`] },
    {
      ...{ id: 'c', of: 'GFTI', city: 'New Delhi', state: 'Delhi' },
      names: ['School of Planning & Architecture, New Delhi', 'SPA New Delhi'],
    },
    {
      ...{ id: 'd', of: 'GFTI', city: null, state: null },
      names: ['Indira Gandhi Delhi Technical University for Women, New Delhi', 'IGDTUW New Delhi'],
    },
  ]
  expect(listInstituteTwins(records)).toEqual([])
})

test('two of one state that share more than its name may be one', () => {
  const records = [
    { id: 'a', of: 'GFTI', city: 'Silchar', state: 'Assam', names: ['Assam University, Silchar'] },
    { id: 'b', of: 'GFTI', city: null, state: null, names: ['Assam University'] },
    { id: 'c', of: 'GFTI', city: null, state: 'Bihar', names: ['Central University of the South'] },
  ]
  expect(listInstituteTwins(records)).toEqual([['a', 'b']])
})

test('two programmes of one degree in the same words, in another order, may be one; of two degrees they are two', () => {
  const name = (id: string, of: string, words: string) => ({ id, of, names: [words] })
  const records = [
    name('a', '4 B.Tech', 'Artificial Intelligence and Data Science'),
    name('b', '4 B.Tech', 'Data Science & Artificial Intelligence'),
    name('c', '4 B.Sc', 'Data Science and Artificial Intelligence'),
    name('d', '4 B.Tech', 'Data Science and Engineering'),
  ]
  expect(listProgrammeTwins(records)).toEqual([['a', 'b']])
})
