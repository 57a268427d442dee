import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** The description of every call, written from the calls themselves. */
export const apiDescription = {
  document: defineCall({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    summary: 'Every call of the product as an OpenAPI 3.1 document.',
    response: z.looseObject({ openapi: z.string() }),
    refuses: [],
    cache: 'public, max-age=300',
  }),
  page: defineCall({
    method: 'GET',
    path: '/api/docs',
    access: 'anyone',
    summary: 'Every call of the product as a page for people. Answers HTML.',
    response: z.string(),
    refuses: [],
    cache: 'public, max-age=300',
  }),
}
