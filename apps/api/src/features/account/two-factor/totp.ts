import { createHmac } from 'node:crypto'

/** Length of a step, seconds, and digits of a code. Source: RFC 6238 defaults, which every authenticator app knows. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Steps before and after now that are taken: clocks differ. Source: AUTH-20. */
const DRIFT_STEPS = 1

/** The step of an instant. */
export function stepOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000 / STEP_SECONDS)
}

/** The code of a secret at a step: HOTP (RFC 4226, section 5.3) over SHA-1, which is what authenticator apps compute. */
export function codeAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step that a code is of, if it is one of now, just before or just after, and newer than the last one taken: a code
 * works once (AUTH-20).
 */
export function matchCode(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  const current = stepOf(now)
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, at) => current - DRIFT_STEPS + at)
  return steps.find((step) => step > lastStep && codeAt(secret, step) === code)
}
