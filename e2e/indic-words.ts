/**
 * Writes a page as an Indic script would stand in it: every word in clusters of Devanagari with signs above and below, longer by
 * two fifths than what stood there, in the language and so in the type of Hindi. Figures stay. Runs in the page.
 */
export function writeInDevanagari(): void {
  const clusters = ['क', 'र्थि', 'ष्ट्र', 'मू', 'ङ्घै', 'टी', 'न', 'श्चौ']
  const longer = (word: string): string => {
    const length = Math.round(word.length * 1.4)
    let written = ''
    for (let at = word.length; written.length < length; at += 1) written += clusters[at % clusters.length]
    return written
  }
  document.documentElement.lang = 'hi'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, svg, textarea, option')) continue
    text.data = text.data.replace(/[\p{L}\p{M}]{2,}/gu, longer)
  }
}

/** Words of several lines whose lines stand so close that signs above and below them meet. Runs in the page. */
export function listTouchingLines(): string[] {
  const least = 1.15
  return [...document.querySelectorAll<HTMLElement>('main *, header *, nav *, footer *')].flatMap((one) => {
    const hasOwnText = [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasOwnText || !one.checkVisibility({ visibilityProperty: true }) || one.closest('svg, select')) return []
    const { lineHeight, fontSize } = getComputedStyle(one)
    const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    const range = document.createRange()
    range.selectNodeContents(one)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (!(ratio < least) || lines.size < 2) return []
    const words = (one.textContent ?? '').trim().slice(0, 30)
    return [`lines touch, ${ratio.toFixed(2)}: ${one.tagName.toLowerCase()} "${words}" .${one.className}`.slice(0, 160)]
  })
}
