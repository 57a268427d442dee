import { expect, type Locator, type Page } from '@playwright/test'
import { listAxeFaults } from '../scripts/axe.ts'
import { callAs, getServed } from './calls.ts'
import { journey } from './journey.ts'
import { aStudent } from './people.ts'

const PLANNER = '/mentee-dashboard/tools/study-planner'

// Everybody here has an account of their own.
journey.describe.configure({ mode: 'parallel' })

/** A student whose plan is set up as the form stands. */
async function aPlanner(...[browser, url]: Parameters<typeof aStudent>): Promise<Page> {
  const { page } = await aStudent(browser, url)
  await page.goto(PLANNER)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'What have you finished?' })).toBeVisible()
  await page.getByRole('link', { name: 'See my week' }).click()
  await expect(page.getByLabel('Add in one line')).toBeVisible()
  return page
}

async function addLine(page: Page, line: string): Promise<void> {
  const field = page.getByLabel('Add in one line')
  await field.fill(line)
  // A message over the button stays as long as the pointer is on it.
  await field.press('Enter')
}

/** Tomorrow and the day after in India, as the week writes them. */
function inDays(count: number): string {
  const at = new Date(Date.now() + 330 * 60_000 + count * 86_400_000)
  const name = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][at.getUTCDay()]
  const month = at.toLocaleString('en-IN', { month: 'short', timeZone: 'UTC' })
  return `${name} ${at.getUTCDate()} ${month === 'Sept' ? 'Sep' : month}`
}

/** The week that tomorrow in India lies in: what stands there is ahead at any hour of a day. */
function weekOfTomorrow(): string {
  return `${PLANNER}?view=week&week=${new Date(Date.now() + 330 * 60_000 + 86_400_000).toISOString().slice(0, 10)}`
}

const dayOf = (page: Page, label: string) => page.locator('li', { has: page.getByRole('heading', { name: label }) })

/** What axe finds on a page of a signed-in person, one line each. */
function faultsOf(page: Page): Promise<string[]> {
  // Rows of a list are alike: the first stand for all.
  return listAxeFaults(page, { exclude: ['main li:nth-child(n + 6)'] })
}

journey(
  'everyone sees how far their hours take them, and the link shows the same to another',
  async ({ page, browser, url }) => {
    await page.goto('/tools/study-planner?hours=20&on=2027-01-21')
    const sheet = page.locator('.timing-marks')
    const before = await sheet.locator('.type-answer').innerText()
    await page.getByLabel('Hours a week').fill('40')
    await expect(page).toHaveURL(/hours=40/)
    await expect(sheet.locator('.type-answer')).not.toHaveText(before)
    expect(Number.parseInt(await sheet.locator('.type-answer').innerText(), 10)).toBeGreaterThan(
      Number.parseInt(before, 10),
    )
    const other = await browser.newPage()
    await other.goto(new URL(page.url(), url).href)
    expect(await other.locator('.type-answer').innerText()).toBe(await sheet.locator('.type-answer').innerText())
    await other.close()
  },
)

