import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { listFaultsAsShown } from './page-faults.ts'
import { createAccount, PASSWORD, signInByForm, TOUCH_PHONE, visit } from './people.ts'

const PREDICTOR = '/tools/college-predictor?main=12000&category=OBC-NCL&mainCategory=3500&state=Maharashtra'

/** Sets the first bookmarks of the predictor's answer. */
async function mark(page: Page, count: number): Promise<void> {
  const marks = page.getByRole('button', { name: /^Add .* to my list$/ })
  for (let at = 0; at < count; at += 1) {
    await marks.nth(at).click()
    await expect(marks.nth(at)).toHaveAttribute('aria-pressed', 'true')
  }
}

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Choices in the order you want them' }).getByRole('listitem')
/** The choices of the rows, in their order. */
const orderOf = (page: Page) => rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
/** What opens what can be done with a row: its number; and what it is dragged by. */
const more = (page: Page, at: number) =>
  rowsOf(page)
    .nth(at)
    .getByRole('button', { name: /^More for/ })
const handleOf = (page: Page, at: number) => rowsOf(page).nth(at).getByRole('button', { name: /^Move/ })
const tray = (page: Page) => page.getByRole('region', { name: 'My list' })

journey(
  'a visitor marks seats, orders them by keys, arrows and dragging, and takes steps back',
  async ({ page, checkPage }) => {
    await page.goto(PREDICTOR)
    await mark(page, 4)
    await expect(tray(page)).toContainText('My choice list4')
    await checkPage('the predictor with bookmarks')
    await tray(page).getByRole('link').click()
    await expect(rowsOf(page)).toHaveCount(4)
    await expect(page.getByRole('list', { name: 'Chances for' }).getByText('12,000')).toBeVisible()
    await checkPage('the choice list')
    const [one, two, three, four] = await orderOf(page)

    await more(page, 0).click()
    await page.getByRole('button', { name: 'Down', exact: true }).click()
    expect(await orderOf(page)).toEqual([two, one, three, four])
    await expect(more(page, 1), 'the focus goes along').toBeFocused()

    await handleOf(page, 3).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await orderOf(page)).toEqual([two, four, one, three])
    await page.keyboard.press('Enter')
    await page.getByLabel('Position, 1 to 4').fill('1')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    expect(await orderOf(page)).toEqual([four, two, one, three])

    const last = await boxOf(rowsOf(page).nth(3))
    await handleOf(page, 0).dragTo(rowsOf(page).nth(3), { targetPosition: { x: 200, y: last.height - 6 } })
    await expect.poll(() => orderOf(page)).toEqual([two, one, three, four])

    for (let at = 0; at < 5; at += 1) await page.getByRole('button', { name: /^Undo/ }).click()
    expect(await orderOf(page)).toEqual([one, two, three, four])
    await page.getByRole('button', { name: /^Redo/ }).click()
    expect(await orderOf(page)).toEqual([two, one, three, four])

    // Without anything in the address: the list, and whom it is judged for, come from the device.
    await page.goto('/choice-list')
    await expect(rowsOf(page), 'the device keeps it').toHaveCount(4)
    expect(await orderOf(page)).toEqual([two, one, three, four])
    await expect(page.getByRole('list', { name: 'Chances for' }).getByText('12,000')).toBeVisible()

    await page.getByRole('button', { name: 'More for My choice list' }).click()
    await page.getByRole('button', { name: 'Select several' }).click()
    for (const at of [1, 3]) {
      await rowsOf(page)
        .nth(at)
        .getByRole('button', { name: /^Select/ })
        .click()
    }
    await page.getByRole('button', { name: 'To the top' }).click()
    expect(await orderOf(page), 'several go together').toEqual([one, four, two, three])
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    expect(await orderOf(page)).toEqual([two, three])
  },
)

journey(
  'a list is checked: its risk is said, one tap ends it safely, and one more takes that back',
  async ({ page, checkPage }) => {
    await page.goto('/tools/college-predictor?main=12000&state=Maharashtra&sort=hardest&band=reach')
    await mark(page, 3)
    await tray(page).getByRole('link').click()
    await expect(rowsOf(page)).toHaveCount(3)
    const check = page.getByRole('region', { name: 'Check' })
    await expect(check.getByRole('img', { name: /Dream, .* none$/ })).toBeVisible()
    await checkPage('the choice list with its check')
    await check
      .getByRole('button', { name: /^Add \d safe seats?$/ })
      .first()
      .click()
    await expect(check.getByText(/^Done: Add/)).toBeVisible()
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(3)
    await expect(check.getByText(/^(Hardly any year|A small risk)/)).toBeVisible()
    await check.getByRole('button', { name: 'Undo' }).click()
    await expect(rowsOf(page)).toHaveCount(3)
  },
)

