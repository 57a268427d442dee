import type { Constraint, Constraints } from './constraints.ts'

/** A day as an address writes it; the year of a person who makes one up is left to the server. */
const DAY = /^(?:19|20|21)\d\d-\d\d-\d\d$/

/**
 * What an address says of a call's query, by the constraints of that call: each field that its call would take, read into its
 * kind. Whatever it would refuse is left out, so that a mistyped address shows a list and no fault.
 */
export function readSearch<B, Q>(constraints: Constraints<B, Q>, search: URLSearchParams): Partial<Q> {
  const read = Object.entries(constraints).flatMap(([name, constraint]: [string, Constraint]) => {
    const value = readValue(search.getAll(name).join(',').trim(), constraint)
    return value === undefined ? [] : [[name, value] as const]
  })
  // Each value is one that the field of this name takes.
  return Object.fromEntries(read) as Partial<Q>
}

/** The query of an address with these values, as `readSearch` reads it: what is absent, empty or the first page is left out. */
export function writeSearch(values: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(values).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
  )
  return String(new URLSearchParams(said.map(([name, value]) => [name, String(value)])))
}

/** The page an address names, from 1; the first where it names none. */
export function readPageNumber(search: URLSearchParams): number {
  return readSearch(PAGE, search).page ?? 1
}

const PAGE: Constraints<unknown, { page: number }> = { page: { kind: 'number', min: 1, max: 10_000 } }

function readValue(text: string, { kind, lengthMax, min, max, oneOf, pattern }: Constraint): unknown {
  if (text === '') return undefined
  if (kind === 'number') {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER) ? value : undefined
  }
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : undefined)
  if (kind === 'day') return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  if (kind === 'list') {
    const items = text.split(',').filter((item) => oneOf === undefined || oneOf.includes(item))
    return items.length === 0 ? undefined : items
  }
  if (kind === 'instant' || (oneOf !== undefined && !oneOf.includes(text))) return undefined
  const taken = text.slice(0, lengthMax)
  return pattern === undefined || new RegExp(pattern, 'u').test(taken) ? taken : undefined
}
