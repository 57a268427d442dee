import type { Call } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { FAULT_WORDS } from '@sopaan/contract/fault-words'
import { plans } from '@sopaan/contract/plans'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf, READS } from './faults.ts'

const calls: readonly Call[] = Object.values(CALLS).flatMap((nouns): Call[] => Object.values(nouns))

test.each(calls.filter(({ body, query }) => body !== undefined || query !== undefined))(
  'whatever $method $path says of a field of its own is a fault of the table',
  ({ body, query }) => {
    const unknown = [...messagesIn(body), ...messagesIn(query)].filter((said) => !isFault(said))
    expect(unknown).toEqual([])
  },
)

test('a wrong field travels with its whole path, its code, its values and an English sentence', () => {
  const sent = {
    name: { en: 'Plan', hi: 'न'.repeat(81) },
    description: { en: 'Two sessions', hi: 'दो मुलाकातें' },
    features: { en: [], hi: [] },
    pricePaise: 249_900,
    gstRateBp: 1_800,
    sac: '999293',
    validityDays: 120,
    mentoringCredits: 2,
    isHighlighted: false,
    onSaleFrom: null,
    onSaleTo: null,
  }
  expect(faultsIn(plans.add.body, sent)).toEqual([
    { path: 'name.hi', code: 'too_long', values: { max: 80 }, msg: 'At most 80 characters' },
  ])
})

test.each([
  ['nothing at all', z.object({ name: z.string() }), {}, 'name', 'required', 'Required'],
  ['another kind of value', z.object({ name: z.string() }), { name: 7 }, 'name', 'invalid', 'This value is not taken'],
  [
    'no member of a set',
    z.object({ kind: z.enum(['a', 'b']) }),
    { kind: 'c' },
    'kind',
    'not_listed',
    'Expected one of a, b',
  ],
  ['a list too long', z.array(z.int()).check(z.maxLength(1)), [1, 2], '', 'too_many', 'At most 1'],
  ['a text too short', z.string().check(z.minLength(3)), 'ab', '', 'too_short', 'At least 3 characters'],
  [
    'a number too big',
    z.object({ rank: z.int().check(z.maximum(9)) }),
    { rank: 10 },
    'rank',
    'too_big',
    'Expected at most 9',
  ],
  ['a key nobody knows', z.strictObject({}), { role: 'admin' }, 'role', 'unknown_field', 'This field is not known'],
])('%s is told in our words where the schema has none', (_, schema, sent, ...[path, code, msg]) => {
  expect(faultsIn(schema, sent)).toEqual([expect.objectContaining({ path, code, msg })])
})

function faultsIn(schema: z.core.$ZodType | undefined, value: unknown) {
  const result = z.safeParse(schema ?? z.never(), value, READS)
  return faultsOf(result.error?.issues ?? [])
}

function isFault(said: string): boolean {
  return Object.hasOwn(FAULT_WORDS, said.split(' ')[0] ?? '')
}

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
