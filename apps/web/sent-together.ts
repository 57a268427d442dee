/** Components that no public page of every day shows: a page that does loads them beside the rest. */
const UI_OF_FEW_PAGES = [
  'app-shell',
  'bar-list',
  'bulk-bar',
  'confirm',
  'dialog',
  'drag',
  'file-drop',
  'leave-guard',
  'list-for-staff',
  'menu',
  'month-grid',
  'password-field',
  'qr-code',
  'quote-slip',
  'ruler',
  'star-field',
  'switch',
  'table',
  'trend',
  'use-countdown',
  'week-drag',
  'week-grid',
  'wide-form',
]
/** Parts that every calculator shows. */
const SHARED_BY_CALCULATORS = [
  'calculator-form',
  'how-it-works',
  'range-answer',
  'related-tools',
  'share-button',
  'tool-frame',
  'use-answers',
]

const web = (...paths: string[]) => paths.map((path) => `apps/web/src/${path}`)
const contract = (...names: string[]) => names.map((name) => `packages/contract/src/${name}\\.ts`)
const domain = (...names: string[]) => names.map((name) => `packages/domain/src/${name}\\.ts`)
const packages = (...names: string[]) => names.map((name) => `node_modules/${name}/`)

/**
 * Patterns of paths by the name of their file; what matches two belongs to the first. A file takes with it all that its
 * modules import and no group before it has: what many pages share stands before what one page needs.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  react: packages('react', 'react-dom', 'scheduler', 'react-router', 'cookie', 'set-cookie[^/]*'),
  ground: [
    ...web(
      `ui/(?!(?:${UI_OF_FEW_PAGES.join('|')})\\.)`,
      'document-head',
      'words/(?:use-words|product)',
      'layouts/language\\.',
      'words/\\w+/plural',
    ),
    ...web(
      'search-form/tool-steps',
      'site-state',
      'stored',
      'forms/(?:constraints|limits|units|read-search)',
      'save-file',
      'theme-script',
      'layouts/(?:theme-switch|network-bar)',
      'patient-fetch',
      'features/operations/site/(?:notice-line|site-notice)',
      'identity/(?:refresh|sign-in-hint|xsrf-token)',
      'use-origin',
    ),
    ...web(
      'features/operations/information/(?:error-page|not-found)\\.tsx',
      'search-form/(?:predictor-search|rank-fields|seat-link|search-address)',
    ),
    ...contract('paths', 'call', 'cookies'),
    ...domain('indian-[a-z]+', 'languages', 'plural', 'money/rupees', 'time/[a-z]+'),
    'vite/preload-helper',
  ],
  publicFrame: web(
    'layouts/(?:header|public-frame|language-links|footer|dock|site-links|site-menu)\\.',
    'words/languages',
  ),
  entered: web(
    'search-form/(?:entered-chips|refused-answers|class-twelve-note|use-search-form|search-page)',
    'search-form/(?:[a-z]+-questions?|question-(?:card|frame)|attach-questions|rank-inputs|about-fields)\\.',
    'features/guidance/college-predictor/forecast-note',
    'colleges/pool-words',
  ),
  checking: [
    ...packages('zod'),
    ...contract('fields', 'refusals', 'refusal-details', 'client', 'secrets', 'purchase-shapes', 'college-predictor'),
  ],
  bookmarks: [
    ...web('features/guidance/choice-lists/(?:choice-tray|run-bookmarks|bookmark-account|device-lists)\\.'),
    ...contract('plain-client'),
    ...domain('choice-lists/choice-list'),
  ],
  asked: [...web('identity/browser-request', 'refusal-words', 'use-sending'), ...contract('users', 'auth')],
  people: [
    ...packages('@tanstack', 'react-hot-toast', 'goober'),
    ...web('identity/(?!again-form|consent-gate)', 'layouts/auth-error', 'blocking', 'toast-times', 'product-paths'),
    ...web('ui/(?:use-countdown|dialog|confirm)\\.', 'features/operations/waiting/(?!home|run-home)'),
  ],
  frame: [
    ...web(
      'features/account/dashboards/(?:dashboard-frame|menu|palette-button|predictor-start|profile-words)',
      'ui/app-shell',
      'features/account/dashboards/tool-tiles',
      'features/account/profile/use-rank-names',
    ),
    ...web(
      'features/operations/users/view-as-banner',
      'features/operations/feedback/feedback\\.queries',
      'features/operations/site/site\\.queries',
    ),
    ...web(
      'features/operations/notifications/(?:mark-all|notification-bell|notification-list|notifications\\.queries)',
    ),
    ...contract('notifications', 'notification-topics', 'site', 'feedback'),
  ],
  rows: web('ui/(?:table|bulk-bar)\\.'),
  menu: web('ui/menu\\.'),
  searchForm: web('search-form/'),
  calculating: web(`features/guidance/calculators/(?:${SHARED_BY_CALCULATORS.join('|')})\\.`),
  planning: [
    ...domain('planner/(?:remaining|recurrence|session-length)', 'syllabus/(?:exam-days|exam-ids|syllabus-chapter)'),
    'data/planner/exam-days',
  ],
  studying: contract('planner', 'revisions', 'sessions', 'study-day'),
  choosing: [
    ...contract('choice-lists'),
    ...domain('colleges/short-names', 'simulator/willingness'),
    ...web('features/guidance/choice-lists/(?:seat-name|judged-profile)'),
  ],
  listing: web(
    'features/guidance/choice-lists/(?:choice-(?:board|facts|row|rows|store)|choice-lists\\.queries|device-lists|judged-for)\\.',
    'features/guidance/choice-lists/(?:list-(?:replay|toolbar)|on-device|order-note|row-drag|saving-state|take-away|file-buttons|use-[a-z-]+)\\.',
  ),
  meeting: [...contract('bookings', 'mentors', 'mentoring'), ...domain('mentoring/[a-z-]+')],
  paying: [
    ...contract('payments', 'coupons', 'business', 'invoices'),
    ...domain('money/(?:gst[a-z-]*|coupons|financial-year)'),
  ],
  gathering: [
    ...contract('events'),
    ...domain('money/events'),
    ...web('features/commerce/events/(?:event-words|event-search|event-badges)'),
  ],
  sessions: web('features/mentoring/bookings/(?:next-sessions|session-facts|session-state|time-to)'),
  choices: [
    ...web(
      'features/guidance/college-predictor/(?!all-ranks|beyond-reach|filter-fields|home-state|past-seats|rank-reaches|result-detail|college-predictor\\.queries)',
    ),
    ...domain('choices/[a-z-]+', 'predictor/search-terms'),
  ],
}

/**
 * What is sent as one file: each file costs a request and 0.7 KB of headers, so fifty small ones made a page of a
 * dashboard 35 KB heavier. A group holds what the same pages need (decision 0148, measured with `npm run bench -- site`).
 */
export function chunkGroups(): { name: string; test: RegExp }[] {
  return Object.entries(GROUPS).map(([name, places]) => ({ name, test: new RegExp(places.join('|')) }))
}