journey('without script the planner still answers', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/tools/study-planner`)
  await page.getByLabel('At most in a day').selectOption('4')
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expect(page).toHaveURL(/cap=4/)
  await expect(page.getByText(/of the syllabus by|Syllabus done on/)).toBeVisible()
  await context.close()
})

journey('a line becomes a session, the keyboard moves it, and a mark completes it', async ({ browser, url }) => {
  const page = await aPlanner(browser, url)
  await addLine(page, 'mock paper 2h tomorrow 6pm')
  await expect(page.getByText('It is in your planner.')).toBeVisible()
  await expect(page.getByLabel('Add in one line')).toHaveValue('')
  await page.goto(weekOfTomorrow())
  const card = page.getByRole('button', { name: /^Mock paper 6:00\spm/ })
  await card.press('Alt+ArrowDown')
  await expect(page.getByRole('button', { name: /^Mock paper 6:30\spm/ })).toBeVisible()
  await page.getByRole('button', { name: 'What to do with Mock paper' }).click()
  await page.getByRole('button', { name: 'Mark complete' }).click()
  await expect(page.getByText('1-day streak')).toBeVisible()
  await page.reload()
  await expect(dayOf(page, inDays(1)).getByText('Done')).toBeVisible()
})

journey(
  'what was typed stays when the server stumbles, and the toast is the one that is fixed',
  async ({ browser, url }) => {
    const page = await aPlanner(browser, url)
    await page.route('**/createSession', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
    await addLine(page, 'optics 2h tomorrow 6pm')
    await expect(page.getByText('Failed to add session')).toBeVisible()
    await expect(page.getByLabel('Add in one line')).toHaveValue('optics 2h tomorrow 6pm')
    await page.unroute('**/createSession')
    await page.getByLabel('Add in one line').press('Enter')
    await expect(page.getByText('It is in your planner.')).toBeVisible()
  },
)

journey('an update that answers without a session is told as the specification has it', async ({ browser, url }) => {
  const page = await aPlanner(browser, url)
  await addLine(page, 'optics 2h tomorrow 6pm')
  await expect(page.getByText('It is in your planner.')).toBeVisible()
  await page.goto(weekOfTomorrow())
  await page.route('**/sessionUpdate/**', (route) => route.fulfill({ json: { status: 'success' } }))
  await page.getByRole('button', { name: /^Optics 6:00\spm/ }).press('Alt+ArrowUp')
  await expect(page.getByText('Invalid session update response')).toBeVisible()
})

journey('the focus timer goes on over a reload and is written down', async ({ browser, url }) => {
  const page = await aPlanner(browser, url)
  await page.getByRole('button', { name: 'Start 25 min' }).click()
  await expect(page.getByRole('timer')).toContainText('2')
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page).toHaveTitle(/^2\d:\d\d · Study planner/)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Focus timer/ })).toBeVisible()
  // Seven minutes pass for the device alone.
  await page.evaluate(() => {
    const timer = JSON.parse(localStorage.getItem('timer') ?? '{}')
    localStorage.setItem('timer', JSON.stringify({ ...timer, elapsedMs: 7 * 60_000 }))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Save 7 minutes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('timer'))).toBeNull()
})

journey('a finished chapter and a mistake of a mock come back for revision', async ({ browser, url }) => {
  const page = await aPlanner(browser, url)
  await page.goto(`${PLANNER}?view=chapters`)
  const rotation = page.getByRole('group', { name: 'Where I stand with Rotation of rigid bodies' })
  await rotation.getByRole('radio', { name: 'Done' }).check()
  await expect(page.getByText(/Next on /)).toBeVisible()
  await page.getByRole('button', { name: 'More about Rotation of rigid bodies' }).click()
  await page.getByRole('button', { name: 'Done, weak' }).click()
  await expect(page.getByText(/^Done, weak · /)).toBeVisible()
  await page.goto('/mentee-dashboard/mocks')
  await page.getByRole('button', { name: 'Add a mistake' }).click()
  await page.getByLabel('What went wrong, and what is right').fill('Axis through the edge')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('5 marks, once')).toBeVisible()
  await page.goto('/mentee-dashboard/progress')
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible()
  await expect(page.getByText('5 marks, once')).toBeVisible()
})

journey(
  'the calendar address opens for whoever knows it, and ends; the plan comes as a PDF',
  async ({ browser, url }) => {
    const page = await aPlanner(browser, url)
    await page.goto(`${PLANNER}?view=settings`)
    await page.getByRole('button', { name: 'Make an address' }).click()
    const address = new URL(await page.getByLabel('Calendar address').inputValue()).pathname
    const stranger = await browser.newPage()
    const answer = await getServed(stranger.request, url + address)
    expect([answer.status(), (await answer.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])
    await page.getByRole('button', { name: 'Turn off the link' }).click()
    await expect(page.getByText('The link is off now.')).toBeVisible()
    expect((await getServed(stranger.request, url + address)).status()).toBe(404)
    await stranger.close()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Plan as PDF' }).click()
    expect((await downloaded).suggestedFilename()).toBe('study-plan.pdf')
  },
)

for (const width of [390, 1280])
  journey(`the public planner reads well at ${width} pixels in both languages`, async ({ page, checkPage }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/tools/study-planner', '/hi/tools/study-planner']) {
      await page.goto(path)
      await checkPage(path)
    }
  })

for (const width of [390, 1280])
  journey(`every part of one's own planner reads well at ${width} pixels`, async ({ browser, url }) => {
    const page = await aPlanner(browser, url)
    await page.setViewportSize({ width, height: 844 })
    // Each part is asked for its access once, for its width at both.
    const audited = width === 390 ? ['week', 'month', 'mocks'] : ['chapters', 'settings', 'bookmarks', 'progress']
    for (const [part, path, shown] of partsOf(page)) {
      await visit(page, path)
      await expect(shown).toBeVisible()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([part, Math.max(0, wider)]).toEqual([part, 0])
      if (audited.includes(part)) expect([part, await faultsOf(page)]).toEqual([part, []])
    }
  })

