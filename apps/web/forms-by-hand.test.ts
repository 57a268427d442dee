// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, 'src')
const SOURCES = globSync('**/*.{ts,tsx}', { cwd: SRC })
  .filter((path) => !/\.test\.tsx?$|(?:^|\/)(?:testing|kitchen-sink)\//.test(path))
  .map((path) => ({ path, code: readFileSync(join(SRC, path), 'utf8') }))

const SIGNED_OUT = 'signed out: the page stays light, and works while the script is still on its way (0209)'
const PICKED = 'its one answer is picked and not typed'
const ADDRESS = 'asks by the address: a page or a list is opened, and no call is sent'
const NOT_SENT = 'is never sent: what it says changes what stands on the screen'

/** Every form that is not read by its call, with the reason (decision 0209). Whatever is not here is `useContractForm`. */
const BY_HAND: Readonly<Record<string, string>> = {
  'identity/password-again-form.tsx':
    'stands over any page, for two calls; its code appears once the password was right',
  'forms/use-contract-form.ts': 'the part itself',
  'offline/watch-line.ts': 'no form: the address that one of a page leads to',
  'layouts/run-way-back.ts': 'no form: the address that one of a page leads to',
  'ui/confirm.tsx': 'asks yes or no',
  'ui/filter-row.tsx': ADDRESS,
  'features/account/sign-ups/sign-up-form.tsx': SIGNED_OUT,
  'features/account/sign-ups/sign-up-page.tsx': SIGNED_OUT,
  'features/account/sign-ins/use-login.ts': SIGNED_OUT,
  'features/account/sign-ins/login-form.tsx': SIGNED_OUT,
  'features/account/sign-ins/login-page.tsx': SIGNED_OUT,
  'features/account/mail-links/reset-password-page.tsx': SIGNED_OUT,
  'features/account/parents/consent-form.tsx': SIGNED_OUT,
  'features/operations/contact/contact-island.ts': SIGNED_OUT,
  'features/mentoring/bookings/new-time-form.tsx': PICKED,
  'features/mentoring/bookings/book-form.tsx': PICKED,
  'features/mentoring/availability/ready-answers.tsx': 'its one line is sent behind those that stand already',
  'features/mentoring/availability/hours-form.tsx': 'a week that is drawn, whose rows come and go before they are sent',
  'features/study/mocks/sitting-setup.tsx': 'begins a paper on this device, and no call is sent',
  'features/commerce/events/check-in-page.tsx': 'the same code comes from the camera or from the address',
  'features/commerce/payments/coupon-field.tsx': 'asks for the bill anew with a code; the order is sent elsewhere',
  'features/operations/users/use-bulk-actions.tsx': 'the number that has to be typed is sent to nobody',
  'features/operations/announcements/entered-announcement.ts': NOT_SENT,
  'features/study/planner/quick-add.tsx': 'one line is read into several sessions',
  'features/guidance/state-college-predictor/state-form.tsx': ADDRESS,
  'features/guidance/college-predictor/filter-fields.tsx': ADDRESS,
  'features/guidance/college-predictor/missing-bar.tsx': ADDRESS,
  'features/guidance/college-predictor/all-ranks-page.tsx': ADDRESS,
  'features/guidance/college-predictor/rank-limits.tsx': ADDRESS,
  'features/guidance/college-predictor/search-field.tsx': ADDRESS,
  'search-form/question-card.tsx': ADDRESS,
  'search-form/narrow-form.tsx': ADDRESS,
  'search-form/search-address.ts': ADDRESS,
  'features/guidance/choice-lists/family-comments.tsx': SIGNED_OUT,
  'features/guidance/choice-lists/list-filter.tsx': NOT_SENT,
  'features/guidance/choice-lists/move-dialog.tsx': NOT_SENT,
  'features/guidance/choice-lists/name-dialog.tsx': NOT_SENT,
  'features/guidance/calculators/calculator-form.tsx': 'an answer sheet: reckoned in the browser',
  'features/guidance/calculators/use-answers.ts': 'an answer sheet: reckoned in the browser',
  'features/guidance/cutoffs/unknown-names.tsx': 'an answer for each name that a table brought, read into one call',
}

test('every form is read by its call, or stands in the list of those that are not, with its reason', () => {
  const byHand = SOURCES.filter(({ code }) => /\bnew FormData\([^)]|onSubmit=/.test(code)).map(({ path }) => path)
  expect(SOURCES.length).toBeGreaterThan(500)
  expect(byHand.filter((path) => BY_HAND[path] === undefined)).toEqual([])
  expect(Object.keys(BY_HAND).filter((path) => !byHand.includes(path))).toEqual([])
})

test('a form that is read by its call takes names, limits and what stood in its fields from there alone', () => {
  const mixed = SOURCES.filter(
    ({ path, code }) => code.includes('useContractForm(') && !path.startsWith('forms/') && /maxLength=\{/.test(code),
  )
  expect(mixed.map(({ path }) => path)).toEqual([])
})
