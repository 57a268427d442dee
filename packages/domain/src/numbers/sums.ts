/** What some numbers come to; 0 for none. */
export function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** A number to the nearest of so many parts of one: `roundTo(0.123, 100)` is 0.12; halves go up. */
export function roundTo(number: number, parts: number): number {
  return Math.round(number * parts) / parts
}
