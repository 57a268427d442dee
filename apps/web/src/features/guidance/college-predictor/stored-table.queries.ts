import { answerChoiceTable } from '@sopaan/contract/choice-answers'
import type { ChoiceTableAnswer } from '@sopaan/contract/college-choices'
import { readProfile } from '@sopaan/contract/read-profile'
import { openStoredGround } from '#web/offline/stored-ground.ts'
import { readGivenProfile } from '#web/search-form/given-profile.ts'

/** Every choice of a reader, worked out of the book that this browser has kept, and when it was kept. */
export type StoredTable = { answer: ChoiceTableAnswer; storedAt: string }

/**
 * Every choice of the reader in the address, from the rank book of this browser (decision 0262).
 * @returns undefined where no book is kept, or for answers that the call would refuse
 */
export async function readStoredTable(search: URLSearchParams): Promise<StoredTable | undefined> {
  const query = readGivenProfile(search)
  const found = query && (await openStoredGround())
  if (!found) return undefined
  return { answer: answerChoiceTable(found.ground, readProfile(query)), storedAt: found.storedAt }
}
