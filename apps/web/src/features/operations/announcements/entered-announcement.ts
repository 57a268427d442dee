import { type Announcement, type AnnouncementFields, AUDIENCE_KINDS } from '@sopaan/contract/managed-announcements'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import type { ReachSearch } from './announcements.queries.ts'

/** What stands in the form now: for the counts, the preview and the fields that depend on others. */
export type EnteredAnnouncement = {
  search: ReachSearch
  isByMail: boolean
  texts: Readonly<Record<Language, { title: string; body: string }>>
}

/** What a form holds now. */
export function enteredIn(form: HTMLFormElement): EnteredAnnouncement {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const kind = AUDIENCE_KINDS.find((each) => each === text('audience.kind')) ?? 'everyone'
  const filled = (name: string) => (text(`audience.${name}`) === '' ? undefined : text(`audience.${name}`))
  const role = filled('role')
  const year = filled('targetYear')
  return {
    search: {
      topic: text('topic') === 'news' ? 'news' : 'service',
      kind,
      ...dropEmpty({ planId: filled('planId'), eventId: filled('eventId'), from: filled('from'), to: filled('to') }),
      ...(role !== undefined && { role: role === 'mentor' ? 'mentor' : 'mentee' }),
      ...(year !== undefined && { targetYear: Number(year) }),
    },
    isByMail: data.has('isByMail'),
    texts: textsOf((language) => ({ title: text(`title.${language}`), body: text(`body.${language}`) })),
  }
}

/** What stands in the form at first. */
export function enteredOf(fields: Announcement | Pick<AnnouncementFields, 'topic'>): EnteredAnnouncement {
  const isSaved = 'audience' in fields
  const { kind, ...narrowing } = isSaved ? fields.audience : { kind: 'everyone' as const }
  return {
    search: { topic: fields.topic, kind, ...dropEmpty(narrowing) },
    isByMail: isSaved ? fields.isByMail : true,
    texts: textsOf((language) => ({
      title: isSaved ? (fields.title[language] ?? '') : '',
      body: isSaved ? (fields.body[language] ?? '') : '',
    })),
  }
}

/** Whether it can be counted: an event has to be chosen first. */
export function isCountable({ kind, eventId }: ReachSearch): boolean {
  return kind !== 'event' || eventId !== undefined
}

function textsOf(textIn: (language: Language) => { title: string; body: string }): EnteredAnnouncement['texts'] {
  // One for each language of the list, as the type says.
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as EnteredAnnouncement['texts']
}

function dropEmpty<F extends object>(fields: F): { [K in keyof F]?: NonNullable<F[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof F]?: NonNullable<F[K]>
  }
}
