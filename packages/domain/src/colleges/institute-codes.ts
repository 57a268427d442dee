import codes from '../../../../data/institute-codes.json' with { type: 'json' }
import { slug } from '../seats/seat-pool-key.ts'

/**
 * The code under which JoSAA's list of participating institutes has an institute, three digits; undefined for the few whose
 * code our sources do not print. Known by the key of a choice, which stays whatever the institute is shown as. Source: JoSAA 2026, participating institutes (data/README.md).
 */
export function instituteCode(choice: string): string | undefined {
  return CODES.get(choice.split('/', 1)[0] ?? '')
}

const CODES: ReadonlyMap<string, string> = new Map(Object.entries(codes).map(([name, code]) => [slug(name), code]))
