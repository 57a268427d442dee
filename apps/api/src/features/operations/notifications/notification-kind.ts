import type { NotificationTopic } from '@sopaan/contract/notification-topics'
import type { InOneLanguage } from '@sopaan/domain/languages'

/** A notification in words: one line that says it, and what is worth adding. Both are plain text. */
export type NotificationText = { title: string; body: string }

/** A kind of notification: what it is about. Its words stand in `words/<language>`. */
export type Kind = {
  topic: NotificationTopic
  /** Absent: a mail goes along where the reader wants one. `never`: what raises it writes a mail of its own, or none is worth it. */
  mail?: 'never'
  /** Nobody has to act on it by a time: it may come in the mail of the day or week of who asked for one. */
  canWait?: true
}

/** The kinds of one area, by name. */
export type Kinds<Area> = { readonly [K in keyof Area]: Kind }

/** The words of one area in one language, by kind, each filled in with its facts. */
export type NotificationWords<Area> = {
  readonly [K in keyof Area]: (facts: InOneLanguage<Area[K]>) => NotificationText
}
