import { expect, test } from 'vitest'
import { findCollegeFacts } from '../colleges/college-facts.ts'
import { type CheckBook, openCheckBook } from '../list-doctor/check-list.ts'
import type { Profile } from '../predictor/profile.ts'
import { openSeatBook } from '../seats/seat-facts.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { type Boldness, makeList } from './make-list.ts'
import { type MadeRows, orderByLiking, type Taste } from './order-list.ts'
import { sortByLiking } from './sort-by-liking.ts'

const check = openCheckBook(openSeatBook(SHIPPED_BOOK)) as CheckBook
const YEARS = '4-years-bachelor-of-technology'
const [CSE, ECE] = [`computer-science-and-engineering-${YEARS}`, `electronics-and-communication-engineering-${YEARS}`]
const [TRICHY, SILCHAR] = [
  'national-institute-of-technology-tiruchirappalli',
  'national-institute-of-technology-silchar',
]
const [trichyCse, trichyEce, silcharCse, silcharEce] = [
  `${TRICHY}/${CSE}`,
  `${TRICHY}/${ECE}`,
  `${SILCHAR}/${CSE}`,
  `${SILCHAR}/${ECE}`,
]
const NOTHING = { branch: 0, college: 0, home: 0, cost: 0 }

function profileOf(common: number): Profile {
  return {
    category: 'OPEN',
    gender: 'male',
    isPwd: false,
    homeState: 'Assam',
    ranks: { 'main-1': { common } },
  }
}

const order = (keys: readonly string[], taste: Taste, common = 30_000, made?: MadeRows) =>
  orderByLiking(check, keys, { taste, profile: profileOf(common), factsOf: findCollegeFacts, made })

test('branch first, college first and near home first each give their own order, worked by hand', () => {
  const keys = [silcharEce, trichyEce, silcharCse, trichyCse]
  const families = ['ECE', 'CSE']
  // A branch is worth 3 of 4, so every ECE stands before every CSE; within it the college that closes earlier.
  expect(order(keys, { families, weights: { ...NOTHING, branch: 3, college: 1 } })).toEqual([
    trichyEce,
    silcharEce,
    trichyCse,
    silcharCse,
  ])
  // No branch named: of a college the branch that more want stands first.
  expect(order(keys, { families: [], weights: { ...NOTHING, branch: 1, college: 3 } })).toEqual([
    trichyCse,
    trichyEce,
    silcharCse,
    silcharEce,
  ])
  // Silchar is in Assam.
  expect(order([trichyCse, silcharEce], { families: [], weights: { ...NOTHING, home: 3 } })).toEqual([
    silcharEce,
    trichyCse,
  ])
})

test('no chance has a part in the order: every rank gives the same', () => {
  const keys = [silcharEce, trichyEce, silcharCse, trichyCse]
  const taste = { families: ['CSE'], weights: { branch: 2, college: 2, home: 0, cost: 0 } }
  for (const common of [900, 30_000, 900_000]) expect(order(keys, taste, common)).toEqual(order(keys, taste))
})

test('what is liked alike goes by how much all want it, and what the book does not have goes to the end', () => {
  const keys = ['gone/one', silcharEce, 'gone/two', trichyCse]
  expect(order(keys, { families: [], weights: NOTHING })).toEqual([trichyCse, silcharEce, 'gone/one', 'gone/two'])
})

test('what a list was made with stays: the lifted above the first that is wanted less, the safe seats beyond the wishes last', () => {
  const keys = [silcharEce, trichyEce, silcharCse, trichyCse]
  // Near home by far: Silchar is in Assam, and all want Tiruchirappalli more, its CSE most.
  const taste = { families: ['ECE', 'CSE'], weights: { ...NOTHING, branch: 1, home: 3 } }
  expect(order(keys, taste)).toEqual([silcharEce, silcharCse, trichyEce, trichyCse])
  expect(order(keys, taste, 30_000, { lifted: [trichyCse], beyond: [silcharEce] })).toEqual([
    trichyCse,
    silcharCse,
    trichyEce,
    silcharEce,
  ])
  // What all want less than every other row has nothing to go above.
  expect(order(keys, taste, 30_000, { lifted: [silcharEce], beyond: [] }).at(-1)).toBe(silcharEce)
})

test('a list that was just made is in order already, however bold it is and whatever counts first', () => {
  const moved: string[] = []
  for (const common of [3_000, 12_450, 30_000, 90_000])
    for (const boldness of ['careful', 'balanced', 'bold'] as Boldness[])
      for (const first of ['branch', 'college', 'home', 'cost'])
        for (const families of [[], ['CSE', 'ECE'], ['ME', 'CE', 'EE']]) {
          const taste: Taste = { families, weights: { ...NOTHING, branch: 1, college: 1, [first]: 3 } }
          const wanted = { count: 40, boldness, factsOf: findCollegeFacts }
          const made = makeList(check, profileOf(common), { ...taste, states: [] }, wanted)
          const keys = made.choices.map(({ key }) => key)
          const beyond = made.beyond > 0 ? keys.slice(-made.beyond) : []
          const again = order(keys, taste, common, { lifted: made.lifted, beyond })
          if (again.join() !== keys.join())
            moved.push(JSON.stringify({ common, boldness, first, families, lifted: made.lifted.length }))
        }
  expect(moved).toEqual([])
})

test('a difference of less than a tenth is none, but within a college the own order of branches always stands', () => {
  const choices = [
    { name: 'later', liking: 0.84, demand: 0.2, institute: 1 },
    { name: 'wanted', liking: 0.76, demand: 0.9, institute: 2 },
    { name: 'second', liking: 0.77, demand: 0.95, institute: 3 },
    { name: 'first', liking: 0.81, demand: 0.1, institute: 3 },
    { name: 'better', liking: 0.86, demand: 0, institute: 4 },
  ]
  // .9 | .8: places by demand .95, .9, .2, .1; of the third college the better liked takes the earlier place.
  expect(sortByLiking(choices).map(({ name }) => name)).toEqual(['better', 'first', 'wanted', 'later', 'second'])
})
