import type { ChoiceVerdict } from './judged-choices.ts'

/** How many choices stand below the first that is Safe: they count only if it does not come. undefined without a Safe one. */
export function countBelowSafe(verdicts: readonly (ChoiceVerdict | undefined)[]): number | undefined {
  const at = verdicts.findIndex((verdict) => verdict?.state === 'judged' && verdict.chance?.band === 'safe')
  return at === -1 ? undefined : verdicts.length - at - 1
}
