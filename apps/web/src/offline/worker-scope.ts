/** What of a service worker's own world ours uses: the compiler knows the world of pages alone. */

/** An event that the browser keeps the worker awake for. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

/** A request of a page, to be answered. */
export type FetchEvent = ExtendableEvent & {
  request: Request
  /** The page that asks. */
  clientId: string
  respondWith: (answer: Promise<Response>) => void
}

/** Something that a page said. */
export type PageMessage = ExtendableEvent & { data: unknown; source: PageClient | null }

/** What a push service handed over. */
export type PushEvent = ExtendableEvent & { data: { text: () => string } | null }

/** A press on a notice that the worker showed. */
export type NoticeClick = ExtendableEvent & { notification: { data: unknown; close: () => void } }

/** An open page. */
export type PageClient = {
  id: string
  url: string
  postMessage: (message: unknown) => void
  focus: () => Promise<unknown>
}

type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: PageMessage
  push: PushEvent
  notificationclick: NoticeClick
}

/** The worker itself. */
export const worker = globalThis as unknown as {
  location: Location
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<PageClient | undefined>
    matchAll: (options: { type: 'window' }) => Promise<readonly PageClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void
}
