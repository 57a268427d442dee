import { type ChoiceTableAnswer, collegeChoices } from '@sopaan/contract/college-choices'
import { packTable } from '@sopaan/domain/choices/packed/packed-choices'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aChoiceTable, someChoices } from '#web/testing/choice-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { fetchTable } from './choice-table.queries.ts'
import CollegePredictorPage, { clientLoader, loader } from './college-predictor-page.tsx'

const PAGE = '/tools/college-predictor'

test('a tab, a chip and an order are on the screen in the tap itself, and the address follows', async () => {
  const { address } = await showTable(7101)
  await untilAhead('band=safe')
  fireEvent.click(tab(/^Safe/))
  expect(openBoard()).toBe('?main=7101&band=safe')
  expect(currentTabs()).toEqual(['Safe 20'])
  expect(address(), 'nothing was asked of the router yet').toBe(`${PAGE}?main=7101`)
  await waitFor(() => expect(address()).toBe(`${PAGE}?main=7101&band=safe`))
  expect(openBoard()).toBe('?main=7101&band=safe')

  await untilAhead('band=safe&women=true')
  fireEvent.click(screen.getByRole('link', { name: 'Girls’ seats only' }))
  expect(openBoard()).toBe('?main=7101&band=safe&women=true')
  await waitFor(() => expect(address()).toContain('women=true'))
  expect(await screen.findByRole('link', { name: 'Remove Girls’ seats only' })).toBeTruthy()

  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' })
  act(() => order.focus())
  await untilAhead('band=safe&women=true&sort=institute')
  fireEvent.change(order, { target: { value: 'institute' } })
  expect(openBoard()).toBe('?main=7101&band=safe&women=true&sort=institute')
  expect(order.value).toBe('institute')
  await waitFor(() => expect(address()).toContain('sort=institute'))
})

test('of two taps in one breath the second one counts: one board is open, one tab is current', async () => {
  const { address } = await showTable(7102)
  await untilAhead('band=safe')
  await untilAhead('band=likely')
  fireEvent.click(tab(/^Safe/))
  fireEvent.click(tab(/^Target/))
  expect(openBoard()).toBe('?main=7102&band=likely')
  expect(currentTabs()).toEqual(['Target 20'])
  await waitFor(() => expect(address()).toBe(`${PAGE}?main=7102&band=likely`))
  expect(openBoard()).toBe('?main=7102&band=likely')
  expect(currentTabs()).toEqual(['Target 20'])
  fireEvent.click(tab(/^Safe/))
  fireEvent.click(tab(/^Target/))
  await waitFor(() => expect(currentTabs()).toEqual(['Target 20']))
  expect(openBoard()).toBe('?main=7102&band=likely')
})

test('more rows come behind those that are there, which stay the same', async () => {
  const { address } = await showTable(7103)
  await untilAhead('page=2')
  const [before] = rows()
  fireEvent.click(screen.getByRole('link', { name: 'Show 15 more' }))
  expect(document.querySelectorAll('[data-board][data-open] [data-board][data-open] .result-row')).toHaveLength(9)
  await waitFor(() => expect(address()).toBe(`${PAGE}?main=7103&page=2`))
  await waitFor(() => expect(rows()).toHaveLength(40))
  expect(rows()[0]).toBe(before)
})

