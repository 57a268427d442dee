import { wantsLess } from './sparing.ts'

/**
 * Before anything of a page is fetched: who saves data or has a slow line is given the system's letters and no portraits (the
 * style sheet reads the mark), everybody else has the font fetched at once. Decided here, for a public page is kept on the
 * way under its address alone, and is the same for both.
 */
export function runSpareData(): void {
  const root = document.documentElement
  if (wantsLess()) {
    root.dataset.sparing = ''
    return
  }
  const link = document.createElement('link')
  const said = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
    href: root.dataset.font ?? '',
  }
  for (const [name, value] of Object.entries(said)) link.setAttribute(name, value)
  document.head.append(link)
}
