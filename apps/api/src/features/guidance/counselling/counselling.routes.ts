import { counselling } from '@sopaan/contract/counselling'
import type { Deps } from '#api/deps.ts'
import { CALENDAR_TYPE } from '#api/features/account/calendars/calendar-file.service.ts'
import type { App } from '#api/http/app.ts'
import { Download, once } from '#api/http/download.ts'
import { serve } from '#api/http/serve.ts'
import { seasonCalendar } from './season-calendar.ts'
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
}
