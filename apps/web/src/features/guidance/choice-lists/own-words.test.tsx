import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import ChoiceListPage from './choice-list-page.tsx'

test.each([
  ['English', '', en],
  ['Hindi', '/hi', hi],
])('the own list asks in own words in %s, for whom the list is judged', async (_, language, words) => {
  showPage({ path: `${language}/choice-list?main=38400&state=Assam`, words, page: ChoiceListPage })
  const field = await screen.findByLabelText<HTMLInputElement>(words.questions.ownWords)
  field.value = 'cse ya it, ladkiyon ki seat'
  const form = field.form as HTMLFormElement
  expect(new URL(form.action).pathname).toBe(`${language}/tools/college-predictor`)
  const asked = [...new FormData(form)].map(([key, value]) => `${key}=${value}`)
  expect(asked).toEqual(['main=38400', 'state=Assam', 'q=cse ya it, ladkiyon ki seat'])
})
