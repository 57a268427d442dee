import type { Language } from '@sopaan/domain/languages'

/** Where the worker is: at the root, so that it answers for every page. */
export const WORKER_PATH = '/worker.js'

/** Where pages are kept that are the same for everyone. */
export const CACHE_OF_PAGES = 'pages-1'

/** When an answer was stored, as an instant; what comes from the network has none. */
export const STORED_AT = 'x-stored-at'

/** Said of data that cannot be had while the page it belongs to is stored whole. */
export const STORED_AS_PAGE = 'x-stored-as-page'

/** What a page tells the worker. */
export type ToWorker =
  /** A page stands: what it is made of may be kept, and what its reader will want next. */
  | { kind: 'visit'; url: string; language: Language; files: readonly string[] }
  /** The reader is on the way to an address in this same tab. */
  | { kind: 'going'; url: string }

/** What the worker tells a page: where its reader wanted to go cannot be had, and the page stays. */
export type FromWorker = { kind: 'lost'; url: string; why: 'offline' | 'busy' }
