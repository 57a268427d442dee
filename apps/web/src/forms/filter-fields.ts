/** A filter of a list, without its page, as its address has it. */
export function toFilterFields(filter: Readonly<Record<string, unknown>>): Record<string, string> {
  const said = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && !['page', 'limit'].includes(name),
  )
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}
