import { counselling } from '@sopaan/contract/counselling'
import type { Deps } from '#api/deps.ts'
import { CALENDAR_TYPE } from '#api/features/account/calendars/calendar-file.service.ts'
import type { App } from '#api/http/app.ts'
import { Download, once } from '#api/http/download.ts'
import { Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { seasonCalendar } from './season-calendar.ts'
import { describeSeasonFeed, endSeasonAddress, readSeasonFeed, renewSeasonAddress } from './season-feeds.service.ts'
import { findSeason } from './seasons.service.ts'

/** The dates of the counselling, for a page and for a calendar. */
export function counsellingRoutes(app: App, deps: Deps): void {
  serve(app, counselling.getSeason, async () => ({ now: deps.now().toISOString(), season: await findSeason(deps) }))
  serve(app, counselling.calendarFile, async ({ query: { language, category, pwd } }) => {
    const season = await findSeason(deps)
    const text = seasonCalendar(deps, season, { language, category, isPwd: pwd === 'yes' })
    const name = `${season.body.toLowerCase()}-${season.season}.ics`
    return new Download({ name, contentType: CALENDAR_TYPE }, once(text))
  })
  feedRoutes(app, deps)
}

const WRITE = { limits: [{ name: 'planner-writes', by: 'user' }] } as const

function feedRoutes(app: App, deps: Deps): void {
  serve(app, counselling.findFeed, ({ actor }) => describeSeasonFeed(deps, actor))
  serve(
    app,
    counselling.renewFeed,
    async ({ caller }) => {
      await renewSeasonAddress(deps, caller)
      return describeSeasonFeed(deps, caller.actor)
    },
    WRITE,
  )
  serve(
    app,
    counselling.endFeed,
    async ({ caller }) => {
      await endSeasonAddress(deps, caller)
      return describeSeasonFeed(deps, caller.actor)
    },
    WRITE,
  )
  serve(
    app,
    counselling.readFeed,
    async ({ params, request }) => {
      const text = await readSeasonFeed(deps, { id: params.id, file: params.secret })
      request.setHeader('x-robots-tag', 'noindex')
      return new Prepared(text, { contentType: CALENDAR_TYPE })
    },
    { limits: [{ name: 'feed-reads', by: 'address' }] },
  )
}
