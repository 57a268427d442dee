import type { OwnChoiceList } from '@sopaan/contract/choice-lists'
import type { ChoiceList } from '@sopaan/domain/choice-lists/choice-list'
import type { Dispute } from '@sopaan/domain/choice-lists/choice-lists-merge'

/** A list as it is kept: in an account with the version a change must name, and its link. */
export type StoredList = ChoiceList & { version?: number; share?: OwnChoiceList['share'] }
export type StoredChoices = { lists: readonly StoredList[]; chosenId: string | undefined }

/**
 * What a device keeps of lists that live in an account: as the account last had them, and as they were made here since.
 * `sent`: what went to the account and was never answered.
 */
export type ShelvedChoices = { kept: StoredChoices; lists: readonly ChoiceList[]; sent?: Sendings }
/** The lists of each sending, the first one first. */
export type Sendings = readonly (readonly ChoiceList[])[]

/** Where a device keeps them. `isUnsent`: the account could not be told of what was changed. */
export type ChoiceShelf = {
  read: () => ShelvedChoices | undefined
  write: (shelved: ShelvedChoices & { changed: number; isUnsent: boolean }) => void
}

/** Where lists are kept: on the device or in the account. */
export type ChoiceStorage = {
  load: () => Promise<StoredChoices>
  /** Saves lists over what they were made from. @throws {ChangedElsewhere} when something else is kept by now */
  save: (base: StoredChoices, lists: readonly ChoiceList[]) => Promise<StoredChoices>
  choose: (id: string) => Promise<void>
  /** Calls back when something may have changed elsewhere. @returns stops it */
  watch: (onChange: () => void) => () => void
  /** How long changes are gathered before they are saved, ms. */
  delayMs: number
  /** Where changes wait that could not be saved, so that they outlive the page. */
  shelf?: ChoiceShelf
  /** Told of what two devices made of one list and could not both have. */
  onDisputes?: (disputes: readonly Dispute[]) => void
}

/** What is kept is not what a change was made from. */
export class ChangedElsewhere extends Error {}
