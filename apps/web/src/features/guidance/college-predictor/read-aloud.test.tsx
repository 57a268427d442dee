import { virtual } from '@guidepup/virtual-screen-reader'
import { collegeChoices } from '@sopaan/contract/college-choices'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import HomePage, { loader as homeLoader } from '#web/features/operations/home/home-page.tsx'
import { aChoice, aPool, someChoices } from '#web/testing/choice-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import CollegePredictorPage, { loader } from './college-predictor-page.tsx'

const PAGE = '/tools/college-predictor'
/** More is said of no page of these tests. */
const PHRASES_MAX = 600

afterEach(() => virtual.stop())

test.each([
  [
    'English',
    en,
    [
      'textbox, JEE Main rank (CRL)',
      'group, Category',
      'radio, General, checked, position 1, set size 5',
      'radio, ST, not checked, position 5, set size 5',
      'group, Gender',
      'radio, Girl, not checked, position 1, set size 3',
      'radio, Other, not checked, position 3, set size 3',
      'combobox, Class 12 state, has popup listbox, not expanded',
      'option, Home state, selected, position 1, set size 38',
      'checkbox, I also have a JEE Advanced rank, not checked',
      'button, See my colleges',
    ],
  ],
  [
    'Hindi',
    hi,
    [
      'textbox, JEE Main रैंक (CRL)',
      `group, ${hi.questions.category}`,
      'radio, EWS, not checked, position 2, set size 5',
      'group, जेंडर',
      'radio, लड़की, not checked, position 1, set size 3',
      'radio, लड़का, not checked, position 2, set size 3',
      'combobox, 12वीं का राज्य, has popup listbox, not expanded',
      'checkbox, JEE Advanced रैंक भी है, not checked',
      'button, मेरे कॉलेज देखें',
    ],
  ],
])('the five questions of the first page are heard in their order, each with its name: %s', async (_, words, said) => {
  showPage({ path: '/', words, page: HomePage, loader: homeLoader as never })
  const rank = await screen.findByRole<HTMLInputElement>('textbox', { name: words.questions.main })
  const heard = await listen(rank.form)
  expectInOrder(heard, said)
  expect(heard.filter((phrase) => phrase.includes('invalid'))).toEqual([])
})

test.each([
  ['English', en, 'Type your rank, as on your scorecard'],
  ['Hindi', hi, 'अपनी रैंक लिखें, जैसी स्कोरकार्ड पर है'],
])('what is missing is heard with its field: %s', async (_, words, fault) => {
  const { questions } = words
  showPage({ path: PAGE, words, page: CollegePredictorPage, loader: loader as never })
  const rank = await screen.findByRole<HTMLInputElement>('textbox', { name: questions.main })
  fireEvent.click(screen.getByRole('button', { name: questions.submit }))
  expectInOrder(await listen(rank.form), [
    `textbox, ${questions.main}, ${fault}, invalid`,
    'alert',
    fault,
    'end of alert',
  ])
  fireEvent.input(rank, { target: { value: '12,450' } })
  fireEvent.click(screen.getByRole('button', { name: questions.submit }))
  const { genderEmpty } = questions.faults
  const heard = await listen(rank.form)
  expectInOrder(heard, [`group, ${questions.gender}, ${genderEmpty}`, 'alert', genderEmpty, 'end of alert'])
  expect(heard).not.toContain(fault)
})

