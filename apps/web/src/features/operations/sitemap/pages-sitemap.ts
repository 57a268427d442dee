import { inLanguage, paths } from '@sopaan/contract/paths'
import { GUIDE_SLUGS } from '@sopaan/domain/counselling/guide-slugs'
import { LANGUAGES } from '@sopaan/domain/languages'
import type { LoaderFunctionArgs } from 'react-router'
import { deploymentContext, requestContext } from '#web/load-context.ts'
import { PUBLIC_PATHS } from '#web/product-paths.ts'
import { listPagesOfDay } from './sitemap.queries.ts'

/** Pages that lead nowhere from a search: they ask for a sign-in, or say what went wrong. */
const NOT_LISTED: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  '/verify-email',
  '/reset-password',
  '/parent-consent',
  '/unsubscribe',
  '/session-link',
  '/unauthorized',
  // Listed with the pages of the day, while it holds anybody.
  '/mentors',
])

/**
 * /sitemaps/pages.xml: the public pages that are built, the events to come and the mentors, in every language. Pages of
 * the rank book are in the other parts.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(deploymentContext)
  const listed = PUBLIC_PATHS.filter(
    ({ path, page }) => page !== undefined && !path.includes(':') && !NOT_LISTED.has(path),
  )
  const ofDay = await listPagesOfDay(context.get(requestContext))
  const urls = [...listed.map(({ path }) => path), ...GUIDE_SLUGS.map(paths.guide), ...ofDay].flatMap((path) =>
    LANGUAGES.map((language) => `<url><loc>${origin}${inLanguage(path, language)}</loc></url>`),
  )
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
