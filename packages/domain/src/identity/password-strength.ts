/** The length that counts as a passed check, characters. Source: R405. */
export const STRENGTH_LENGTH = 8

export type PasswordStrength = 'Weak' | 'Medium' | 'Strong'

/** The five checks of the strength meter, in the order it shows them. Source: R207. */
export const STRENGTH_CHECKS = {
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  length: (password: string) => [...password].length >= STRENGTH_LENGTH,
} as const

export type StrengthCheck = keyof typeof STRENGTH_CHECKS

/**
 * How strong a password looks to the meter. Advice alone: it never stops anyone.
 * @returns the word shown and the checks passed: 0 to 2 is Weak, 3 to 4 Medium, 5 Strong
 */
export function passwordStrength(password: string): { strength: PasswordStrength; passed: StrengthCheck[] } {
  const checks = Object.keys(STRENGTH_CHECKS) as StrengthCheck[]
  const passed = checks.filter((check) => STRENGTH_CHECKS[check](password))
  return { strength: passed.length <= 2 ? 'Weak' : passed.length <= 4 ? 'Medium' : 'Strong', passed }
}