test.each([
  [
    'English',
    en,
    [
      'heading, Colleges for rank 12,450, level 1',
      'OBC-NCL',
      'Girl',
      'Kerala',
      'Add your OBC rank to see more seats in 671 choices',
      'textbox, Add your OBC rank to see more seats in 671 choices, required',
      'button, Add',
      'searchbox, Search by college or branch, placeholder trichy, cse, fees 2 lakh tak…',
      'link, All 16, current page',
      'link, Safe 10',
      'status, not busy',
      '2 choices',
      'link, MNIT Jaipur Electronics (ECE), Malaviya National Institute of Technology Jaipur, Electronics and Communication Engineering: chance 64 percent, Target, got in 2 of 5 years, not expanded',
      'Open seat, other states',
      'closed',
      '6,600',
      'in 2026',
      'button, Add MNIT Jaipur Electronics (ECE) to my list, not pressed',
      'link, NIT Goa Electronics (ECE), National Institute of Technology Goa, Electronics and Communication Engineering: chance under 1 percent, got in 2 of 5 years, not expanded',
      'link, 1,200 long shots under 8%. Show them',
    ],
  ],
  [
    'Hindi',
    hi,
    [
      hi.results.title('12,450'),
      'OBC-NCL',
      'लड़की',
      'केरल',
      hi.results.addRank(hi.results.categoryRank('OBC'), '671'),
      'button, डालें',
      'link, सब 16, current page',
      'status, not busy',
      '2 चॉइस',
      'link, MNIT Jaipur Electronics (ECE), Malaviya National Institute of Technology Jaipur, Electronics and Communication Engineering: चांस 64 प्रतिशत, Target, 5 में 2 साल मिली, not expanded',
      'ओपन सीट, दूसरे राज्य',
      'बंद',
      '6,600',
      '2026 में',
      'link, NIT Goa Electronics (ECE), National Institute of Technology Goa, Electronics and Communication Engineering: चांस 1 प्रतिशत से कम, 5 में 2 साल मिली, not expanded',
    ],
  ],
])(
  'a result makes sense by ear: who asks, what is missing, how many, and each choice in one sentence: %s',
  async (_, words, said) => {
    const goa = aChoice({
      key: 'goa/ece',
      institute: {
        slug: 'goa',
        name: 'National Institute of Technology Goa',
        shortName: 'NIT Goa',
        type: 'NIT',
        state: 'Goa',
      },
      pools: [aPool({ key: 'goa/ece/os/open/neutral', chancePercent: 0, band: 'long-shot' })],
    })
    const answer = someChoices({
      data: [aChoice(), goa],
      total: 2,
      hidden: [{ key: 'mainCategory', more: 1124, affected: 671 }],
    })
    showPage({
      path: `${PAGE}?main=12450&category=OBC-NCL&gender=female&state=Kerala`,
      words,
      page: CollegePredictorPage,
      loader: loader as never,
      api: fakeApi().answer(collegeChoices.find, answer),
    })
    await screen.findByRole('heading', { level: 1 })
    const heard = await listen(document.body)
    expectInOrder(heard, said)
    // The pill and the legend of the bubbles are for the eye: heard alone they are noise.
    for (const noise of ['64', '<1', '%']) expect(heard).not.toContain(noise)
    expect(heard.filter((phrase) => phrase.startsWith('='))).toEqual([])
  },
)

/**
 * All that is said of a part of the page, from its beginning to its end. What a page still loads for itself is waited for:
 * a part that comes while one listens is said twice, or not at all.
 */
async function listen(container: Node | null): Promise<string[]> {
  if (!container) throw new Error('There is nothing to listen to')
  await act(() => vi.dynamicImportSettled())
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  await virtual.start({ container })
  await virtual.clearSpokenPhraseLog()
  const first = await virtual.lastSpokenPhrase()
  for (let at = 0; at < PHRASES_MAX; at += 1) {
    await virtual.next()
    if ((await virtual.lastSpokenPhrase()) === first) break
  }
  const heard = await virtual.spokenPhraseLog()
  await virtual.stop()
  return heard
}

/** Holds that the phrases are heard in this order, whatever is said between them. */
function expectInOrder(heard: readonly string[], phrases: readonly string[]): void {
  let at = -1
  for (const phrase of phrases) {
    const next = heard.findIndex((each, place) => place > at && each === phrase)
    expect(
      next,
      `“${phrase}” is heard after “${heard[at] ?? 'the beginning'}” in:\n${heard.slice(at + 1).join('\n')}`,
    ).toBeGreaterThan(at)
    at = next
  }
}