journey(
  'another state judges a choice by the seat that is theirs now, and the list replays five seasons',
  async ({ page }) => {
    await page.goto(
      '/seats/national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology/hs/open/neutral?main=33157&state=Assam',
    )
    // The first is the seat's own; its neighbours follow with theirs.
    const bookmark = page.getByRole('button', { name: /^(Add to my list|In my list)\s*: / }).first()
    await bookmark.click()
    await expect(bookmark, 'a page without React has working bookmarks').toHaveAttribute('aria-pressed', 'true')
    await tray(page).getByRole('link').click()
    await expect(rowsOf(page)).toHaveCount(1)
    const in2025 = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '2025' }) })
    // JoSAA 2025 closed this seat at 34,934 in round 1 and at 40,328 in the last: 33,157 is before both.
    await expect(in2025).toContainText('Electronics and Communication Engineering')
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Boy', { exact: true }).check({ force: true })
    await page.getByLabel('Class 12 state').selectOption('Kerala')
    await page.getByRole('button', { name: 'Show my chances' }).click()
    // OS at Silchar closed at 18,068 in the last round of 2025: the same choice, by the seat that is hers or his now.
    await expect(in2025).toContainText('No seat')
    await expect(rowsOf(page)).toHaveCount(1)
  },
)

journey(
  'lists of the device go into the account at sign-in, and a shared link shows the seats alone until it is withdrawn',
  async ({ browser, url }) => {
    const page = await visit(browser, url)
    const email = await createAccount(page)
    await page.goto(PREDICTOR)
    await mark(page, 3)
    await page.goto('/login')
    await signInByForm(page, email, PASSWORD)
    await expect(page).toHaveURL(/mentee-dashboard/)
    await page.goto(`/mentee-dashboard/choices?main=12000&state=Maharashtra`)
    await expect(rowsOf(page)).toHaveCount(3)
    await expect(page.getByText('Saved to your account')).toBeVisible()
    // The page says so too while the lists of the device are on their way in; they leave it once they are there.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('choiceLists') ?? ''))
      .not.toContain('bachelor-of-technology')
    const before = await orderOf(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).click(),
    ])
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(4)

    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    const reader = await visit(browser, url)
    await reader.goto(link)
    await expect(reader.getByText('The owner shows only the choices, without ranks.')).toBeVisible()
    await expect(rowsOf(reader)).toHaveCount(3)
    await expect(reader.locator('body')).not.toContainText('12,000')
    await reader.getByRole('button', { name: 'Copy to my own list' }).click()
    await reader.getByRole('link', { name: 'Copied. Open my lists' }).click()
    await expect(rowsOf(reader)).toHaveCount(3)

    const other = await page.context().newPage()
    await other.goto('/mentee-dashboard/choices?main=12000')
    await handleOf(other, 2).press('ArrowUp')
    await expect(other.getByText('Saved to your account')).toBeVisible()
    await more(page, 0).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Saved to your account')).toBeVisible()
    await expect.poll(() => orderOf(page), 'both changes are there').toEqual([before[2], before[1]])

    await page.getByRole('button', { name: 'Turn off link' }).click()
    await expect(page.getByText('Link is off.')).toBeVisible()
    await reader.goto(link)
    await expect(reader.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  },
)

journey(
  'on a phone a finger drags a seat by its handle, the page stands still and scrolls at the edge, in Hindi and in the dark too',
  async ({ browser, url }) => {
    const context = await browser.newContext({
      baseURL: url,
      ...TOUCH_PHONE,
      colorScheme: 'dark',
    })
    const page = await context.newPage()
    await page.goto(`/hi${PREDICTOR}`)
    const marks = page.locator('.bookmark')
    for (let at = 0; at < 6; at += 1) await marks.nth(at).tap()
    await page.goto('/hi/choice-list')
    const rows = page.locator('.choice-row')
    await expect(rows).toHaveCount(6)
    // What is said of the list above its rows is there when they are judged.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const keys = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-key')))
    const [one, two, ...others] = await keys()

    const finger = await fingerOn(page, 0)
    const below = await boxOf(rows.nth(1))
    const stoodAt = await page.evaluate(() => scrollY)
    // Past the middle of the row, and not yet where the edge of the screen begins to scroll.
    await finger.move(below.y + below.height * 0.7)
    await expect(page.locator('.choice-line[data-shown]')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY), 'the page stands still').toBe(stoodAt)
    await finger.lift()
    expect(await keys()).toEqual([two, one, ...others])

    const again = await fingerOn(page, 0)
    await again.move(836)
    await expect.poll(() => page.evaluate(() => scrollY), 'it scrolls at the edge').toBeGreaterThan(stoodAt + 400)
    await again.lift()
    expect((await keys()).indexOf(two ?? null)).toBeGreaterThan(2)
    await expect(page.getByRole('dialog'), 'a drag is no press').toHaveCount(0)
    expect(await listFaultsAsShown(page), 'axe finds nothing').toEqual([])
    await context.close()
  },
)

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}

/** Sets a finger on the handle of a row, as the screen tells it to the browser. */
async function fingerOn(
  page: Page,
  row: number,
): Promise<{ move: (y: number) => Promise<void>; lift: () => Promise<void> }> {
  const handle = page.locator('button.choice-place').nth(row)
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = await boxOf(handle)
  const at = { x: x + width / 2, y: y + height / 2 }
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [at])
  return {
    move: async (to) => {
      for (let step = 1; step <= 5; step += 1) {
        await send('touchMove', [{ x: at.x, y: at.y + ((to - at.y) * step) / 5 }])
      }
    },
    lift: () => send('touchEnd', []).then(() => undefined),
  }
}
