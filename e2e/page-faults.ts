import type { Page } from '@playwright/test'
import { listAxeFaults } from '../scripts/axe.ts'

const AA_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What changes with the colours alone: most of the work of axe, and the same for all words of one kind. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** Marks the words that answer for all of their kind. */
const SAMPLE_OF_KIND = 'data-contrast-sample'
/** How often a page is asked whose words are still coming. */
const ROUNDS_MAX = 4
/** How large what is pressed is at least, CSS pixels: by finger, and by pointer (WCAG 2.5.8, without its exception for space around). */
const FINGER_PX = 44
const POINTER_PX = 24
/** `target-size` is a quarter of a run of axe, and asks for less than what is measured here. */
const OTHER_RULES = {
  'label-content-name-mismatch': { enabled: true },
  ...withoutRules(['target-size', ...COLOUR_RULES]),
}
/** Kinds of words whose contrast this worker has asked for: most pages have the same head, foot and cards. */
const kindsSeen = new Set<string>()
const WIDE = { width: 1280, height: 900 }
/** The same window with the page enlarged to 200 %: half as many CSS pixels. */
const ENLARGED = { width: 640, height: 450 }
const PHONE = { width: 390, height: 844 }
/** WCAG 1.4.10: the narrowest window in which a page must be read without scrolling sideways. */
const NARROWEST = { width: 320, height: 640 }

/**
 * What is wrong with the page as it stands, in both themes and at every width that is promised; one line each, none when
 * all is well. The page is left padded and narrow: load it anew before anything else.
 */
export async function listPageFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(WIDE)
  return [
    ...(await listAaFaults(page)),
    ...(await page.evaluate(listStructureFaults)),
    ...(await page.evaluate(listSmallTargets, POINTER_PX)),
    ...(await listContrastFaults(page)),
    ...(await widthFaults(page, ENLARGED)),
    ...(await widthFaults(page, PHONE)),
    ...(await page.evaluate(listSmallTargets, FINGER_PX)),
    ...(await widthFaults(page, NARROWEST)),
    ...(await listPaddedFaults(page)),
  ]
}

async function listAaFaults(page: Page): Promise<string[]> {
  const faults = await listAxeFaults(page, { runOnly: { type: 'tag', values: AA_TAGS }, rules: OTHER_RULES })
  return faults.map((fault) => `axe: ${fault}`)
}

/** What axe finds wrong with the page in the theme it is shown in; the contrast of a kind of words is asked for once in a worker. */
export async function listFaultsAsShown(page: Page): Promise<string[]> {
  const faults = await listAxeFaults(page, { rules: withoutRules(COLOUR_RULES) })
  return [...faults, ...(await listContrastAsShown(page, kindsSeen))]
}

/**
 * Words too weak to read on what is behind them, in both themes.
 * @param asked  kinds of words that are known of pages before; the new ones of this page are added
 */
export async function listContrastFaults(page: Page, asked = kindsSeen): Promise<string[]> {
  const faults: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    faults.push(...(await listContrastAsShown(page, asked)).map((fault) => `axe, ${theme}: ${fault}`))
  }
  await showTheme(page, 'light')
  return faults
}

async function listContrastAsShown(page: Page, asked: Set<string>): Promise<string[]> {
  const faults: string[] = []
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const marked = await page.evaluate(markKindsOfWords, [SAMPLE_OF_KIND, [...asked]] as const)
    if (marked === 0) break
    const runOnly = { type: 'rule' as const, values: COLOUR_RULES }
    faults.push(...(await listAxeFaults(page, { include: `[${SAMPLE_OF_KIND}]`, runOnly })))
    const samples = page.locator(`[${SAMPLE_OF_KIND}]`)
    const kinds = await samples.evaluateAll(
      (all, mark) => all.map((one) => `${one.getAttribute(mark)}`),
      SAMPLE_OF_KIND,
    )
    for (const kind of kinds) asked.add(kind)
    // What had come in the place of a sample while axe looked was not asked for.
    if (kinds.length === marked) break
  }
  return faults
}

function withoutRules(rules: readonly string[]) {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))
}

function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

/**
 * Marks the first words of each kind that was not asked for before, with the name of their kind, and gives how many: of one colour, size and
 * weight, in elements of the same names, classes and backgrounds all the way up. They have one contrast, and a table of a
 * hundred rows has a handful of kinds. Runs in the page.
 */
function markKindsOfWords([mark, before]: readonly [string, readonly string[]]): number {
  const kinds = new Map<Element, string>()
  /** A chain of thirty elements in 16 characters (FNV-1a, from two beginnings). */
  const shorten = (text: string): string =>
    [0x811c9dc5, 0x2b7e1516]
      .map((start) => {
        let hash = start
        for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
        return (hash >>> 0).toString(16).padStart(8, '0')
      })
      .join('')
  const kindOf = (element: Element | null): string => {
    if (element === null) return ''
    const known = kinds.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const looks = [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
    ]
    const own = `${element.tagName}.${element.getAttribute('class')}${looks}${style.position}`
    const kind = shorten(`${kindOf(element.parentElement)}>${own}`)
    kinds.set(element, kind)
    return kind
  }
  const asked = new Set(before)
  let marked = 0
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute(mark)
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const isSeen =
      (hasWords || element.matches('input, select, textarea')) && element.checkVisibility({ visibilityProperty: true })
    if (!isSeen || asked.has(kindOf(element))) continue
    element.setAttribute(mark, kindOf(element))
    asked.add(kindOf(element))
    marked += 1
  }
  return marked
}

