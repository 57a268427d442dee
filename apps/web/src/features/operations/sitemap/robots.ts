import type { LoaderFunctionArgs } from 'react-router'
import { deploymentContext } from '#web/load-context.ts'

/** Pictures of links are the one part of the calls that readers of links may fetch. */
const RULES = ['Allow: /', 'Disallow: /api/', 'Allow: /api/v1/seat-pools/', 'Allow: /api/v1/shared-choice-lists/']

/** /robots.txt: everyone may read every public page and no call, and the sitemap says where it is. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(deploymentContext)
  return new Response(`User-agent: *\n${RULES.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
