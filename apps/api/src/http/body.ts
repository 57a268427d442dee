import { Refusal, refuse } from '@sopaan/contract/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { faultAt } from './faults.ts'

/** Most bytes of a JSON body (API-06). Uploads state their own limit at their route. */
export const BODY_BYTES_MAX = 64 * 1024
const DEPTH_MAX = 20
const ITEMS_MAX = 1_000
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** `application/json`, with at most `charset=utf-8` (WEB-04). */
const JSON_TYPE = /^application\/json(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i

/**
 * Takes JSON bodies and nothing else: another content type is refused with 415 before a byte is read, keys that reach for
 * an object's prototype are refused, and so is what nests or lists too much, or no database could keep (WEB-04, API-02,
 * API-03, API-06).
 */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // What is signed is signed as bytes: nothing may write them anew.
    if (rawBodyOf(request) === 'json') return done(null, bytes)
    const text = bytes.toString('utf8')
    // An empty body with the type set is no body: some clients send it so.
    if (text === '') return done(null, undefined)
    parse(request, text, (error, body) => {
      if (error) return done(error)
      try {
        checkShape(body, [])
        done(null, body)
      } catch (thrown) {
        done(thrown instanceof Error ? thrown : new Error('The body could not be walked.', { cause: thrown }))
      }
    })
  })
}

/** Lets routes that say so take one multipart body whole, as bytes; every other route refuses the type (WEB-04). */
export function acceptUploads(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer' }, (request, body, done) => {
    if (acceptsUpload(request)) return done(null, body)
    done(new Refusal('UNSUPPORTED_MEDIA_TYPE', undefined))
  })
}

/** Lets routes that say so take a form as a browser sends it, as bytes; every other route refuses the type (WEB-04). */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(FORM_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    if (rawBodyOf(request) === 'form') return done(null, body)
    done(new Refusal('UNSUPPORTED_MEDIA_TYPE', undefined))
  })
}

/** The type that a route takes as bytes, where it takes one so. */
export function rawBodyOf(request: FastifyRequest): 'json' | 'form' | undefined {
  const { config } = request.routeOptions
  if (!('rawBody' in config)) return undefined
  return config.rawBody === 'json' || config.rawBody === 'form' ? config.rawBody : undefined
}

/** Whether a content type is that of a form, and the route takes one. */
export function isForm(request: FastifyRequest, contentType: string): boolean {
  return contentType.startsWith(FORM_TYPE) && rawBodyOf(request) === 'form'
}

/** Whether the route of a request takes an upload. */
export function acceptsUpload(request: FastifyRequest): boolean {
  const { config } = request.routeOptions
  return 'takesUpload' in config && config.takesUpload === true
}

/** Whether the database can keep a text: it has no NUL and no half of a character (a lone surrogate). Source: RFC 3629, 3. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Whether a content type, as the client wrote it, is the one we take. */
export function isJsonType(contentType: string): boolean {
  return JSON_TYPE.test(contentType)
}

function checkShape(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string') checkText(value, path)
  if (typeof value !== 'object' || value === null) return
  if (path.length >= DEPTH_MAX) refuse('INVALID_INPUT', { errors: [faultAt('', 'too_deep', { max: DEPTH_MAX })] })
  if (Array.isArray(value) && value.length > ITEMS_MAX) {
    refuse('INVALID_INPUT', { errors: [faultAt('', 'too_many', { max: ITEMS_MAX })] })
  }
  for (const [key, inner] of Object.entries(value)) {
    checkText(key, path)
    checkShape(inner, [...path, key])
  }
}

function checkText(text: string, path: readonly string[]): void {
  if (!isStorable(text)) refuse('INVALID_INPUT', { errors: [faultAt(path.join('.'), 'control_characters')] })
}

/** The raw body of a request whose route takes an upload or bytes; empty elsewhere. */
export function readUploadedBytes(request: FastifyRequest): { contentType: string; body: Buffer } {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return { contentType: request.headers['content-type'] ?? '', body }
}
