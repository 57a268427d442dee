/** Signs that stand in JSON as they are, one for each value of six bits. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const NO_SIGN = 255
/** The value of each sign, by its code. */
const VALUES = new Uint8Array(128).fill(NO_SIGN)
for (let value = 0; value < SIGNS.length; value += 1) VALUES[SIGNS.charCodeAt(value)] = value
const BASE = SIGNS.length
/** Five signs: what is further from zero than half a billion is no rank. */
const DIGITS_MAX = 5

/**
 * Whole numbers as signs of six bits: first the lowest of each number, then the next of each. A fifth shorter once compressed than
 * written in digits, for the high signs of ranks that stand together are alike and the low ones are not spelled in tens.
 */
export function packNumbers(column: readonly (number | null)[]): string {
  let rest = column.map(toNatural)
  let text = ''
  while (rest.some((value) => value > 0)) {
    if (text.length >= DIGITS_MAX * column.length) throw new Error('A number is too large to be packed')
    text += rest.map((value) => SIGNS.charAt(value % BASE)).join('')
    rest = rest.map((value) => Math.floor(value / BASE))
  }
  return text
}

/** The numbers of a packed column. @throws where it has not a sign of each number, or another sign */
export function unpackNumbers(text: string, count: number): (number | null)[] {
  if (count === 0 ? text !== '' : text.length % count !== 0) throw new Error('A packed column is too short')
  const values = new Array<number>(count).fill(0)
  for (let from = text.length - count; from >= 0 && count > 0; from -= count) {
    for (let at = 0; at < count; at += 1) {
      const value = VALUES[text.charCodeAt(from + at)] ?? NO_SIGN
      if (value === NO_SIGN) throw new Error('A packed column holds another sign')
      values[at] = (values[at] ?? 0) * BASE + value
    }
  }
  return values.map(fromNatural)
}

/** Null is 0, and the others go 0, -1, 1, -2 from 1 on. */
function toNatural(value: number | null): number {
  if (value === null) return 0
  return value < 0 ? -2 * value : 2 * value + 1
}

function fromNatural(value: number): number | null {
  if (value === 0) return null
  return value % 2 === 0 ? -value / 2 : (value - 1) / 2
}
