import { collegeChoices } from '@sopaan/contract/college-choices'
import { packTable } from '@sopaan/domain/choices/packed/packed-choices'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aChoiceTable, someChoices } from '#web/testing/choice-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import CollegePredictorPage, { loader } from './college-predictor-page.tsx'

const PAGE = '/tools/college-predictor'

test('who pays for data has the table of choices fetched with the first touch of a control, and not for reading the rows', async () => {
  const tables = await showResult(7201, { type: 'cellular', effectiveType: '4g' })
  fireEvent.pointerDown(screen.getByRole('link', { name: /Jaipur/ }))
  vi.advanceTimersByTime(1_000)
  expect(tables()).toBe(0)
  fireEvent.pointerDown(screen.getByRole('link', { name: /^Safe/ }))
  await vi.waitFor(() => expect(tables()).toBe(1))
  fireEvent.focusIn(screen.getByRole('combobox', { name: 'Order' }))
  vi.advanceTimersByTime(1_000)
  expect(tables(), 'it is fetched once').toBe(1)
})

test('on a line that costs nothing the table of choices comes by itself', async () => {
  const tables = await showResult(7202, { type: 'wifi', effectiveType: '4g' })
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(tables()).toBe(1))
})

/** A result on a line. @returns how often its table was asked for */
async function showResult(rank: number, connection: object): Promise<() => number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const api = fakeApi()
    .answer(collegeChoices.find, someChoices())
    .answer(collegeChoices.table, packTable(aChoiceTable()))
  api.listen()
  showPage({ path: `${PAGE}?main=${rank}`, words: en, page: CollegePredictorPage, loader, api })
  await screen.findByRole('navigation', { name: 'How likely' })
  // What listens does so behind the first drawing.
  await act(async () => undefined)
  return () => api.requests.filter(({ url }) => url.includes('/packed-choices')).length
}
