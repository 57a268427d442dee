import type { Call, QueryOf, RequestInput } from '@sopaan/contract/call'
import { jsonSchema } from '@sopaan/contract/json-schema'

/** What a field of a call takes, as plain data: enough to limit, to show and to read it; the server judges. */
export type Constraint = {
  kind: 'text' | 'number' | 'boolean' | 'day' | 'instant' | 'list'
  /**
   * What is sent where the field is empty: null, nothing, or nothing unless it was emptied, where absent means unchanged.
   * Without it, what is empty is sent as it is, for the server to refuse.
   */
  empty?: 'null' | 'absent' | 'unchanged'
  lengthMax?: number
  min?: number
  max?: number
  /** Fractions are taken too; of an address alone, where a form says it by its field. */
  isDecimal?: true
  /** What a list holds. Default text. */
  of?: 'number'
  /** How a text is written; of an address alone. */
  pattern?: string
  /** The only answers; of an address alone, where nothing else says them. */
  oneOf?: readonly (string | number | boolean)[]
}

declare const INPUT: unique symbol
declare const QUERY: unique symbol
/** The constraints of every field of a call, by its path; `*` for each item of a list: `rules.*.day`. */
export type Constraints<B, Q = unknown> = Readonly<Record<string, Constraint>> & {
  readonly [INPUT]?: B
  readonly [QUERY]?: Q
}

/** What a person fills in for a call: its body, or its query where it has no body. */
export type InputOf<C extends Call> =
  RequestInput<C> extends { body?: infer B } ? NonNullable<B> : QueryInputOf<RequestInput<C>>
type QueryInputOf<R> = R extends { query?: infer Q } ? NonNullable<Q> : never

/** A piece of JSON Schema, in the keywords that our fields use. */
type Piece = {
  type?: string
  format?: string
  const?: string | number | boolean
  enum?: (string | number)[]
  anyOf?: Piece[]
  oneOf?: Piece[]
  allOf?: Piece[]
  properties?: Record<string, Piece>
  required?: string[]
  /** Of an object whose names are one of a closed set, none of which must be there. */
  propertyNames?: Piece
  additionalProperties?: Piece | boolean
  items?: Piece
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
}

/**
 * The constraints of what a call takes. In what browsers load this call is replaced by its answer when the pages are built
 * (`inline-constraints.ts`): no schema travels.
 */
export function constraintsOf<C extends Call>(call: C): Constraints<InputOf<C>, QueryOf<C>> {
  const schema = call.body ?? call.query
  const found: Record<string, Constraint> = {}
  // Of the keywords above: zod writes them.
  if (schema !== undefined) collect(jsonSchema(schema, 'input') as Piece, '', { found, call })
  return found as Constraints<InputOf<C>, QueryOf<C>>
}

type Collected = { found: Record<string, Constraint>; call: Call }

function collect(piece: Piece, path: string, into: Collected, empty?: Constraint['empty']): void {
  // An empty field of a form that is sent without script: nothing was answered.
  const options = optionsOf(piece).filter((option) => option.const !== '')
  const isNullable = options.some(({ type }) => type === 'null')
  for (const option of options) {
    if (option.type === 'null') continue
    const fields = fieldsOf(option)
    if (fields !== undefined) {
      for (const [name, field] of Object.entries(fields)) {
        const absent = into.call.method === 'PATCH' && path === '' ? 'unchanged' : 'absent'
        const isOptional = !(option.required ?? []).includes(name)
        collect(field, path === '' ? name : `${path}.${name}`, into, isOptional ? absent : undefined)
      }
    } else if (option.items?.properties !== undefined) collect(option.items, `${path}.*`, into)
    else into.found[path] ??= withAnswers(constraintOf(option, isNullable ? 'null' : empty), options, into)
  }
}

function fieldsOf({ properties, propertyNames, additionalProperties }: Piece): Record<string, Piece> | undefined {
  if (properties !== undefined || typeof additionalProperties !== 'object') return properties
  return Object.fromEntries((propertyNames?.enum ?? []).map((name) => [name, additionalProperties]))
}

function constraintOf({ type, format, items, maxLength, minimum, maximum }: Piece, empty: Constraint['empty']) {
  const constraint: Constraint = { kind: kindOf(type, format) }
  if (empty !== undefined) constraint.empty = empty
  if (maxLength !== undefined) constraint.lengthMax = maxLength
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) constraint.min = minimum
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) constraint.max = maximum
  if (items?.type === 'integer' || items?.type === 'number') constraint.of = 'number'
  return constraint
}

function kindOf(type: string | undefined, format: string | undefined): Constraint['kind'] {
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'array') return 'list'
  if (format === 'date') return 'day'
  return format === 'date-time' ? 'instant' : 'text'
}

function withAnswers(constraint: Constraint, options: readonly Piece[], { call }: Collected): Constraint {
  const pieces = options.flatMap((option) => (option.type === 'array' ? optionsOf(option.items ?? {}) : [option]))
  const answers = pieces.flatMap((piece) => piece.enum ?? (piece.const === undefined ? [] : [piece.const]))
  if (call.body !== undefined) return constraint
  if (answers.length > 0) return { ...constraint, oneOf: answers }
  if (options.some(({ type }) => type === 'number')) return { ...constraint, isDecimal: true }
  const pattern = options.find((option) => option.pattern !== undefined)?.pattern
  return pattern === undefined || constraint.kind !== 'text' ? constraint : { ...constraint, pattern }
}

function optionsOf(piece: Piece): readonly Piece[] {
  const parts = piece.anyOf ?? piece.oneOf
  if (parts !== undefined) return parts.flatMap(optionsOf)
  return piece.allOf === undefined ? [piece] : [Object.assign({}, piece, ...piece.allOf)]
}
