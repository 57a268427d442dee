import { randomFillSync } from 'node:crypto'

const ID_BYTES = 12
const IDS_A_FILL = 512

/**
 * Names for requests, 16 letters each, that nobody can guess. Randomness is asked of the system for many at once: asking
 * for each costs a tenth of a short request.
 */
export function requestIds(): () => string {
  const random = Buffer.alloc(ID_BYTES * IDS_A_FILL)
  let next = random.length
  return () => {
    if (next === random.length) {
      randomFillSync(random)
      next = 0
    }
    next += ID_BYTES
    return random.toString('base64url', next - ID_BYTES, next)
  }
}
