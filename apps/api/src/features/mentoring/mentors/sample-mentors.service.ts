import { randomUUID } from 'node:crypto'
import type { MentorFields } from '@sopaan/contract/mentors'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { changeOwn } from '#api/features/account/accounts/accounts.service.ts'
import { makeSamplePerson } from '#api/features/account/accounts/first-people.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { grantCredits, listCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { findSeat } from './mentor-seats.ts'
import { FIRST_HOURS, type SavedHours } from './mentor-view.ts'
import { findMentorRow, insertMentor } from './mentors.queries.ts'
import { columnsOfFields } from './mentors.service.ts'

type Sample = Omit<MentorFields, 'filmUrl'> & { email: string; fullName: string }

const SAMPLE_MENTEE = 'mentee@sopaan.test'
/** Of age, so that what waits for a parent can be tried at once. */
const SAMPLE_BIRTH_MONTH = '2004-03'
const SAMPLE_CREDITS = 3
const CREDIT_DAYS = 180
const BTECH = '4-years-bachelor-of-technology'

/** Evenings of every day, and Saturday and Sunday mornings. */
const SAMPLE_HOURS: SavedHours = {
  ...FIRST_HOURS,
  weekly: [
    ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, range: { from: '18:00', to: '21:00' } })),
    ...[6, 7].map((weekday) => ({ weekday, range: { from: '10:00', to: '12:30' } })),
  ],
  noticeHours: 12,
}

/** The first is the sample mentor one can sign in as; nobody knows the passwords of the others. */
const SAMPLES: readonly Sample[] = [
  {
    email: 'mentor@sopaan.test',
    fullName: 'Sample Mentor',
    institute: 'national-institute-of-technology-kurukshetra',
    programme: `mechanical-engineering-${BTECH}`,
    studyYear: 3,
    headline: 'Mechanical by choice, at my third option: ask me how I ordered the list',
    about:
      'I took the mechanical seat over a computer science seat of a newer institute. I can tell what the workshops, the hostel and the placements of the branch are like, and how to put a list in order.',
    languages: ['en', 'hi', 'pa'],
    topics: ['choice-filling', 'branch-choice', 'campus-life'],
  },
  {
    email: 'ananya@sopaan.test',
    fullName: 'Ananya Sample',
    institute: 'national-institute-of-technology-karnataka-surathkal',
    programme: `civil-engineering-${BTECH}`,
    studyYear: 4,
    headline: 'Civil at an old NIT or computer science at a new one? I stood there',
    about:
      'From a home-state list to an other-state seat. I help with preferences, with talking to parents about a branch, and with the first months away from home.',
    languages: ['en', 'hi', 'kn'],
    topics: ['choice-filling', 'branch-choice', 'placements'],
  },
  {
    email: 'farhan@sopaan.test',
    fullName: 'Farhan Sample',
    institute: 'indian-institute-of-information-technology-iiit-pune',
    programme: `artificial-intelligence-and-data-science-${BTECH}`,
    studyYear: 2,
    headline: 'A drop year between two attempts, and what changed in the second',
    about:
      'What I would study in the last hundred days, how I read my mocks, and what an IIIT is like from the inside.',
    languages: ['en', 'hi', 'ur', 'mr'],
    topics: ['jee-preparation', 'study-plan', 'coding'],
  },
  {
    email: 'lalrin@sopaan.test',
    fullName: 'Lalrin Sample',
    institute: 'national-institute-of-technology-silchar',
    programme: `electronics-and-communication-engineering-${BTECH}`,
    studyYear: null,
    headline: 'Home-state quota in the North-East, and a job in VLSI after it',
    about: 'I graduated this year. Ask me about the home-state quota, research under a professor, and core jobs.',
    languages: ['en', 'bn'],
    topics: ['research', 'placements', 'campus-life'],
  },
  {
    email: 'meenakshi@sopaan.test',
    fullName: 'Meenakshi Sample',
    institute: 'national-institute-of-technology-tiruchirappalli',
    programme: `computer-science-and-engineering-${BTECH}`,
    studyYear: 3,
    headline: 'Computer science far from home: what the other-state quota asked of me',
    about:
      'I came with an other-state rank and left a seat nearer home for it. I can tell what the branch, the hostel and the first internship search are like, and when floating is worth it.',
    languages: ['en', 'hi', 'ta'],
    topics: ['choice-filling', 'placements', 'coding'],
  },
  {
    email: 'joel@sopaan.test',
    fullName: 'Joel Sample',
    institute: 'national-institute-of-technology-calicut',
    programme: `electrical-and-electronics-engineering-${BTECH}`,
    studyYear: 2,
    headline: 'Two mocks a week and one notebook of mistakes: how I got over my plateau',
    about:
      'I stood still for three months and then did not. Ask me about reading a mock, about electrical against electronics, and about life on this campus.',
    languages: ['en', 'ml'],
    topics: ['jee-preparation', 'branch-choice', 'campus-life'],
  },
  {
    email: 'ishita@sopaan.test',
    fullName: 'Ishita Sample',
    institute: 'indian-institute-of-technology-bombay',
    programme: `mechanical-engineering-${BTECH}`,
    studyYear: 4,
    headline: 'Mechanical at an IIT or computer science at an NIT: what I weighed',
    about:
      'I chose the institute over the branch and would say when that is right and when it is not. I also help with Advanced in the last months.',
    languages: ['en', 'hi', 'mr'],
    topics: ['branch-choice', 'jee-preparation', 'research'],
  },
]

/**
 * Gives the sample mentor a profile and hours, others beside, and the sample mentee an age and credits.
 */
export async function seedSampleMentors(deps: Deps): Promise<void> {
  // Where the sample people were not made, nobody of them is.
  if ((await findAccountByEmail(deps.db, SAMPLE_MENTEE)) === undefined) return
  for (const sample of SAMPLES) await seedMentor(deps, sample)
  await readyMentee(deps)
}

async function seedMentor(deps: Deps, { email, fullName, ...fields }: Sample): Promise<void> {
  if (!findSeat(await currentBook(deps), fields.institute, fields.programme)) return
  if (!(await findAccountByEmail(deps.db, email))) await makeSamplePerson(deps, { email, fullName, role: 'mentor' })
  const account = await findAccountByEmail(deps.db, email)
  if (account === undefined || (await findMentorRow(deps.db, account.id))) return
  const now = deps.now()
  await insertMentor(deps.db, {
    ...(await columnsOfFields(deps, { ...fields, filmUrl: null })),
    userId: account.id,
    state: 'approved',
    appliedAt: now,
    changedAt: now,
    decidedAt: now,
    hours: JSON.stringify(SAMPLE_HOURS),
    isSample: true,
  })
}

async function readyMentee(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const account = await findAccountByEmail(deps.db, SAMPLE_MENTEE)
    if (account === undefined) return
    if (account.birthMonth === null) await changeOwn(deps, account.id, { birthMonth: SAMPLE_BIRTH_MONTH })
    if ((await listCredits(deps, account.id)).length > 0) return
    const expiresAt = new Date(deps.now().getTime() + CREDIT_DAYS * DAY_MS)
    await grantCredits(deps, { userId: account.id, purchaseId: randomUUID(), count: SAMPLE_CREDITS, expiresAt })
  })
}
