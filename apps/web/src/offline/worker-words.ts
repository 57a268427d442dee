import type { PageLanguage } from '@sopaan/domain/languages'

/** Where the worker is: at the root, so that it answers for every page. */
export const WORKER_PATH = '/worker.js'

/** Where pages are kept that are the same for everyone. */
export const CACHE_OF_PAGES = 'pages-1'

/** Where the rank book is kept, with the rest that choices are worked out of. */
export const CACHE_OF_BOOK = 'book-1'

/** Where it is kept how the seats of the reader's lists fared in seasons, as far as the book does not say. */
export const CACHE_OF_ROUNDS = 'rounds-1'

/** What holds beside the book, and which book: `collegeChoices.ground`. */
export const GROUND_PATH = '/api/v1/tools/college-predictor/corrected-ground'

/** Where a rank book is, by its name. */
export function bookPath(hash: string): string {
  return `/data/book-${hash}.bin`
}

/** Begins the fragment of the predictor's address where the stored page of its questions is to answer the rest of it. */
export const QUESTION_HASH = '#question?'

/** When an answer was stored, as an instant; what comes from the network has none. */
export const STORED_AT = 'x-stored-at'

/** Said of data that cannot be had while the page it belongs to is stored whole. */
export const STORED_AS_PAGE = 'x-stored-as-page'

/** Names, on the data of a page, the build that gave it. */
export const BUILD_HEADER = 'x-build'

/** What a page tells the worker. */
export type ToWorker =
  /** A page stands: what it is made of may be kept, and what its reader will want next. */
  | { kind: 'visit'; url: string; language: PageLanguage; files: readonly string[] }
  /** The reader is on the way to an address in this same tab. */
  | { kind: 'going'; url: string }
  /** Pages that the reader is likely to read without a network: those of the own list. */
  | { kind: 'pages'; urls: readonly string[] }
  /** A person is signed in whose study is to work without a network: the shells of its pages are kept. */
  | { kind: 'own' }
  /** The reader wants the tools kept, whatever the line costs. */
  | { kind: 'keep'; language: PageLanguage }

/** What the worker tells a page. */
export type FromWorker =
  /** Where its reader wanted to go cannot be had, and the page stays. */
  | { kind: 'lost'; url: string; why: 'offline' | 'busy' }
  /** A part of the page is asked for that its build had and the newest has not. */
  | { kind: 'outdated' }
  /** What the reader wanted kept is kept, or a part of it did not come. */
  | { kind: 'kept'; isWhole: boolean }
