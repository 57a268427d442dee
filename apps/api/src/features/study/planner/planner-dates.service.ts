import type { PlannerOverview } from '@sopaan/contract/planner'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { seasonEntriesOf } from '#api/features/guidance/counselling/season-feeds.service.ts'
import { mockLog } from '#api/features/study/mocks/mocks.service.ts'
import type { Actor } from '#api/http/access.ts'
import { inEveryLanguage } from '#api/words/server-words.ts'
import { plannerOverview } from './planner.service.ts'

type Dates = PlannerOverview['dates']

/** What lies behind stays in the planner so long, days, as in the calendar. Ours. */
const PAST_DAYS = 60

/** Everything a person's plan is made from, with what falls on its days besides. */
export async function datedOverview(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<PlannerOverview> {
  const [overview, steps, mocks] = await Promise.all([
    plannerOverview(deps, actor),
    counsellingDates(deps, actor),
    mockDates(deps, actor),
  ])
  return { ...overview, dates: [...steps, ...mocks].sort((one, other) => one.day.localeCompare(other.day)) }
}

/** The steps of the season: on the day each begins, by the name it has in the calendar. */
async function counsellingDates(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<Dates> {
  const [first = [], ...others] = await Promise.all(
    LANGUAGES.map((language) => seasonEntriesOf(deps, { userId, language })),
  )
  return first.map(({ id, startsAt }, at) => {
    const titles = [first, ...others].map((entries, of) => [LANGUAGES[of], entries[at]?.title ?? ''])
    // One title for each language of the list.
    const name = Object.fromEntries(titles) as Record<Language, string>
    return { kind: 'counselling', _id: id, name, day: istDate(startsAt) }
  })
}

async function mockDates(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<Dates> {
  const since = istDate(new Date(deps.now().getTime() - PAST_DAYS * DAY_MS))
  return (await mockLog(deps, actor)).mocks
    .filter(({ takenOn }) => takenOn >= since)
    .map(({ _id, name, takenOn, totalMarks, maxMarks }) => ({
      kind: 'mock',
      _id,
      name: inEveryLanguage(({ studyPlan }) => studyPlan.mock(name, String(totalMarks), String(maxMarks))),
      day: takenOn,
    }))
}
