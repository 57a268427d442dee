import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { expect, test } from 'vitest'
import { fieldInHindi } from './hi/field-words.ts'

const SERVICES = join(import.meta.dirname, '../../../api/src/features')
const calls: readonly Call[] = Object.values(CALLS).flatMap((nouns): Call[] => Object.values(nouns))

test.each(calls.filter(({ body }) => body !== undefined))(
  'each message of a field of $method $path has Hindi (words/hi/field-words.ts)',
  ({ body }) => {
    expect(messagesIn(body).filter((message) => fieldInHindi(message) === undefined)).toEqual([])
  },
)

test('each message that a service gives a field has Hindi (words/hi/field-words.ts)', () => {
  const sources = readdirSync(SERVICES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.service.ts'))
    .map((file) => readFileSync(join(SERVICES, file), 'utf8'))
  const written = sources.flatMap((code) => [...code.matchAll(/\bmsg: '([^']+)'/g)].map(([, message = '']) => message))
  expect(written).toContain('Expected a month 10 to 100 years ago')
  const ofPasswords = [
    'Password must be 12+ characters',
    'This password is among the most used ones. Choose another.',
    'This password is easy to guess from your name or this site. Choose another.',
  ]
  expect([...written, ...ofPasswords].filter((message) => fieldInHindi(message) === undefined)).toEqual([])
})

test.each([
  ['At most 80 characters', 'अधिकतम 80 अक्षर'],
  ['Password must be 6+ characters', 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए'],
  ['Expected a whole number from 1 to 2000000', '1 से 2000000 तक की पूरी संख्या लिखें'],
  ['Expected a phone number such as 98765 43210', 'फ़ोन नंबर लिखें, जैसे 98765 43210'],
])('%s keeps its figures in Hindi', (english, hindi) => {
  expect(fieldInHindi(english)).toBe(hindi)
})

test('a sentence nobody translated is not taken for one that was', () => {
  expect(fieldInHindi('The moon is made of cheese')).toBeUndefined()
})

/** Every message a schema can refuse with: its own and those of what it is made of. */
function messagesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  if (!('_zod' in part)) return isPlain(part) ? Object.values(part).flatMap((each) => messagesIn(each, seen)) : []
  // zod keeps what a schema or check was made of here, under every build; there is no other way to ask for it.
  const { error, ...made } = (part._zod as { def: Record<string, unknown> }).def
  const own: unknown = typeof error === 'function' ? error({ code: 'custom', input: undefined }) : undefined
  return [...(typeof own === 'string' ? [own] : []), ...messagesIn(made, seen)]
}

function isPlain(part: object): boolean {
  return Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype
}
