import type { LoaderFunctionArgs } from 'react-router'
import { deploymentContext } from '#web/load-context.ts'

/** /robots.txt: everyone may read everything public, and the sitemap says where it is. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(deploymentContext)
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
