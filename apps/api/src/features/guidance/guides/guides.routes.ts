import { guides } from '@sopaan/contract/guides'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { findGuide, listGuides } from './guides.service.ts'

/** What to read about the counselling, for anyone. */
export function guidesRoutes(app: App, deps: Deps): void {
  serve(app, guides.list, async ({ query: { language, q } }) => ({ guides: await listGuides(deps, language, q) }))
  serve(app, guides.get, async ({ params: { slug }, query: { language } }) => {
    const guide = (await findGuide(deps, slug, language)) ?? refuse('NOT_FOUND')
    return { slug, ...guide }
  })
}
