import codes from '../../../../data/institute-codes.json' with { type: 'json' }

/**
 * The code under which JoSAA's list of participating institutes has an institute, three digits; undefined for the few whose
 * code our sources do not print. Source: JoSAA 2026, participating institutes (data/README.md).
 */
export function instituteCode(name: string): string | undefined {
  return CODES.get(name)
}

const CODES: ReadonlyMap<string, string> = new Map(Object.entries(codes))
