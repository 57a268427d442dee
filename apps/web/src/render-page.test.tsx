import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.ts'

const Whole = () => (
  <html lang="hi">
    <body>सीट</body>
  </html>
)

test('a page begins with what browsers show it by', async () => {
  const { html, hasFailed } = await renderPage(() => <Whole />)
  expect(html).toBe('<!DOCTYPE html><html lang="hi"><head></head><body>सीट</body></html>')
  expect(hasFailed).toBe(false)
})

test('a page waits for a part whose module has not come yet, and is the same once it has', async () => {
  const Late = lazy(async () => ({ default: () => <p>late</p> }))
  const page = () => (
    <html lang="en">
      <body>
        <Suspense fallback="soon">
          <Late />
        </Suspense>
      </body>
    </html>
  )
  const first = await renderPage(page)
  expect(first.html).toContain('<p>late</p>')
  expect(await renderPage(page)).toEqual(first)
})

test('a page with a part that fails says so, and one that fails whole throws', async () => {
  const Failing = (): never => {
    throw new Error('No such part')
  }
  const { html, hasFailed } = await renderPage(() => (
    <html lang="en">
      <body>
        <Suspense fallback="soon">
          <Failing />
        </Suspense>
      </body>
    </html>
  ))
  expect([html.includes('soon'), hasFailed]).toEqual([true, true])
  await expect(renderPage(() => <Failing />)).rejects.toThrow('No such part')
})
