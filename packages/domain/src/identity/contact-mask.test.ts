import { expect, test } from 'vitest'
import { CONTACT_MASK, hasMask, maskContacts } from './contact-mask.ts'

const M = CONTACT_MASK

test.each([
  ['Call me on 9876543210', `Call me on ${M}`],
  ['98765 43210 is mine', `${M} is mine`],
  ['+91 98765-43210', `+${M}`],
  ['0091 (0) 98765 43210', M],
  ['0-9876543210.', `${M}.`],
  ['9 8 7 6 5 4 3 2 1 0', M],
  ['9.8.7.6.5.4.3.2.1.0', M],
  ['98\u200b76\u200b54\u200b32\u200b10', M],
  ['987654321O is none, 98765O3210 is', `987654321O is none, ${M} is`],
  ['मेरा नंबर ९८७६५४३२१० है', `मेरा नंबर ${M} है`],
  ['৯৮৭৬৫৪৩২১০', M],
  ['９８７６５４３２１０', M],
  ['nine eight seven six five four three two one zero', M],
  ['nine eight seven six five four', M],
  ['98seven65four3210', M],
  ['double nine 8 triple seven 6543', M],
  ['नौ आठ सात छह पाँच चार तीन दो एक शून्य', M],
  ['nau aath saat chhe paanch char teen do ek shunya', M],
  ['98765 43210 20', `${M} 20`],
  ['😀 call 9876543210', `😀 call ${M}`],
  ['022 2576 7068 9876543210', `022 2576 7068 ${M}`],
])('a telephone number is hidden: %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test.each([
  ['Write to riya.nair@example.org please', `Write to ${M} please`],
  ['riya @ gmail . com', M],
  ['riya at gmail dot com', M],
  ['riya (at) gmail (dot) com', M],
  ['riya at the rate of gmail dot com', M],
  ['riya[at]college[dot]ac', M],
  ['riya gmail com', M],
  ['riya.nair at gmail', M],
  ['Pay riya@okhdfcbank', `Pay ${M}`],
  ['रिया एट जीमेल डॉट कॉम', M],
  ['mailto:riya@example.org', M],
])('an e-mail or UPI address is hidden: %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test.each([
  ['Find me, @riya.nair_7', `Find me, ${M}`],
  ['insta: riyanair', M],
  ['My Instagram id is riyanair', `My ${M}`],
  ['telegram riya_07', M],
  ['snapchat par riya.07 hai', `${M} hai`],
  ['इंस्टा आईडी riyanair', M],
  ['https://wa.me/919876543210', M],
  ['Join https://chat.whatsapp.com/AbC123 now', `Join ${M} now`],
  ['t.me/riya', M],
  ['t dot me / riya', M],
  ['https://www.instagram.com/riya?x=1', M],
  ['discord.gg/abc', M],
])('a handle or a link to a messenger is hidden: %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test.each([
  'My rank is 12345 and my OBC rank is 4567.',
  'I got 98.7654321 percentile, before 97.1234567.',
  'CRL 45,678; category rank 9,876',
  'On 26/11/2026 at 6:00 pm',
  'Fees are ₹2,50,000 a year, 10,00,000 in all',
  'Seasons 2024-2025 and 2025-2026',
  'I study at IIT Bombay, see josaa.nic.in',
  'Do one mock, then two more. Three of four is good.',
  'Is Instagram good for news? Telegram groups are not.',
  'I am at college.',
  'कक्षा 11 और 12, रैंक ४५६७८',
  'Section 80C, 180 of 300 marks, 8 am to 10 pm',
])('what a student writes about ranks, days and money stays: %s', (text) => {
  expect(maskContacts(text)).toBe(text)
  expect(hasMask(text)).toBe(false)
})

test('what was hidden is found, and hiding twice hides no more', () => {
  const once = maskContacts('Call 98765 43210, or riya at gmail dot com')
  expect(once).toBe(`Call ${M}, or ${M}`)
  expect([hasMask(once), maskContacts(once)]).toEqual([true, once])
})

test('a long text is looked through without waiting', () => {
  const begun = performance.now()
  for (const text of [
    'a'.repeat(4_000),
    '9 '.repeat(2_000),
    'at '.repeat(1_300),
    '@.'.repeat(2_000),
    'a@'.repeat(2_000),
  ])
    maskContacts(text)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
