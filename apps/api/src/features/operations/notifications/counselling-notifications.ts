import type { DeadlineKind, Lead } from '@sopaan/domain/counselling/deadlines'
import type { Kinds } from './notification-kind.ts'

/** What is told around the dates of a counselling, to whoever asked for it. */
export type CounsellingNotifications = {
  /** A deadline is near: amounts in paise, reserved: SC, ST and any PwD. */
  'deadline-near': {
    kind: DeadlineKind
    lead: Lead
    body: string
    season: number
    round: number | null
    endsAt: string
    endsWithdrawal: boolean
    reservedPaise: number
    othersPaise: number
  }
}

/** The facts of a deadline. */
export type DeadlineFacts = CounsellingNotifications['deadline-near']
/** What the words of a deadline are filled with. */
export type DeadlineWords = { season: string; round: string; by: string; others: string; reserved: string }

/** What each is about. */
export const COUNSELLING_KINDS: Kinds<CounsellingNotifications> = {
  'deadline-near': { topic: 'counselling' },
}
