import { planner } from '@sopaan/contract/planner'
import { refuse } from '@sopaan/contract/refusals'
import { studyDay } from '@sopaan/contract/study-day'
import type { Deps } from '#api/deps.ts'
import { CALENDAR_TYPE } from '#api/features/account/calendars/calendar-file.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { App } from '#api/http/app.ts'
import { Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { endFeed, openFeed, renewFeed } from './feeds.service.ts'
import { listOwnHours } from './own-hours.service.ts'
import { mockFile, planCalendarOf, sessionFile } from './plan-calendar.service.ts'
import { planDocument } from './plan-document.service.ts'
import { addChapter, removeChapterFromPlan, saveChapterProgress, setPlanner } from './planner.service.ts'
import { datedOverview } from './planner-dates.service.ts'
import { studyDayOf } from './study-day.service.ts'

const WRITE = { limits: [{ name: 'planner-writes', by: 'user' }] } as const

/** The study planner: every change answers with all that the plan is made from. */
export function plannerRoutes(app: App, deps: Deps): void {
  const overview = (actor: Pick<Actor, 'userId'>) => datedOverview(deps, actor)
  serve(app, planner.find, ({ actor }) => overview(actor))
  serve(app, studyDay.ownHours, ({ actor, query }) => listOwnHours(deps, actor, query))
  serve(app, studyDay.today, ({ actor, query }) => studyDayOf(deps, actor, query.language))
  serve(
    app,
    planner.set,
    async ({ body, caller }) => {
      await setPlanner(deps, caller, body)
      return overview(caller.actor)
    },
    WRITE,
  )
  serve(
    app,
    planner.tellChapters,
    async ({ body, caller }) => {
      await saveChapterProgress(deps, caller, body.chapters)
      return overview(caller.actor)
    },
    WRITE,
  )
  serve(
    app,
    planner.addChapter,
    async ({ body, caller }) => {
      await addChapter(deps, caller, body)
      return overview(caller.actor)
    },
    WRITE,
  )
  serve(
    app,
    planner.removeChapter,
    async ({ params, caller }) => {
      await removeChapterFromPlan(deps, caller, params.key)
      return overview(caller.actor)
    },
    WRITE,
  )
  feedRoutes(app, deps, overview)
  serve(app, planner.sessionFile, ({ actor, params, query }) => sessionFile(deps, actor, { ...params, ...query }))
  serve(app, planner.mockFile, ({ actor, params, query }) => mockFile(deps, actor, { ...params, ...query }))
  serve(
    app,
    planner.print,
    async ({ actor, query, request }) => {
      const document = (await planDocument(deps, actor, query.language)) ?? refuse('PLANNER_NOT_SET')
      request.setHeader('content-disposition', 'attachment; filename="study-plan.pdf"')
      return new Prepared(await app.printer.print(document), { contentType: 'application/pdf' })
    },
    { limits: [{ name: 'prints', by: 'user' }] },
  )
}

type Overview = (actor: Pick<Actor, 'userId'>) => ReturnType<typeof datedOverview>

function feedRoutes(app: App, deps: Deps, overview: Overview): void {
  serve(
    app,
    planner.renewFeed,
    async (deed) => {
      await renewFeed(deps, deed)
      return overview(deed.actor)
    },
    WRITE,
  )
  serve(
    app,
    planner.endFeed,
    async (deed) => {
      await endFeed(deps, deed)
      return overview(deed.actor)
    },
    WRITE,
  )
  serve(
    app,
    planner.feed,
    async ({ params, request }) => {
      const feed = (await openFeed(deps, { id: params.id, file: params.secret })) ?? refuse('NOT_FOUND')
      request.setHeader('x-robots-tag', 'noindex')
      return new Prepared(await planCalendarOf(deps, feed), { contentType: CALENDAR_TYPE })
    },
    { limits: [{ name: 'feed-reads', by: 'address' }] },
  )
}
