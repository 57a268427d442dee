export type StrengthCheck = 'upper' | 'lower' | 'digit' | 'special' | 'long'
export type Strength = 'weak' | 'medium' | 'strong'

/** From how many characters a password counts as long. Source: specification, section 9. */
const LONG_FROM = 8
const MEDIUM_FROM = 3
const STRONG_FROM = 5

/** Which of the five checks a password passes, in the order of the meter. */
export function checkStrength(password: string): readonly { check: StrengthCheck; isPassed: boolean }[] {
  return [
    { check: 'upper', isPassed: /[A-Z]/.test(password) },
    { check: 'lower', isPassed: /[a-z]/.test(password) },
    { check: 'digit', isPassed: /\d/.test(password) },
    { check: 'special', isPassed: /[^A-Za-z0-9\s]/.test(password) },
    { check: 'long', isPassed: password.length >= LONG_FROM },
  ]
}

/** Weak with 0 to 2 passed, medium with 3 or 4, strong with all five. */
export function strengthOf(passed: number): Strength {
  if (passed >= STRONG_FROM) return 'strong'
  return passed >= MEDIUM_FROM ? 'medium' : 'weak'
}
