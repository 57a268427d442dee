import { createHash, randomInt } from 'node:crypto'
import { SERVER_WORDS } from '@sopaan/api/words/server-words'
import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { Refusal } from '@sopaan/contract/refusals'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { LANGUAGES, type Language, readLanguageName } from '@sopaan/domain/languages'

/** When a browser comes again by itself, seconds: spread, so that those who were turned away do not come back as one. */
const RETRY_MIN_SECONDS = 4
const RETRY_MAX_SECONDS = 10

/** Why a page cannot be had just now: too much work in hand, or no database for a page that needs one. */
export type BusyReason = 'crowded' | 'no-database'

/** Light is paper, dark is the night desk, as in the product's tokens; the system's choice rules, for no script runs here. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;align-content:center;justify-items:start;gap:16px;box-sizing:border-box;padding:24px;max-width:36rem;margin-inline:auto;font:400 17px/1.6 Roboto,"Noto Sans Devanagari",system-ui,sans-serif;background:#f4f5fb;color:#14163a}
h1{margin:0;font-size:32px;line-height:1.25}
p{margin:0;color:#4b4f75}
a.key{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border-radius:12px;background:#4548f8;color:#fff;font-weight:600;text-decoration:none}
a.more{display:inline-flex;align-items:center;min-height:48px;color:#3a3ddb}
a:focus-visible{outline:3px solid #4548f8;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#0d0e22;color:#f1f2ff}p{color:#b9bde0}a.more{color:#a9acff}a.key{background:#6f73ff;color:#0b0c20}a:focus-visible{outline-color:#6f73ff}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing but its own style: the page asks the busy process for no file. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const CROWDED: ReadonlySet<string> = new Set(['UNAVAILABLE', 'RATE_LIMITED'])

/** What a person's browser is told when the process has too much in hand: a page that comes again by itself. */
export type BusyPage = { html: string; headers: Readonly<Record<string, string>> }

/**
 * Whether a page was refused for too much work in hand, or too much asked for from one address, to somebody who reads pages and
 * not data.
 * @param accept  the header of that name
 */
export function isBusyForReader(thrown: unknown, accept: string | undefined): thrown is Refusal {
  return thrown instanceof Refusal && CROWDED.has(thrown.code) && accept?.includes('text/html') === true
}

export type BusyOptions = {
  reason: BusyReason
  /** How many came earlier and wait too; absent where nobody stands in a line. */
  ahead?: number | undefined
  /** The header of that name: what a page is read in whose path names no language. */
  acceptLanguage?: string | undefined
}

/** The page for whoever is turned away, in their language; nothing of the request stands in it. */
export function busyPage(path: string, { reason, ahead, acceptLanguage }: BusyOptions): BusyPage {
  const language = languageOf(path, acceptLanguage)
  const words = SERVER_WORDS[language].busyPage
  const title = words.title[reason]
  const seconds = randomInt(RETRY_MIN_SECONDS, RETRY_MAX_SECONDS)
  const more =
    reason === 'crowded'
      ? ''
      : `<a class="more" href="${inLanguage(paths.tool('college-predictor'), language)}">${words.predictor}</a>`
  const line = ahead === undefined ? '' : `<p>${words.place(ahead, groupIndian(ahead))}</p>`
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${words.text(seconds)}</p>${line}<a class="key" href="">${words.again}</a>${more}</body></html>
`
  return {
    html,
    headers: {
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    },
  }
}

/** Whether a page is one of signed-in people's: it can do nothing without the database. */
export function isDashboard(path: string): boolean {
  return /^\/(?:mentee-dashboard|mentor-dashboard|admin)(?:\/|$)/.test(path)
}

/** Public pages name their language; those of signed-in people do not, and the browser says which of the two comes first. */
function languageOf(path: string, acceptLanguage: string | undefined): Language {
  if (!isDashboard(path)) return readLanguageName(readLanguage(path).language)
  const named = (acceptLanguage ?? '').toLowerCase().match(/[a-z]+(?=-|;|,|\s|$)/g) ?? []
  return readLanguageName(named.find((word) => LANGUAGES.some((language) => language === word)))
}
