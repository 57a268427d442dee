import type { ChoiceTableAnswer } from '@sopaan/contract/college-choices'
import { unpackTable } from '@sopaan/domain/choices/packed/packed-choices'
import { queryBook } from '#web/offline/query-book.ts'
import { readGivenProfile } from '#web/search-form/given-profile.ts'
import { letPageAnswer } from '#web/ui/let-page-answer.ts'

/** Every choice of a reader, worked out of the book that this browser has kept, and when it was kept. */
export type StoredTable = { answer: ChoiceTableAnswer; storedAt: string }

/**
 * Every choice of the reader in the address, from the rank book of this browser (decision 0262).
 * @returns undefined where no book is kept, or for answers that the call would refuse
 */
export async function readStoredTable(search: URLSearchParams): Promise<StoredTable | undefined> {
  const query = readGivenProfile(search)
  const found = query && (await queryBook('table', query))
  return found && { answer: await unpackTable(found.answer, letPageAnswer), storedAt: found.storedAt }
}
