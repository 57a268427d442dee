import type { ByLanguage } from '@sopaan/domain/languages'
import type { Kinds } from './notification-kind.ts'

type AnnouncedWords = { title: ByLanguage<string>; body: ByLanguage<string> }

/** What staff announce, in the words they wrote. */
export type AnnouncementNotifications = {
  'announced-service': AnnouncedWords
  'announced-news': AnnouncedWords
}

/** What each is about. */
export const ANNOUNCEMENT_KINDS: Kinds<AnnouncementNotifications> = {
  'announced-service': { topic: 'service' },
  'announced-news': { topic: 'news' },
}
