import { expect, type Page } from '@playwright/test'
import { callAs } from './calls.ts'
import { journey } from './journey.ts'
import { aStudent, PASSWORD, signInByCall, signOutByMenu, visit } from './people.ts'
import { SHIFT_MAX, watchShifts } from './shifts.ts'

journey.use({ serviceWorkers: 'allow' })

const PLANNER = '/mentee-dashboard/tools/study-planner'
const LISTS = '/mentee-dashboard/choices'

/** A student whose plan is set up, and whose study pages this browser has kept. */
async function aPlanner(...[browser, url]: Parameters<typeof aStudent>): Promise<{ page: Page; email: string }> {
  const { page, email } = await aStudent(browser, url)
  await page.goto(PLANNER)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'See my week' }).click()
  await expect(page.getByLabel('Add in one line')).toBeVisible()
  await page.goto('/mentee-dashboard/mocks')
  await expect(page.getByRole('button', { name: 'Add a mock test' })).toBeVisible()
  await callAs(page, 'POST', '/api/v1/users/choice-lists', { _id: crypto.randomUUID(), name: 'Dream', keys: [] })
  await page.goto(LISTS)
  await expect(page.getByRole('button', { name: 'More for Dream' })).toBeVisible()
  await page.goto(PLANNER)
  const isKept = () =>
    page.evaluate(async () => (await (await caches.open('files-1')).match('/kept-ahead/own')) !== undefined)
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
  return { page, email }
}

async function addLine(page: Page, line: string): Promise<void> {
  await page.getByLabel('Add in one line').fill(line)
  await page.getByLabel('Add in one line').press('Enter')
}

type Listed = { sessions: { title: string; isCompleted: boolean }[] }
type Logged = { data: { mocks: { name: string }[] } }

/** What the account holds, whatever a screen shows. */
async function titlesOf(page: Page): Promise<string[]> {
  const { sessions } = (await callAs(page, 'GET', '/api/v1/sessions/getSession')) as Listed
  return sessions.map(({ title, isCompleted }) => `${title} ${isCompleted}`)
}

journey(
  'a day of study without a network is kept over a reload, joined with that of another device, and gone after sign-out',
  async ({ browser, url }) => {
    const { page, email } = await aPlanner(browser, url)
    const context = page.context()
    await addLine(page, 'mock paper 2h tomorrow 6pm')
    await expect(page.getByText('It is in your planner.')).toBeVisible()
    await context.setOffline(true)
    await page.goto(`${PLANNER}?view=week`)
    await expect(page.getByText(/^No internet\. This is how it stood on/)).toBeVisible()
    await page.getByRole('button', { name: 'What to do with Mock paper' }).click()
    await page.getByRole('button', { name: 'Mark complete' }).click()
    await addLine(page, 'optics notes 1h tomorrow 8pm')
    await expect(page.getByText('2 changes wait on this phone.', { exact: false })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Optics notes/ })).toBeVisible()
    await page.goto('/mentee-dashboard/mocks')
    await page.getByRole('button', { name: 'Add a mock test' }).click()
    await page.getByLabel('Name of the test').fill('Full test 3')
    await page.getByLabel('Marks in all').fill('140')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Full test 3', { exact: true })).toBeVisible()
    await page.addInitScript(watchShifts)
    await page.goto(LISTS)
    // A press is lost on what moves under the finger.
    await expect(page.getByText('3 changes wait on this phone.', { exact: false })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => globalThis.shifts)
    expect(
      shifts.reduce((total, { value }) => total + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(SHIFT_MAX)
    await page.getByRole('button', { name: 'More for Dream' }).click()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('4 changes wait on this phone.', { exact: false })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'More for Dream (2)' })).toBeVisible()

    const other = await visit(browser, url)
    await signInByCall(other, email, PASSWORD)
    await other.goto(PLANNER)
    await addLine(other, 'gauss law 1h tomorrow 9pm')
    await expect(other.getByText('It is in your planner.')).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('change waits', { exact: false }).or(page.getByText('changes wait'))).toBeHidden()
    await expect.poll(() => titlesOf(page)).toEqual(['Mock paper true', 'Optics notes false', 'Gauss law false'])
    const { data } = (await callAs(page, 'GET', '/api/v1/mocks')) as Logged
    expect(data.mocks.map(({ name }) => name)).toEqual(['Full test 3'])
    const listed = (await callAs(page, 'GET', '/api/v1/users/choice-lists')) as { data: { lists: { name: string }[] } }
    expect(listed.data.lists.map(({ name }) => name)).toEqual(['Dream', 'Dream (2)'])

    await signOutByMenu(page)
    await expect(page).toHaveURL(/\/$/)
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('own')))
    expect(await kept()).toEqual([])
    await context.close()
    await other.context().close()
  },
)
