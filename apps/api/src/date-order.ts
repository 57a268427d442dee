import { refuse } from '@sopaan/contract/refusals'

/** Refuses a stretch of time that ends before it begins; an end that is open fits. @throws {Refusal} DATES_ORDER */
export function refuseReversed(from: string | Date | null, to: string | Date | null): void {
  if (from !== null && to !== null && from >= to) refuse('DATES_ORDER')
}
