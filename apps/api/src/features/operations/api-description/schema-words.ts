import type { JsonSchema } from '@sopaan/contract/json-schema'

const INDENT = '  '
/** A closed set longer than this is cut short on the page; the document has it whole. */
const WORDS_SHOWN_MAX = 12

/** A JSON schema as people who program read it: `{ page: integer 1…100, name?: text ≤ 80 }`. */
export function schemaWords(schema: JsonSchema, depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return closedSet(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return choiceWords(choices, depth)
  if (schema.type === 'array') return `list of ${schemaWords(asSchema(schema.items), depth)}`
  if (schema.type === 'object') return objectWords(schema, depth)
  return plainWords(schema)
}

function choiceWords(choices: readonly unknown[], depth: number): string {
  // An empty text stands for a field that a form left out; people need not be told.
  const told = choices.map(asSchema).filter((choice) => choice.const !== '')
  return told.map((choice) => schemaWords(choice, depth)).join(' or ')
}

function closedSet(words: readonly unknown[]): string {
  const shown = words.slice(0, WORDS_SHOWN_MAX).map((word) => JSON.stringify(word))
  return [...shown, ...(words.length > WORDS_SHOWN_MAX ? [`… (${words.length})`] : [])].join(' | ')
}

function objectWords(schema: JsonSchema, depth: number): string {
  const fields = Object.entries(asSchema(schema.properties))
  if (fields.length === 0) return 'object'
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const pad = INDENT.repeat(depth + 1)
  const lines = fields.map(
    ([name, field]) => `${pad}${name}${required.has(name) ? '' : '?'}: ${schemaWords(asSchema(field), depth + 1)}`,
  )
  return `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`
}

function plainWords(schema: JsonSchema): string {
  if (schema.type === 'string') {
    if (typeof schema.format === 'string') return { uuid: 'id', 'date-time': 'instant' }[schema.format] ?? schema.format
    return typeof schema.maxLength === 'number' ? `text ≤ ${schema.maxLength}` : 'text'
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum, maximum } = schema
    const hasRange = isOrdinary(minimum) && isOrdinary(maximum)
    return hasRange ? `${schema.type} ${minimum}…${maximum}` : schema.type
  }
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

/** Not the end of the safe range, which says nothing of the field. */
function isOrdinary(bound: unknown): bound is number {
  return typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER
}

function asSchema(value: unknown): JsonSchema {
  // The schemas are written by our own contract; what is not an object says nothing.
  return typeof value === 'object' && value !== null ? (value as JsonSchema) : {}
}
