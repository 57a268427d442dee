import { ANSWER_MAX } from '@sopaan/domain/identity/proof-of-work'
import * as z from 'zod/mini'
import { fault } from './faults.ts'

/** A challenge names itself in fewer characters than this. */
const TOKEN_LENGTH_MAX = 200
/** More puzzles than any challenge has. */
const PUZZLES_MAX = 64

/**
 * Work that a browser does before it may go on from an address where too many went wrong. `token` ends, after its last dot,
 * in the seed, base64url: 32 bytes. For each of the `count` puzzles, numbered from 0, a whole number of 32 bits is looked for
 * such that SHA-256 of seed, number of the puzzle and answer (4 bytes each, big-endian) begins with `bits` zero bits.
 */
export const challenge = z.object({ token: z.string(), bits: z.int(), count: z.int() })
export type Challenge = z.output<typeof challenge>

/** A solved challenge, sent along with the call that asked for it; good once, from the address that was asked. */
export const proof = z.object({
  token: z.string(fault('invalid')).check(z.maxLength(TOKEN_LENGTH_MAX, fault('invalid'))),
  answers: z
    .array(z.int(fault('invalid')).check(z.minimum(0, fault('invalid')), z.maximum(ANSWER_MAX, fault('invalid'))))
    .check(z.maxLength(PUZZLES_MAX, fault('too_many', { max: PUZZLES_MAX }))),
})
export type Proof = z.output<typeof proof>
