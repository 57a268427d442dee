import * as z from 'zod/mini'
import { wireForms } from './fields.ts'

/** A piece of JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** A schema of the contract as JSON Schema: what goes in, as clients send it, or what comes out. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: written }) => {
      const form = wireForms.get(zodSchema)
      if (!form) return
      for (const keyword of Object.keys(written)) if (keyword !== 'default') delete written[keyword as 'type']
      Object.assign(written, form)
    },
  })
  return rest
}
