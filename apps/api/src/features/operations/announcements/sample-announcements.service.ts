import type { AnnouncementFields } from '@sopaan/contract/managed-announcements'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { inEveryLanguage, type ServerWords } from '#api/words/server-words.ts'
import { countAnnouncements, insertAnnouncement } from './announcements.queries.ts'
import { announcementColumns } from './announcements.service.ts'

/** `inDays`: in how many days it goes out; absent: a draft. */
type Sample = Omit<AnnouncementFields, 'title' | 'body'> & { says: keyof SampleWords; inDays?: number }
type SampleWords = ServerWords['samples']['announcements']

const SAMPLES: readonly Sample[] = [
  {
    says: 'newTimes',
    topic: 'service',
    page: 'events',
    audience: { kind: 'plan', planId: null },
    isByMail: false,
    inDays: 7,
  },
  {
    says: 'choose',
    topic: 'news',
    page: 'choice-list',
    audience: { kind: 'users', role: 'mentee', targetYear: null, from: null, to: null },
    isByMail: false,
  },
]

/** Lets staff have written two announcements, one scheduled and one a draft; once, where there are none. Nobody is told. */
export async function seedSampleAnnouncements(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if ((await countAnnouncements(deps.db, {})) > 0) return
    for (const { says, inDays, ...fields } of SAMPLES)
      await insertAnnouncement(deps.db, {
        ...announcementColumns(deps, { ...fields, ...writtenAs(says) }),
        ...(inDays !== undefined && {
          state: 'scheduled' as const,
          dueAt: new Date(deps.now().getTime() + inDays * DAY_MS),
        }),
      })
  })
}

function writtenAs(says: keyof SampleWords): Pick<AnnouncementFields, 'title' | 'body'> {
  return {
    title: inEveryLanguage(({ samples }) => samples.marked(samples.announcements[says].title)),
    body: inEveryLanguage(({ samples }) => samples.announcements[says].body),
  }
}
