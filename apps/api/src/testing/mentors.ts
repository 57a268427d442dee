import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@sopaan/contract/call'
import { mentors } from '@sopaan/contract/mentors'
import type { Deps } from '#api/deps.ts'
import { insertAccount } from '#api/features/account/accounts/accounts.queries.ts'
import { FIRST_HOURS } from '#api/features/mentoring/mentors/mentor-view.ts'
import { aSignedIn, type Person } from './people.ts'
import type { TestApp } from './start-app.ts'

/** What a mentor says of themselves, of a seat that the book has. */
export const MENTOR_PROFILE: BodyOf<typeof mentors.change> = {
  institute: 'national-institute-of-technology-silchar',
  programme: 'electronics-and-communication-engineering-4-years-bachelor-of-technology',
  studyYear: 3,
  headline: 'Ask me',
  about: 'About me.',
  filmUrl: null,
  languages: ['hi'],
  topics: ['campus-life'],
}
/** Every day of a week at the same times. */
export const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, range: { from, to } }))
/** The hours of a mentor who is there day and night. */
export const MENTOR_HOURS: BodyOf<typeof mentors.changeHours> = {
  zone: 'Asia/Kolkata',
  weekly: everyDay('00:00', '24:00'),
  exceptions: [],
  sessionMinutes: 60,
  bufferMinutes: 0,
  noticeHours: 12,
  aheadDays: 60,
  perDayMax: 12,
  peopleMax: 1,
  calendarUrl: null,
  meetingUrl: 'https://meet.example.com/own-room',
  isTakingBookings: true,
}

/** A mentor with a profile, signed in, who is there day and night or at the hours given. */
export async function aMentorWithHours(server: TestApp, hours: Partial<typeof MENTOR_HOURS> = {}): Promise<Person> {
  const mentor = await aSignedIn(server, 'mentor')
  await mentor.browser.call(mentors.change, { body: MENTOR_PROFILE })
  await mentor.browser.call(mentors.changeHours, { body: { ...MENTOR_HOURS, ...hours } })
  return mentor
}

/** An account without a password, of a person of age, for races that call services. @returns its id */
export async function anAccount(deps: Deps, role: 'mentee' | 'mentor'): Promise<string> {
  const account = await insertAccount(deps.db, {
    email: `${randomUUID()}@example.org`,
    fullName: 'Kiran Das',
    role,
    passwordHash: '',
    passwordKeyId: '',
    passwordChangedAt: new Date(),
    createdAt: new Date(),
    birthMonth: '2000-01',
  })
  if (!account) throw new Error('The address is taken.')
  return account.id
}

/** An approved mentor who is there day and night, for races that call services. @returns the id of the account */
export async function anApprovedMentor(deps: Deps, bufferMinutes: number, peopleMax = 1): Promise<string> {
  const id = await anAccount(deps, 'mentor')
  const rules = { sessionMinutes: 60, bufferMinutes, noticeHours: 1, perDayMax: 12, peopleMax }
  await deps.db
    .insertInto('mentors')
    .values({
      userId: id,
      appliedAt: new Date(),
      changedAt: new Date(),
      state: 'approved',
      decidedAt: new Date(),
      instituteSlug: 'a',
      instituteName: 'A',
      programmeSlug: 'b',
      programmeName: 'B',
      headline: 'Ask me',
      about: 'About me.',
      languages: ['hi'],
      topics: ['campus-life'],
      hours: JSON.stringify({ ...FIRST_HOURS, weekly: everyDay('00:00', '24:00'), ...rules }),
    })
    .execute()
  return id
}
