import { guides } from '@sopaan/contract/guides'
import { refuse } from '@sopaan/contract/refusals'
import { GUIDE_SLUGS } from '@sopaan/domain/counselling/guide-slugs'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { findGuide, listGuides } from './guides.service.ts'

/** What to read about the counselling, for anyone. */
export function guidesRoutes(app: App, deps: Deps): void {
  serve(app, guides.list, async ({ query: { language, q } }) => ({ guides: await listGuides(deps, language, q) }))
  serve(app, guides.get, async ({ params: { slug }, query: { language } }) => {
    const known = GUIDE_SLUGS.find((each) => each === slug) ?? refuse('NOT_FOUND')
    return { slug, ...(await findGuide(deps, known, language)) }
  })
  serve(app, guides.helpPage, async ({ params: { slug }, query: { language } }) => ({
    slug,
    ...(await findGuide(deps, slug, language)),
  }))
}
