import type { NotificationTopic } from '@sopaan/contract/notification-topics'
import type { InOneLanguage, Language } from '@sopaan/domain/languages'
import { formatDateTime } from '@sopaan/domain/time/format'

/** A notification in words: one line that says it, and what is worth adding. Both are plain text. */
export type NotificationText = { title: string; body: string }

/** A kind of notification: what it is about, and its words in both languages. */
export type Kind<Facts> = {
  topic: NotificationTopic
  /** Absent: a mail goes along where the reader wants one. `never`: what raises it writes a mail of its own, or none is worth it. */
  mail?: 'never'
  words: Readonly<Record<Language, (facts: InOneLanguage<Facts>) => NotificationText>>
}

/** The kinds of one area, by name, each with the facts its words fill in. */
export type Kinds<Area> = { readonly [K in keyof Area]: Kind<Area[K]> }

/** A moment as a reader in India reads it, with its zone named: `Sat 21 Nov 2026, 5:30 pm IST`. */
export function momentInWords(iso: string, language: Language): string {
  return formatDateTime(iso, language)
}