for (const language of ['en', 'hi'])
  journey(
    `today stands in the first screen of a phone, the week in that of a desktop, ${language}`,
    async ({ browser, url }) => {
      const page = await aPlanner(browser, url)
      await callAs(page, 'PATCH', '/api/v1/users/updateMe', { language })
      const week = page
        .getByRole('main')
        .locator('ol')
        .filter({ has: page.locator('[aria-current=date]') })
      for (const [width, height, topMax] of [
        // Above the day: its parts, the days, the forecast, and what of today is done and to go.
        [390, 844, 306],
        [1280, 800, 260],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(PLANNER)
        await expect(week).toBeVisible()
        const top = await week.evaluate((list) => list.getBoundingClientRect().top)
        expect(top, `${language} at ${width}`).toBeLessThanOrEqual(topMax)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    },
  )

function partsOf(page: Page): [part: string, path: string, shown: Locator][] {
  return [
    ['week', `${PLANNER}?view=week`, page.getByRole('list', { name: 'Week' })],
    ['month', `${PLANNER}?view=month`, page.getByRole('link', { name: 'Month after' })],
    [
      'chapters',
      `${PLANNER}?view=chapters`,
      page.getByRole('group', { name: 'Where I stand with Rotation of rigid bodies' }),
    ],
    ['settings', `${PLANNER}?view=settings`, page.getByRole('button', { name: 'Make an address' })],
    ['bookmarks', `${PLANNER}?view=bookmarks`, page.getByText('No bookmark yet.')],
    ['mocks', '/mentee-dashboard/mocks', page.getByRole('button', { name: 'Add a mistake' })],
    ['progress', '/mentee-dashboard/progress', page.getByRole('link', { name: 'Open the mock log' })],
  ]
}

async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Writes a session down at six in the evening of the Monday after next, and opens its week. */
async function aWeekWithOne(...given: Parameters<typeof aPlanner>): Promise<{ page: Page; card: Locator }> {
  const page = await aPlanner(...given)
  const india = new Date(Date.now() + 330 * 60_000)
  const monday = new Date(india.getTime() + (15 - ((india.getUTCDay() + 6) % 7) - 1) * 86_400_000)
  await addLine(page, `mock paper ${monday.getUTCDate()}/${monday.getUTCMonth() + 1} 6pm 2h`)
  await expect(page.getByText('It is in your planner.')).toBeVisible()
  await page.goto(`${PLANNER}?view=week&week=${monday.toISOString().slice(0, 10)}`)
  const card = page.getByRole('button', { name: /^Mock paper/ })
  await expect(card).toBeVisible()
  return { page, card }
}

const days = (page: Page) => page.getByRole('list', { name: 'Week' }).locator('> li')

/** Waits until the page scrolls no more: a touch that stops a fling belongs to the browser, and carries nothing. */
async function atRest(page: Page): Promise<void> {
  let last = Number.NaN
  await expect(async () => {
    const before = last
    last = await page.evaluate(() => window.scrollY)
    expect(last).toBe(before)
  }).toPass({ intervals: [200] })
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing is drawn there')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) }
}

journey(
  'a session is dragged to another day and hour by mouse, Escape leaves it, and Undo takes it back',
  async ({ browser, url }) => {
    const { page, card } = await aWeekWithOne(browser, url)
    await page.setViewportSize({ width: 1280, height: 3000 })
    const drag = async (to: { x: number; y: number }) => {
      const from = await middleOf(card)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
    }
    const first = days(page).nth(2).getByRole('button').first()
    const box = await middleOf(first)
    await drag(box)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(
      days(page)
        .nth(0)
        .getByRole('button', { name: /^Mock paper 6:00\spm/ }),
    ).toBeVisible()
    // An hour is 72 high.
    const { y } = await middleOf(card)
    await drag({ x: box.x, y: y - 72 })
    await page.mouse.up()
    await expect(
      days(page)
        .nth(2)
        .getByRole('button', { name: /^Mock paper 5:00\spm/ }),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(
      days(page)
        .nth(0)
        .getByRole('button', { name: /^Mock paper 6:00\spm/ }),
    ).toBeVisible()
  },
)

journey(
  'a finger that rests on a session takes it to another day; one that moves at once scrolls',
  async ({ browser, url }) => {
    const { page, card } = await aWeekWithOne(browser, url)
    await page.setViewportSize({ width: 390, height: 844 })
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    const from = await middleOf(card)
    await touch('touchStart', from)
    await touch('touchMove', { ...from, y: from.y - 40 })
    await touch('touchMove', { ...from, y: from.y - 120 })
    await expect(page.locator('[data-dragged]')).toHaveCount(0)
    await touch('touchEnd')
    await atRest(page)
    const held = await middleOf(card)
    await touch('touchStart', held)
    await expect(page.locator('[data-dragged]')).toHaveCount(1)
    // The page scrolls under the finger near its edges, so the way is looked up until the day shows that it would take it.
    await expect(async () => {
      for (const share of [0.3, 0.7, 1]) {
        const { y } = await middleOf(days(page).nth(1).getByRole('heading'))
        await touch('touchMove', { x: held.x, y: held.y + (y - held.y) * share })
      }
      await expect(days(page).nth(1)).toHaveAttribute('data-over', { timeout: 1_000 })
    }).toPass()
    await touch('touchEnd')
    await expect(
      days(page)
        .nth(1)
        .getByRole('button', { name: /^Mock paper/ }),
    ).toBeVisible()
  },
)

journey('a bookmark brings a session back in a list of its own', async ({ browser, url }) => {
  const { page } = await aWeekWithOne(browser, url)
  await page.getByRole('button', { name: 'What to do with Mock paper' }).click()
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByRole('link', { name: /Mock paper/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove bookmark: Mock paper' }).click()
  await expect(page.getByText('No bookmark yet.')).toBeVisible()
})