test('an answer that the page draws itself shows a screen of rows first, with room for the others', async () => {
  const drawn: [rows: number, hasRoom: boolean][] = []
  const watcher = new MutationObserver(() => {
    drawn.push([rows().length, document.querySelector('.result-rest') !== null])
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await showTable(7107)
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(25))
  watcher.disconnect()
  expect(drawn.find(([count]) => count > 0)).toEqual([9, true])
  expect(document.querySelector('[data-board][data-open] > .result-rest')).toBeNull()
})

test('long shots come behind the last row in the tap itself', async () => {
  const { address } = await showTable(7105, { longShots: 15 })
  await untilAhead('under=true&page=2')
  const [before] = rows()
  fireEvent.click(screen.getByRole('link', { name: '15 long shots under 8%. Show them' }))
  expect(document.querySelectorAll('[data-board][data-open] [data-board][data-open] .result-row')).toHaveLength(9)
  expect(rows()[0]).toBe(before)
  await waitFor(() => expect(address()).toBe(`${PAGE}?main=7105&under=true&page=2`))
  await waitFor(() => expect(rows()).toHaveLength(40))
  expect(await screen.findByRole('link', { name: 'Hide what is under 8%' })).toBeTruthy()
})

test('long shots are offered behind the last of the others alone', async () => {
  await showTable(7106, { longShots: 3 })
  const more = await screen.findByRole('link', { name: 'Show 12 more' })
  expect(screen.queryByRole('link', { name: /long shots/ })).toBeNull()
  fireEvent.click(more)
  expect(await screen.findByRole('link', { name: '3 long shots under 8%. Show them' })).toBeTruthy()
})

test('in the sheet a tap is answered by how many choices it leaves, before the rows under it are drawn', async () => {
  const { address } = await showTable(7104)
  fireEvent.pointerDown(document.body)
  const chip = await screen.findByRole('checkbox', { name: 'ECE 40', hidden: true })
  fireEvent.click(screen.getByRole('checkbox', { name: 'IIIT 20', hidden: true }))
  expect(screen.getByRole('button', { name: 'Show 20 choices', hidden: true })).toBeTruthy()
  expect(address()).toBe(`${PAGE}?main=7104`)
  await waitFor(() => expect(address()).toBe(`${PAGE}?main=7104&type=IIIT`))
  await waitFor(() => expect(openBoard()).toBe('?main=7104&type=IIIT'))
  expect(chip.isConnected).toBe(true)
})

/** A result of forty choices, as many Safe as Target and the last ones long shots, of which this device has the table. */
async function showTable(rank: number, { longShots = 0 } = {}) {
  const table = fortyChoices(40 - longShots)
  const api = fakeApi().answer(collegeChoices.find, someChoices()).answer(collegeChoices.table, packTable(table))
  api.listen()
  await fetchTable(new URLSearchParams(`main=${rank}`))
  const shown = showPage({
    path: `${PAGE}?main=${rank}`,
    words: en,
    page: CollegePredictorPage,
    // As in a browser, which asks the server for what it cannot answer alone.
    loader: (args) => clientLoader({ ...args, serverLoader: () => loader(args) } as never),
    api,
  })
  await screen.findByRole('navigation', { name: 'How likely' })
  return shown
}

function fortyChoices(nearCount: number): ChoiceTableAnswer {
  const bandOf = (at: number) => (at >= nearCount ? 'long-shot' : at % 2 === 0 ? 'safe' : 'likely')
  const { institutes, choices, ...facts } = aChoiceTable()
  const [institute, choice] = [institutes[0], choices[0]]
  const [pool] = choice?.pools ?? []
  if (!institute || !choice || !pool) throw new Error('A table has a choice')
  return aChoiceTable({
    ...facts,
    institutes: Array.from({ length: 40 }, (_, at) => ({
      ...institute,
      slug: `college-${at}`,
      name: `College ${at}`,
      shortName: `College ${at}`,
      type: at < 20 ? ('NIT' as const) : ('IIIT' as const),
    })),
    choices: Array.from({ length: 40 }, (_, at) => ({
      ...choice,
      institute: at,
      openClosing: 1000 + at,
      pools: [{ ...pool, gender: 'female' as const, band: bandOf(at) }],
    })),
  })
}

/** Until the board of the address stands ahead of a tap. */
async function untilAhead(end: string): Promise<void> {
  await waitFor(
    () => {
      const boards = [...document.querySelectorAll<HTMLElement>('[data-board]')].map(({ dataset }) => dataset.board)
      expect(boards.some((board) => board?.replace(/^\?main=\d+&?/, '') === end)).toBe(true)
    },
    { timeout: 20_000 },
  )
}

function openBoard(): string | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('[data-board][data-open]')]
  expect(open).toHaveLength(1)
  return open[0]?.dataset.board
}

function currentTabs(): (string | null)[] {
  const tabs = document.querySelectorAll('.result-tabs [aria-current="page"]')
  return [...tabs].map(({ textContent }) => textContent)
}

function tab(name: RegExp): HTMLElement {
  const [found] = screen.getAllByRole('link', { name })
  if (!found) throw new Error('A result has four tabs')
  return found
}

function rows(): Element[] {
  return [...document.querySelectorAll('[data-board][data-open] .result-row')]
}
