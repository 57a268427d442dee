import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** How long a page may take to render before it is given up, ms. */
const RENDER_TIMEOUT_MS = 10_000

type Rendered = { html: string; hasFailed: boolean }

/** What React writes before a stream and not before a text: without it browsers show a page by the rules of 1998. */
const DOCTYPE = '<!DOCTYPE html>'
/** What React leaves where a part was not there yet, or failed. */
const UNFINISHED = '<!--$!-->'

/**
 * Renders a page as one text: a stream encodes each few letters on their own, which was a tenth of a page's time. A page with a
 * part whose module has not come yet, or with one that fails, is rendered again as a stream, which waits for the one and says so
 * of the other.
 */
export async function renderPage(page: () => ReactElement): Promise<Rendered> {
  try {
    const html = DOCTYPE + renderToString(page())
    if (!html.includes(UNFINISHED)) return { html, hasFailed: false }
  } catch {
    // The stream meets the same, and hands it on.
  }
  return renderWaiting(page())
}

function renderWaiting(page: ReactElement): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      // Pages are sent whole. What React would send behind a page needs a program of its own, which the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        pipe(collect((html) => resolve({ html, hasFailed })))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError() {
        hasFailed = true
      },
    })
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), RENDER_TIMEOUT_MS)
  })
}

/** Takes what is written and tells of it as one text at the end: what no other part reads needs no stream on the way. */
function collect(tell: (html: string) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      tell(Buffer.concat(chunks).toString())
      done()
    },
  })
}
