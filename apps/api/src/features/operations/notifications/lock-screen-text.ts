import type { NotificationTopic } from '@sopaan/contract/notification-topics'
import type { Language } from '@sopaan/domain/languages'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import type { NotificationText } from './notification-kind.ts'
import {
  NOTIFICATION_KINDS,
  type NotificationFacts,
  type NotificationKind,
  notificationText,
} from './notification-kinds.ts'

/** Kinds whose own words say nothing of the reader: the dates of the counselling, and what staff say to everybody. */
const SAYS_NOTHING_OF_ANYBODY: ReadonlySet<NotificationKind> = new Set(['deadline-near', 'announced-news'])

/** What a push says, for whoever may look at a locked phone: by its kind, else by its topic. */
export type LockScreenWords = {
  topics: Readonly<Record<NotificationTopic, NotificationText>>
  kinds: Readonly<Partial<Record<NotificationKind, NotificationText>>>
}

/** A notification as a locked screen may show it: no rank, seat, amount, reason or name of the reader or of another. */
export function lockScreenText<K extends NotificationKind>(
  kind: K,
  facts: NotificationFacts[K],
  language: Language,
): NotificationText {
  if (SAYS_NOTHING_OF_ANYBODY.has(kind)) return notificationText(kind, facts, language)
  const { kinds, topics } = SERVER_WORDS[language].lockScreen
  return kinds[kind] ?? topics[NOTIFICATION_KINDS[kind].topic]
}
