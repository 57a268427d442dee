import { expect, test } from 'vitest'
import { dropStart } from './drop-start.ts'

const at = (hour: number, minutes = 60) => ({ startMinute: hour * 60, minutes })

test.each([
  ['on an empty day it keeps its hour', { before: undefined, after: undefined }, 17 * 60],
  ['between two that leave its hour free it keeps it', { after: at(15), before: at(19) }, 17 * 60],
  ['below one that goes on past its hour it follows that one', { after: at(17), before: undefined }, 18 * 60],
  [
    'below one that ends on an odd minute it begins on a step of five',
    { after: at(17, 58), before: undefined },
    18 * 60,
  ],
  ['above one at an earlier hour it ends where that begins', { after: undefined, before: at(16) }, 14.5 * 60],
  ['above one in the first minutes of a day it begins at midnight', { after: undefined, before: at(1) }, 0],
  ['where two leave no room it follows the first of them', { after: at(18), before: at(19) }, 19 * 60],
  ['below one that ends at midnight it still begins on that day', { after: at(23), before: undefined }, 23.75 * 60],
  [
    'beside one that has no hour it keeps its own',
    { after: { startMinute: undefined, minutes: 30 }, before: undefined },
    17 * 60,
  ],
] as const)('%s', (_guarantee, neighbours, expected) => {
  expect(dropStart({ own: 17 * 60, minutes: 90 }, neighbours)).toBe(expected)
})
