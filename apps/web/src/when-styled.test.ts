import { expect, onTestFinished, test, vi } from 'vitest'
import { whenStyled } from './when-styled.ts'

/** A page with a link to a sheet that has not come; tells whether React may begin. */
async function start({ hasLink = true } = {}) {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const page = document.implementation.createHTMLDocument()
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  Object.defineProperty(link, 'sheet', { value: null })
  if (hasLink) page.body.append(link)
  Object.defineProperty(page, 'readyState', { value: 'interactive' })
  let isStyled = false
  const styled = whenStyled(page).then(() => {
    isStyled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return { link, styled, isStyled: () => isStyled }
}

test.each(['load', 'error'])('React waits for the sheet that follows the page, until its %s', async (end) => {
  const { link, styled, isStyled } = await start()
  expect(isStyled()).toBe(false)
  link.dispatchEvent(new Event(end))
  await styled
  expect(isStyled()).toBe(true)
})

test('a sheet that lingers keeps nobody from using the page, and a page without one waits for nothing', async () => {
  const { styled, isStyled } = await start()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(isStyled()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await styled
  expect(isStyled()).toBe(true)
  expect((await start({ hasLink: false })).isStyled()).toBe(true)
})
