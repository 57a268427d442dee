import type { Request } from '@sopaan/contract/client'
import { events } from '@sopaan/contract/events'
import { mentors } from '@sopaan/contract/mentors'
import { paths } from '@sopaan/contract/paths'

/** The most that one list hands out at a time. */
const PAGE_SIZE = 100
/** Pages of a list that are asked for: more events or mentors than that are found through their lists. */
const PAGES_MAX = 20

/** Paths of the events to come and the mentors who can be seen, samples left out; nothing of a list that cannot be had. */
export async function listPagesOfDay(ask: Request): Promise<string[]> {
  const [dates, people] = await Promise.all([
    listAll(async (page) => {
      const answer = await ask(events.list, { query: { status: ['upcoming', 'live'], page, limit: PAGE_SIZE } })
      return { rows: answer.data, total: answer.page.total }
    }),
    listAll(async (page) => {
      const answer = await ask(mentors.list, { query: { page, limit: PAGE_SIZE } })
      return { rows: answer.data, total: answer.total }
    }),
  ])
  const shownPeople = people.filter(({ isSample }) => !isSample)
  return [
    // The list of mentors asks not to be found while it holds samples alone.
    ...(shownPeople.length > 0 ? [paths.mentors()] : []),
    ...dates.filter(({ isSample }) => !isSample).map(({ _id }) => paths.event(_id)),
    ...shownPeople.map(({ _id }) => paths.mentor(_id)),
  ]
}

async function listAll<Row>(ask: (page: number) => Promise<{ rows: Row[]; total: number }>): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const answer = await ask(page).catch(() => undefined)
    if (answer === undefined) return found
    found.push(...answer.rows)
    if (found.length >= answer.total || answer.rows.length === 0) return found
  }
  return found
}
