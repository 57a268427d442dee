import { inLanguage, paths } from '@sopaan/contract/paths'
import { LANGUAGES } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { LoaderFunctionArgs } from 'react-router'
import { deploymentContext } from '#web/load-context.ts'

/** How long what is said holds, ms: it is made anew each day. Source: RFC 9116, 2.5.5, less than a year. */
const VALIDITY_MS = 180 * DAY_MS

/** /.well-known/security.txt (RFC 9116): where to say that something is not safe. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(deploymentContext)
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const lines = [
    ...LANGUAGES.map((language) => `Contact: ${origin}${inLanguage(paths.contact(), language)}`),
    `Expires: ${new Date(today + VALIDITY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
