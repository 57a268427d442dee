import { expect, test } from 'vitest'
import { openSeatBook } from '../seats/seat-facts.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { findPaperRows } from './category-paper.ts'
import { type CheckBook, checkList, openCheckBook } from './check-list.ts'
import { type JudgedRow, judgeRows } from './checked-choice.ts'

function aRow(chances: readonly [chance: number, needsPaper: boolean][]): JudgedRow {
  const pools = chances.map(([chance, needsPaper]) => ({
    list: 'main-1' as const,
    group: 1,
    spread: 1,
    chance,
    chanceIfOffered: chance,
    survival: 1,
    lastClosing: 1,
    needsPaper,
  }))
  const best = Math.max(0, ...chances.map(([chance]) => chance))
  return { choice: undefined as never, block: undefined, pools, best, reach: 1 }
}

test('rows are counted that are less likely without the certificate, and the one that falls furthest is named', () => {
  const rows = [
    aRow([[0.9, false]]),
    aRow([
      [0.57, false],
      [0.89, true],
    ]),
    aRow([
      [0.1, false],
      [0.8, true],
    ]),
    // An OPEN seat that is likelier than the own category's needs no paper.
    aRow([
      [0.7, false],
      [0.6, true],
    ]),
    // Four points are nothing to say.
    aRow([
      [0.5, false],
      [0.54, true],
    ]),
  ]
  expect(findPaperRows(rows)).toEqual({ count: 2, at: 2, withPaper: 0.8, without: 0.1 })
  expect(findPaperRows(rows.slice(0, 1))).toBeUndefined()
})

test('of a list in the book the seats of the own category are those that need its certificate', () => {
  const check = openCheckBook(openSeatBook(SHIPPED_BOOK)) as CheckBook
  const ranks = { 'main-1': { common: 12_450, category: 3_990 } }
  const girl = { category: 'OBC-NCL', gender: 'female', isPwd: false, homeState: 'Kerala', ranks } as const
  const key = 'national-institute-of-technology-calicut/computer-science-and-engineering-4-years-bachelor-of-technology'
  const judged = (profile: Parameters<typeof checkList>[2]) => {
    const { choices, candidate } = checkList(check, [key], profile)
    return judgeRows(choices, candidate, check.risk.shocks).rows
  }
  const found = findPaperRows(judged(girl))
  const [plain] = judged({ ...girl, category: 'OPEN', ranks: { 'main-1': { common: 12_450 } } })
  expect(found?.count).toBe(1)
  // Without the paper she stands where anyone of her common rank does.
  expect(found?.without).toBeCloseTo(plain?.best ?? Number.NaN, 9)
  expect(findPaperRows(judged({ ...girl, category: 'OPEN', ranks: { 'main-1': { common: 12_450 } } }))).toBeUndefined()
})
