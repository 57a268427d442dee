import { readStored, writeStored } from '#web/stored.ts'

/** What a browser that can put the product on the home screen hands over (Chromium's `BeforeInstallPromptEvent`). */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

declare global {
  /** Held by the program that every page has, for the part of a page that offers it. */
  var installEvent: InstallEvent | undefined
}

/** Visits after which somebody is known to come back. */
const VISITS_MIN = 2

/** Counts this visit, and holds the browser's own offer back: ours stands where it is of use, once. */
export function catchInstallEvent(): void {
  if (readStored('visitBytes') === undefined) {
    writeStored('visits', String(countVisits() + 1))
    writeStored('visitBytes', '0')
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // The browser gives no type for it.
    globalThis.installEvent = event as InstallEvent
  })
}

/** Whether the browser can put the product on the home screen. */
export function canInstall(): boolean {
  return globalThis.installEvent !== undefined
}

/** Calls back when the browser says that it can: most say so only after the page is there. @returns ends it */
export function onInstallable(onChange: () => void): () => void {
  addEventListener('beforeinstallprompt', onChange)
  return () => removeEventListener('beforeinstallprompt', onChange)
}

/** Whether to offer the home screen: the browser can, the reader came back, and was never asked before. */
export function mayOfferInstall(): boolean {
  return canInstall() && countVisits() >= VISITS_MIN && readStored('installOffered') === undefined
}

/** From now on nobody asks this reader again. */
export function noteInstallOffered(): void {
  writeStored('installOffered', 'yes')
}

/** Has the browser ask. */
export async function install(): Promise<void> {
  await globalThis.installEvent?.prompt()
  globalThis.installEvent = undefined
}

function countVisits(): number {
  return Number(readStored('visits') ?? 0) || 0
}
