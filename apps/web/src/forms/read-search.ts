import type { Constraint, Constraints } from './constraints.ts'

/** A day as an address writes it; the year of a person who makes one up is left to the server. */
const DAY = /^(?:19|20|21)\d\d-\d\d-\d\d$/
const WHOLE = /^\d+$/
const FRACTION = /^\d+(?:\.\d+)?$/

/**
 * What an address says of a call's query, by the constraints of that call, in the order of its fields: repeated keys are one
 * value parted by commas, and what is empty or no field of the call is left out.
 * @returns `taken`: each field read into its kind, without whatever the call would refuse, so that a mistyped address shows a
 *   list and no fault. `typed`: every field as it was typed, for a page that says at each field what its call refused; of
 *   figures alone the commas and spaces that people write between the digits go
 */
export function readSearch<B, Q>(
  constraints: Constraints<B, Q>,
  search: URLSearchParams,
): { taken: Partial<Q>; typed: Record<string, string> } {
  const taken: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  for (const [name, constraint] of Object.entries<Constraint>(constraints)) {
    const text = search.getAll(name).filter(Boolean).join(',').trim()
    const value = readValue(text, constraint)
    const kept = constraint.kind === 'number' ? text.replace(/[\s,]/g, '') : text
    if (value !== undefined) taken[name] = value
    if (kept !== '') typed[name] = kept
  }
  // Each value is one that the field of this name takes.
  return { taken: taken as Partial<Q>, typed }
}

type Values = Readonly<Record<string, unknown>> | readonly (readonly [name: string, value: unknown])[]

/**
 * The query of an address with these values, as `readSearch` reads it: what is absent, empty or the first page is left out.
 * @param usual  what a field means where it is not in the address; such values are left out of it too
 */
export function writeSearch(values: Values, usual: Readonly<Record<string, unknown>> = {}): string {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(values) ? values : Object.entries(values)
  const said = entries.filter(
    ([name, value]) =>
      value !== undefined && value !== '' && usual[name] !== value && !(name === 'page' && String(value) === '1'),
  )
  return String(new URLSearchParams(said.map(([name, value]) => [name, String(value)])))
}

/** The query of an address with some of its values changed, as `writeSearch` writes it; an absent value takes its key out. */
export function changeSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
  usual?: Readonly<Record<string, unknown>>,
): string {
  const kept = [...search].filter(([name]) => !(name in changes))
  return writeSearch([...kept, ...Object.entries(changes)], usual)
}

/** The page an address names, from 1; the first where it names none. */
export function readPageNumber(search: URLSearchParams): number {
  return readSearch(PAGE, search).taken.page ?? 1
}

const PAGE: Constraints<unknown, { page: number }> = { page: { kind: 'number', min: 1, max: 10_000 } }

function readValue(text: string, { kind, lengthMax, min, max, isDecimal, oneOf, pattern }: Constraint): unknown {
  if (text === '') return undefined
  if (kind === 'number') {
    const value = Number(text)
    return (isDecimal ? FRACTION : WHOLE).test(text) && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER)
      ? value
      : undefined
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
