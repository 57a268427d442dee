/** An instant that an address holds, ISO 8601 in UTC; undefined for anything else that anybody may have written there. */
export function readInstant(typed: string | null): string | undefined {
  const isInstant = typed !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z$/.test(typed)
  return isInstant && !Number.isNaN(Date.parse(typed)) ? typed : undefined
}
