import { RANK_MAX } from '@sopaan/contract/college-predictor'
import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { deploymentContext } from '#web/load-context.ts'

/** More than a message holds that somebody shares for its rank; what is longer is not read to its end, characters. */
const TEXT_LENGTH_MAX = 2000
const LINK = /https?:\/\/[^\s<>"]+/g
/** Digits in a row, or grouped by commas as in India or elsewhere; neither a mark of a percentile nor part of a word. */
const WHOLE = /^(?:\d{1,7}|\d{1,3}(?:,\d{2,3})+)$/

/**
 * What another app shares to the one on a home screen: a link of ours opens itself, a text with one number opens the
 * predictor with it typed as the rank and not sent, and anything else opens the predictor's questions.
 */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { pathname, searchParams } = new URL(request.url)
  const shared = ['title', 'text', 'url']
    .map((key) => searchParams.get(key) ?? '')
    .join(' ')
    .slice(0, TEXT_LENGTH_MAX)
  const own = findOwnLink(shared, context.get(deploymentContext).origin)
  const location = own ?? inLanguage(predictorFor(shared), readLanguage(pathname).language)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function predictorFor(shared: string): string {
  const rank = readOnlyNumber(shared)
  return paths.tool('college-predictor') + (rank === undefined ? '' : `?typed=${rank}`)
}

/** The first link to a page of ours as a path of this site, whatever stands before or after it. */
function findOwnLink(shared: string, origin: string): string | undefined {
  const links = (shared.match(LINK) ?? []).flatMap((link) => (URL.canParse(link) ? [new URL(link)] : []))
  const own = links.find(({ origin: its, pathname }) => its === origin && isPage(pathname))
  // Two slashes at the start would name another host.
  return own && own.pathname.replace(/^\/+/, '/') + own.search + own.hash
}

function isPage(pathname: string): boolean {
  const { path } = readLanguage(pathname.replace(/^\/+/, '/'))
  return !path.startsWith('/api/') && path !== paths.shareTarget()
}

/** The number of a text that holds one; which of several is the rank nobody can say. */
function readOnlyNumber(shared: string): number | undefined {
  const words = shared.replace(LINK, ' ').split(/[\s:=]+/)
  const numbers = words.flatMap((word) => {
    const bare = word.replace(/^[("'#*]+|[)"'.,;!?*।]+$/g, '')
    return WHOLE.test(bare) ? [Number(bare.replaceAll(',', ''))] : []
  })
  const [only, ...others] = new Set(numbers)
  return only !== undefined && others.length === 0 && only >= 1 && only <= RANK_MAX ? only : undefined
}