async function widthFaults(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size)
  const by = await page.evaluate(findSidewaysScroll)
  return by > 0 ? [`scrolls ${by} px sideways at ${size.width} px`] : []
}

async function listPaddedFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await page.evaluate(padWords)
  const by = await page.evaluate(findSidewaysScroll)
  const clipped = await page.evaluate(listClipped)
  return [...clipped, ...(by > 0 ? ['texts longer by 40 % make the page scroll sideways'] : [])]
}

/** By how many CSS pixels the page is wider than its window. Runs in the page. */
export function findSidewaysScroll(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** One h1, no order of tabbing but the page's own, and nothing that moves when less motion is asked for. Runs in the page. */
function listStructureFaults(): string[] {
  const faults: string[] = []
  const heads = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length
  if (heads !== 1) faults.push(`${heads} headings of the first rank`)
  if (document.querySelector('[tabindex]:not([tabindex="0"], [tabindex="-1"])')) faults.push('its own tab order')
  for (const animation of matchMedia('(prefers-reduced-motion: reduce)').matches ? document.getAnimations() : []) {
    const time = Number(animation.effect?.getComputedTiming().activeDuration)
    if (animation.playState === 'running' && time > 50)
      faults.push(`moves although less motion is asked for: ${time} ms`)
  }
  return faults
}

/** What can be pressed and is lower or narrower than so many pixels; links within a sentence may be (WCAG 2.5.8). Runs in the page. */
export function listSmallTargets(px: number): string[] {
  const least = px - 0.5
  const pressed =
    'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="tab"], [role="menuitem"]'
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((one) => {
    const target =
      one instanceof HTMLInputElement && /checkbox|radio/.test(one.type) ? (one.closest('label') ?? one) : one
    const box = target.getBoundingClientRect()
    const style = getComputedStyle(target)
    if (!target.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || box.height <= 1) return []
    if (one.matches(':disabled') || box.right <= 0 || box.bottom <= 0 || style.clipPath !== 'none') return []
    const sentence = one.closest('p, li, dd, td, figcaption, blockquote, label, summary')
    const isInSentence =
      style.display === 'inline' && (sentence?.textContent ?? '').trim().length > (one.textContent ?? '').trim().length
    const isAlone = one instanceof HTMLInputElement && target === one && one.closest('td, th') !== null
    if (isInSentence || (box.height >= least && box.width >= least) || (isAlone && box.height >= 24)) return []
    const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
    const where = `${one.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" .${one.className}`
    return [`target ${Math.round(box.width)} x ${Math.round(box.height)} px: ${where.slice(0, 160)}`]
  })
}

/** Makes every word of the page longer by two fifths of itself, as another language would. Runs in the page. */
function padWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, svg, textarea, option')) continue
    text.data = text.data.replace(/\p{L}{2,}/gu, (word) => word + word.slice(0, Math.round(word.length * 0.4)))
  }
}

/** Texts that are cut off, or stand out of what they are written on; previews of some lines (line-clamp) are cut on purpose. Runs in the page. */
export function listClipped(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *, header *, nav *, footer *')].flatMap((one) => {
    const hasOwnText = [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasOwnText || !one.checkVisibility({ visibilityProperty: true }) || one.closest('svg, select, option'))
      return []
    const style = getComputedStyle(one)
    const isHidden = one.clientWidth <= 1 || style.clipPath !== 'none' || style.display === 'inline'
    const isCut =
      one.scrollWidth > one.clientWidth + 2 || (style.overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 4)
    if (isHidden || style.webkitLineClamp !== 'none' || !isCut || /auto|scroll/.test(style.overflowX)) return []
    return [
      `cut off when longer by 40 %: ${one.tagName.toLowerCase()} "${(one.textContent ?? '').trim().slice(0, 40)}" .${one.className}`.slice(
        0,
        180,
      ),
    ]
  })
}

/**
 * What is wrong with how the focus is shown: no ring, outside the window, or under something that stands still (WCAG 2.4.7,
 * 2.4.11). `left the page` after the last stop; undefined when all is well. Runs in the page.
 */
export function findUnseenFocus(): string | undefined {
  const one = document.activeElement
  if (!(one instanceof HTMLElement) || one === document.body) return 'left the page'
  const shown = one.matches('input[type="radio"], input[type="checkbox"], input[type="file"]')
    ? (one.closest('label') ?? one)
    : one
  const name = `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}" .${one.className}`
  const rings = [one, shown, ...shown.querySelectorAll('*')].map((each) => getComputedStyle(each))
  const hasRing = rings.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px 3px'),
  )
  if (!hasRing) return `no ring: ${name}`
  const box = shown.getBoundingClientRect()
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
  const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 24), 0), innerHeight - 1)
  if (box.bottom <= 0 || box.top >= innerHeight) return `outside the window: ${name}`
  const top = document.elementFromPoint(x, y)
  const isCovered = top !== null && !shown.contains(top) && !top.contains(shown)
  return isCovered ? `under ${top.tagName.toLowerCase()}.${top.className}: ${name}` : undefined
}
