import type { Announcement } from '@sopaan/contract/managed-announcements'
import { type PageLanguage, writtenIn } from '@sopaan/domain/languages'
import { formatDate } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'

/** The colour of the badge of each state. */
export const ANNOUNCEMENT_TONES = {
  draft: 'plain',
  scheduled: 'likely',
  sending: 'likely',
  sent: 'safe',
  stopped: 'reach',
} as const

/** Stands where there is nothing yet. */
export const NO_FIGURE = '–'

type AnnouncementWords = Words['announcements']

/** Whom an announcement is for, in a few words. */
export function audienceText(
  { audience, audienceName }: Pick<Announcement, 'audience' | 'audienceName'>,
  words: AnnouncementWords,
  language: PageLanguage,
): string {
  const name = audienceName === null ? undefined : writtenIn(language, audienceName)
  switch (audience.kind) {
    case 'everyone':
      return words.kinds.everyone
    case 'plan':
      return name ?? words.kinds.plan
    case 'event':
      return name ?? words.kinds.event
    case 'users': {
      const { role, targetYear, from, to } = audience
      const parts = [
        role === null ? words.anyRole : words.roles[role],
        ...(targetYear === null ? [] : [String(targetYear)]),
        ...(from === null ? [] : [`${words.from} ${formatDate(from, language)}`]),
        ...(to === null ? [] : [`${words.to} ${formatDate(to, language)}`]),
      ]
      return parts.join(' · ')
    }
  }
}

/** The share of those reached who have read it, whole percent; null where nobody was reached or it is not known any more. */
export function shareRead({ reached, read }: Pick<Announcement, 'reached' | 'read'>): string | null {
  return reached === 0 || read === null ? null : String(Math.round((read / reached) * 100))
}
