/** A sheet that does not come keeps nobody from using the page, ms. */
const WAIT_MAX_MS = 3_000

/**
 * When the whole style sheet is there. A page comes with the rules of what it came with; what React puts into it has its
 * rules in the sheet that follows as a file, and would stand elsewhere until then. Waits for no sheet that fails or lingers.
 */
export async function whenStyled(page: Document): Promise<void> {
  // The link stands at the end of the page, and the scripts may come before it.
  if (page.readyState === 'loading') await eventOf(page, ['DOMContentLoaded'])
  const link = page.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (link !== null && link.sheet === null) await eventOf(link, ['load', 'error'])
}

function eventOf(target: EventTarget, names: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WAIT_MAX_MS)
    for (const name of names) target.addEventListener(name, () => resolve(), { once: true })
  })
}
