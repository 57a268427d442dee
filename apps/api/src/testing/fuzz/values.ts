import type { JsonSchema } from '@sopaan/contract/json-schema'
import type { Chance } from './random.ts'

/** What is known by now and may be asked for again: ids and words out of answers and out of the database. */
export type Pool = { ids: string[]; words: string[] }

/** How often a field is what its schema does not take. */
const BROKEN_LIKELIHOOD = 0.06
/** How often a field that may be left out is there. */
const OPTIONAL_LIKELIHOOD = 0.45
const ITEMS_MAX = 4
const TEXT_LENGTH_MAX = 200

/** What a careless way to the database, a page or a file breaks at. */
const BROKEN: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'half a letter \ud800',
  '\u202e\ufeff',
  "' or 1=1 --",
  '%_\\',
  '{{2}} #{3}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '__proto__',
  'x'.repeat(70_000),
  '9'.repeat(400),
  -1,
  0,
  1.5,
  1e308,
  -(2 ** 63),
  2 ** 53,
  true,
  [],
  [[[[[]]]]],
  {},
  { constructor: { prototype: { admin: true } } },
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
]

/** Words that fit the patterns of the contract. */
const WORDS = [
  'a',
  'Asha Rao',
  'कुछ शब्द',
  '123456',
  'AB',
  'ABCD2345',
  'cse',
  'nit-silchar',
  'kcet-2026',
  'nit-silchar/civil-engineering',
  'x'.repeat(32),
  'y'.repeat(43),
  `${'z'.repeat(43)}.ics`,
  '09:30',
  '24:00',
  '2005-04',
  '2026-27',
  '+91 98765 43210',
  'https://example.org/page',
  'somebody@example.org',
  'main=1200&category=OPEN',
]
const DAYS = ['2026-06-01', '2026-06-02', '2026-06-30', '1900-01-01', '2199-12-31', '2024-02-29']
const CLOCK = ['00:00:00.000Z', '05:30:00.000Z', '23:59:59.999Z']

/** A value for a schema: mostly one that it takes, else one that it may not. */
export function valueFor(schema: JsonSchema, chance: Chance, pool: Pool): unknown {
  return chance.happens(BROKEN_LIKELIHOOD) ? chance.pick(BROKEN) : fittingValue(schema, chance, pool)
}

function fittingValue(schema: JsonSchema, chance: Chance, pool: Pool): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return chance.pick(schema.enum)
  const ways = schema.anyOf ?? schema.oneOf
  if (Array.isArray(ways)) return fittingValue(chance.pick(ways as JsonSchema[]), chance, pool)
  switch (schema.type) {
    case 'object':
      return objectFor(schema, chance, pool)
    case 'array':
      return listFor(schema, chance, pool)
    case 'integer':
      return numberFor(schema, chance)
    case 'number':
      return numberFor(schema, chance) + (chance.happens(0.5) ? 0.25 : 0)
    case 'boolean':
      return chance.happens(0.5)
    case 'null':
      return null
    case 'string':
      return textFor(schema, chance, pool)
    default:
      return chance.pick(BROKEN)
  }
}

function objectFor(schema: JsonSchema, chance: Chance, pool: Pool): Record<string, unknown> {
  const required = new Set((schema.required ?? []) as string[])
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const chosen = fields.filter(([name]) =>
    required.has(name) ? !chance.happens(0.02) : chance.happens(OPTIONAL_LIKELIHOOD),
  )
  const entries = chosen.map(([name, field]) => [name, valueFor(field, chance, pool)] as const)
  const more = schema.additionalProperties
  if (isSchema(more) && chance.happens(0.7)) {
    const names = isSchema(schema.propertyNames) ? schema.propertyNames : { type: 'string' }
    return Object.fromEntries([...entries, [String(valueFor(names, chance, pool)), valueFor(more, chance, pool)]])
  }
  if (chance.happens(0.03)) return Object.fromEntries([...entries, ['__proto__', { admin: true }], ['role', 'admin']])
  return Object.fromEntries(entries)
}

function listFor(schema: JsonSchema, chance: Chance, pool: Pool): unknown[] {
  const min = numberIn(schema, 'minItems') ?? 0
  const max = Math.min(numberIn(schema, 'maxItems') ?? ITEMS_MAX, Math.max(min, ITEMS_MAX))
  const items = isSchema(schema.items) ? schema.items : { type: 'string' }
  return Array.from({ length: chance.whole(min, max) }, () => valueFor(items, chance, pool))
}

function numberFor(schema: JsonSchema, chance: Chance): number {
  const min = numberIn(schema, 'minimum') ?? -1_000
  const max = numberIn(schema, 'maximum') ?? 1_000_000
  return chance.pick([min, max, chance.whole(min, Math.min(max, min + 20)), chance.whole(min, max)])
}

function textFor(schema: JsonSchema, chance: Chance, pool: Pool): string {
  if (schema.format === 'uuid' && pool.ids.length > 0) return chance.pick(pool.ids)
  if (schema.format === 'date') return chance.pick(DAYS)
  if (schema.format === 'date-time') return `${chance.pick(DAYS)}T${chance.pick(CLOCK)}`
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern) : undefined
  const [min, max] = [numberIn(schema, 'minLength') ?? 0, numberIn(schema, 'maxLength') ?? TEXT_LENGTH_MAX]
  const fits = (word: string) => (pattern?.test(word) ?? true) && word.length >= min && word.length <= max
  const known = [...WORDS, ...pool.ids.slice(0, 3), ...pool.words].filter(fits)
  const letters = 'ab '.repeat(Math.min(Math.ceil(max / 3), TEXT_LENGTH_MAX)).slice(0, Math.max(min, 1))
  return known.length > 0 ? chance.pick(known) : letters
}

function numberIn(schema: JsonSchema, keyword: string): number | undefined {
  const value = schema[keyword]
  return typeof value === 'number' ? value : undefined
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
