/** Type numbers of PostgreSQL's catalogue (`select oid, typname from pg_type`). */
const INT8 = 20
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const INTERVAL = 1186
const NUMERIC = 1700
const INT8_ARRAY = 1016

/**
 * How values arrive from PostgreSQL, the same from the embedded database and from a server: `bigint` as a number (paise
 * and counts; beyond 2^53 it throws, never rounds), a day as the string `2026-06-02`, an instant as a `Date`, `numeric` and
 * `interval` as the database's own text. Everything else is as both drivers read it anyway.
 */
export const WIRE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: wholeNumber,
  [INT8_ARRAY]: (text) => text.slice(1, -1).split(',').filter(Boolean).map(wholeNumber),
  [DATE]: (text) => text,
  [TIMESTAMP]: (text) => text,
  [TIMESTAMPTZ]: (text) => new Date(isoInstant(text)),
  [INTERVAL]: (text) => text,
  [NUMERIC]: (text) => text,
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`A bigint from the database does not fit a number: ${text}`)
  return value
}

/** `2026-06-02 09:30:00.123+05:30` or `…+00` in the form that `Date` is bound to read. */
function isoInstant(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
}
