import { createHash, randomInt } from 'node:crypto'
import { REFUSALS, Refusal } from '@sopaan/contract/refusals'

/** When a browser comes again by itself, seconds: spread, so that those who were turned away do not come back as one. */
const RETRY_MIN_SECONDS = 4
const RETRY_MAX_SECONDS = 10

const WORDS = {
  en: {
    title: REFUSALS.UNAVAILABLE.message,
    text: (seconds: number) =>
      `This page opens by itself in about ${seconds} seconds. Nothing you entered elsewhere is lost.`,
    again: 'Try again now',
  },
  hi: {
    title: 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
    text: (seconds: number) => `यह पन्ना लगभग ${seconds} सेकंड में अपने आप खुलेगा। आपने कहीं और जो लिखा है, वह सुरक्षित है।`,
    again: 'अभी फिर कोशिश करें',
  },
} as const

/** Light is paper, dark is the night desk, as in the product's tokens; the system's choice rules, for no script runs here. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;align-content:center;justify-items:start;gap:16px;box-sizing:border-box;padding:24px;max-width:36rem;margin-inline:auto;font:400 17px/1.6 Roboto,"Noto Sans Devanagari",system-ui,sans-serif;background:#f4f5fb;color:#14163a}
h1{margin:0;font-size:32px;line-height:1.25}
p{margin:0;color:#4b4f75}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border-radius:12px;background:#4548f8;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #4548f8;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#0d0e22;color:#f1f2ff}p{color:#b9bde0}a{background:#6f73ff;color:#0b0c20}a:focus-visible{outline-color:#6f73ff}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing but its own style: the page asks the busy process for no file. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What a person's browser is told when the process has too much in hand: a page that comes again by itself. */
export type BusyPage = { html: string; headers: Readonly<Record<string, string>> }

/** Whether a page was refused for too much work in hand, to somebody who reads pages and not data. @param accept  the header of that name */
export function isBusyForReader(thrown: unknown, accept: string | undefined): boolean {
  return thrown instanceof Refusal && thrown.code === 'UNAVAILABLE' && accept?.includes('text/html') === true
}

/** The page for whoever is turned away, in the language of the path; nothing of the request stands in it. */
export function busyPage(path: string): BusyPage {
  const language = path === '/hi' || path.startsWith('/hi/') ? 'hi' : 'en'
  const words = WORDS[language]
  const seconds = randomInt(RETRY_MIN_SECONDS, RETRY_MAX_SECONDS)
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}"><meta name="robots" content="noindex"><title>${words.title}</title><style>${STYLE}</style></head>
<body><h1>${words.title}</h1><p>${words.text(seconds)}</p><a href="">${words.again}</a></body></html>
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
