import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { TOUCH_PHONE } from './people.ts'

const RANK = 'main=12000&category=OBC-NCL&mainCategory=3500&state=Maharashtra'
const CHOICES = 8
/** A finger that has not moved for so many frames is at rest. */
const RESTED_FRAMES = 12

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Choices in the order you want them' }).getByRole('listitem')
const boxesOf = (page: Page) => rowsOf(page).getByRole('button', { name: /^Select / })
const orderOf = (page: Page) => rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
const tickedOf = (page: Page) =>
  boxesOf(page).evaluateAll((boxes) => boxes.flatMap((box, at) => (box.ariaPressed === 'true' ? [at] : [])))

/** Opens a list of eight choices that this device keeps, and begins to select rows of it. */
async function beginSelecting(page: Page, url: string): Promise<(string | null)[]> {
  const answer = await page.request.get(`${url}/api/v1/tools/college-predictor?${RANK}&limit=100`)
  const { data }: { data: { key: string }[] } = await answer.json()
  // A choice has several seats.
  const keys = [...new Set(data.map(({ key }) => key.split('/').slice(0, 2).join('/')))].slice(0, CHOICES)
  await page.addInitScript((keys) => {
    const lists = [{ id: '11111111-1111-4111-8111-111111111111', name: 'My choice list', keys }]
    if (localStorage.getItem('choiceLists') === null)
      localStorage.setItem('choiceLists', JSON.stringify({ lists, profile: '' }))
  }, keys)
  await page.goto(`/choice-list?${RANK}`)
  await expect(rowsOf(page)).toHaveCount(CHOICES)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: /^More for My choice list/ }).click()
  await page.getByRole('button', { name: 'Select several' }).click()
  await expect(boxesOf(page)).toHaveCount(CHOICES)
  return orderOf(page)
}

journey(
  'with a mouse Shift and a click take the rows between, which move and go together, and come back',
  async ({ page, url, checkPage }) => {
    const before = await beginSelecting(page, url)
    await rowsOf(page).nth(2).click()
    await boxesOf(page)
      .nth(4)
      .click({ modifiers: ['Shift'] })
    expect(await tickedOf(page)).toEqual([2, 3, 4])
    await checkPage('a list of which rows are selected')
    await page.getByRole('button', { name: 'To the top' }).click()
    const moved = [...before.slice(2, 5), ...before.slice(0, 2), ...before.slice(5)]
    expect(await orderOf(page)).toEqual(moved)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    expect(await orderOf(page)).toEqual(moved.slice(3))
    await page.getByRole('button', { name: 'Done selecting' }).click()
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    expect(await orderOf(page)).toEqual(moved)
  },
)

journey('with the keyboard alone several rows are selected, moved to a position and left', async ({ page, url }) => {
  const before = await beginSelecting(page, url)
  await boxesOf(page).nth(0).focus()
  for (const key of ['ArrowDown', 'Space', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key)
  expect(await tickedOf(page)).toEqual([1, 2, 3])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Select all' }), 'one step past 8 rows').toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByLabel('Position, 1 to 8').fill('6')
  await page.keyboard.press('Enter')
  expect(await orderOf(page)).toEqual([before[0], before[4], before[5], before[6], before[7], ...before.slice(1, 4)])
  await boxesOf(page).nth(0).focus()
  await page.keyboard.press('Escape')
  await expect(boxesOf(page)).toHaveCount(0)
})

journey(
  'a finger that goes down over the boxes selects what it passes, and the page stands still',
  async ({ browser, url }) => {
    const context = await browser.newContext({
      baseURL: url,
      ...TOUCH_PHONE,
    })
    const page = await context.newPage()
    await beginSelecting(page, url)
    await rowsOf(page).nth(0).tap()
    expect(await tickedOf(page)).toEqual([0])
    await boxesOf(page)
      .nth(2)
      .evaluate((box) => box.scrollIntoView({ block: 'center' }))
    const [from, to] = [await boxesOf(page).nth(1).boundingBox(), await boxesOf(page).nth(4).boundingBox()]
    if (!from || !to) throw new Error('The boxes are not on the screen.')
    const stoodAt = await page.evaluate(() => scrollY)
    const devtools = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x + from.width / 2, y }],
      })
    const middle = from.y + from.height / 2
    await touch('touchStart', middle)
    for (let step = 1; step <= 5; step += 1)
      await touch('touchMove', middle + ((to.y + to.height / 2 - middle) * step) / 5)
    await expect.poll(() => tickedOf(page)).toEqual([0, 1, 2, 3, 4])
    // A finger that is lifted while it moves throws the page, and the browser takes the next tap for what stops it.
    await page.evaluate(async (frames) => {
      for (let at = 0; at < frames; at += 1) await new Promise(requestAnimationFrame)
    }, RESTED_FRAMES)
    await touch('touchMove', to.y + to.height / 2)
    await touch('touchEnd')
    expect(await page.evaluate(() => scrollY)).toBe(stoodAt)
    expect(await tickedOf(page)).toEqual([0, 1, 2, 3, 4])
    await page.getByRole('button', { name: 'Remove', exact: true }).tap()
    await expect(rowsOf(page)).toHaveCount(CHOICES - 5)
    await context.close()
  },
)
