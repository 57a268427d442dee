import type * as z from 'zod/mini'
import { type Call, refusalsOf } from './call.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import { REFUSALS, type RefusalCode } from './refusals.ts'

/** A call as the API description tells it. */
export type CallDescription = {
  noun: string
  /** `plans.get`, unique in the product. */
  name: string
  call: Call
  /** What goes in, part by part; a part that the call does not have is absent. */
  params: JsonSchema | undefined
  query: JsonSchema | undefined
  body: JsonSchema | undefined
  answer: JsonSchema
  refusals: readonly RefusalCode[]
}

type Nouns = Readonly<Record<string, Readonly<Record<string, Call>>>>
type ApiFacts = { title: string; version: string; serverUrl: string }

const ERROR_FIELDS = {
  status: { const: 'error' },
  message: { type: 'string', description: 'Words for people, in English.' },
  requestId: { type: 'string', description: 'Names the request in our log.' },
}

const CONVENTIONS =
  'A read takes the parameters that stand at it and no others: another one, a misspelt sort among them, is refused with INVALID_QUERY (400), whose fault names those that are taken. Only the calendar feed and shared lists, which are read by a secret link, pass over what they do not know.'

/** Every call with its schemas as JSON Schema, in the order of the nouns. */
export function describeCalls(nouns: Nouns): CallDescription[] {
  return Object.entries(nouns).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, call]) => ({
      noun,
      name: `${noun}.${name}`,
      call,
      params: call.params && inputSchema(call.params),
      query: call.query && inputSchema(call.query),
      body: call.body && inputSchema(call.body),
      answer: jsonSchema(call.response, 'output'),
      refusals: refusalsOf(call),
    })),
  )
}

/** The OpenAPI 3.1 document of the product. */
export function openApiDocument(nouns: Nouns, facts: ApiFacts): JsonSchema {
  const calls = describeCalls(nouns)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: facts.title, version: facts.version, description: CONVENTIONS },
    servers: [{ url: facts.serverUrl }],
    tags: Object.keys(nouns).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { signIn: { type: 'apiKey', in: 'cookie', name: '__Host-at' } },
    },
  }
}

function operation({ noun, name, call, params, query, body, answer, refusals }: CallDescription): JsonSchema {
  return {
    tags: [noun],
    operationId: name,
    ...(call.summary ? { summary: call.summary } : {}),
    'x-access': call.access,
    security: call.access === 'anyone' ? [] : [{ signIn: [] }],
    parameters: [...parametersIn('path', params), ...parametersIn('query', query)],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [call.status ?? 200]: { description: 'Done', content: { 'application/json': { schema: answer } } },
      ...refusalResponses(refusals),
    },
  }
}

function parametersIn(place: 'path' | 'query', schema: JsonSchema | undefined): JsonSchema[] {
  const required = new Set((schema?.required ?? []) as string[])
  return Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: field,
    // A list is written with commas: `?type=IIT,NIT`.
    ...(field.type === 'array' ? { style: 'form', explode: false } : {}),
  }))
}

/** One response a status: the codes it stands for, and what each of them carries. */
function refusalResponses(refusals: readonly RefusalCode[]): JsonSchema {
  const statuses = [...new Set(refusals.map((code) => REFUSALS[code].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = refusals.filter((code) => REFUSALS[code].status === status)
      return [
        status,
        {
          description: codes.map((code) => `${code}: ${REFUSALS[code].message}`).join(' · '),
          content: { 'application/json': { schema: { anyOf: codes.map(refusalSchema) } } },
        },
      ]
    }),
  )
}

/** The body of a refusal: the fields that all have, and those of its own row in the table. */
export function refusalSchema(code: RefusalCode): JsonSchema {
  const row = REFUSALS[code]
  const details = 'details' in row ? jsonSchema(row.details, 'output') : {}
  return {
    type: 'object',
    properties: { ...ERROR_FIELDS, code: { const: code }, ...(details.properties ?? {}) },
    required: ['status', 'code', 'message', 'requestId', ...((details.required as string[] | undefined) ?? [])],
  }
}

/** An input as clients send it: of a query field, the string form. */
function inputSchema(schema: z.core.$ZodType): JsonSchema {
  return jsonSchema(schema, 'input')
}
