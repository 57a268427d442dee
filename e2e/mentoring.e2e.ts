import { expect, type Page } from '@playwright/test'
import { callAs, getServed } from './calls.ts'
import { expectNoAxeFaults, journey } from './journey.ts'
import { aSample, samplePassword, signInByForm, TOUCH_PHONE } from './people.ts'

const QUESTION = 'Is mechanical here better than computer science at a newer institute?'
/** The page of one session. */
const SESSION = /\/sessions\/[0-9a-f-]{36}$/

journey(
  'a visitor finds who sits in a seat, narrows the list, and reads a mentor',
  async ({ page, product, checkPage }) => {
    await page.goto('/mentors')
    await expect(page.getByRole('link', { name: /^See Lalrin/ })).toBeVisible()
    await checkPage('the mentors')
    await page.getByLabel('Language').selectOption('kn')
    await page.getByRole('button', { name: 'Show mentors' }).click()
    await expect(page.getByRole('link', { name: /^See Lalrin/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^See / }).first()).toBeVisible()
    await page.goto('/colleges/national-institute-of-technology-silchar')
    await page.getByRole('link', { name: 'Mentors at this college' }).click()
    await expect(page.getByText('Mentors of National Institute of Technology, Silchar')).toBeVisible()
    await page.getByRole('link', { name: /^See Lalrin/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lalrin' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]'), 'a sample is not for search engines').toHaveAttribute(
      'content',
      'noindex',
    )
    await checkPage('a mentor')
    await page.getByRole('link', { name: 'Book a session' }).click()
    await expect(page, 'whoever is signed out signs in first').toHaveURL(/\/login\?to=/)
    await signInByForm(page, 'mentee@sopaan.test', samplePassword(product, 'mentee'))
    await expect(page.getByRole('heading', { level: 1, name: 'Book a session with Lalrin' })).toBeVisible()
  },
)

journey(
  'a session is asked for and agreed on, its list gets a red pen; one that was held is followed up and reviewed',
  async ({ browser, product }) => {
    const [mentee, mentor] = await Promise.all([
      aSample(browser, product, 'mentee'),
      aSample(browser, product, 'mentor'),
    ])
    const credits = await creditsOf(mentee)
    const sessionPath = await sendRequest(mentee, credits)
    await agree(mentor, sessionPath)
    // Nothing is loaded again: the page hears what the other one does.
    await expect(mentee.getByRole('timer')).toContainText('Begins in')
    await expect(mentee.getByRole('button', { name: /^Join from / })).toBeDisabled()
    await expect(mentee.getByText('Bring the marks of your last mock.')).toBeVisible()
    await writeTogether(mentor, mentee)
    await useRedPen(mentor, mentee, sessionPath)
    await mentee.goto('/mentee-dashboard')
    await expect(mentee.getByRole('region', { name: 'Next session' })).toContainText(leftOf(credits - 1))

    const heldPath = await lastCompleted(mentee)
    await assignItems(mentor, heldPath)
    await review(mentee, heldPath)
    await mentee.goto('/mentee-dashboard')
    await expect(mentee.getByRole('region', { name: 'Next session' })).toContainText(/Your mentor gave you \d tasks/)
    await mentor.goto(sessionPath.replace('mentee-dashboard', 'mentor-dashboard'))
    await expect(mentor.getByText('Order the first ten rows'), 'the next session opens with what is open').toBeVisible()
  },
)

async function creditsOf(page: Page): Promise<number> {
  const answer = await getServed(page.request, '/api/v1/mentee/purchases')
  return (await answer.json()).data.credits
}

/** The last held session of the sample mentee: its mentor has written nothing yet. @returns its path for the mentee */
async function lastCompleted(page: Page): Promise<string> {
  const answer = await getServed(page.request, '/api/v1/bookings?when=past')
  const { data }: { data: { _id: string; state: string }[] } = await answer.json()
  return `/mentee-dashboard/sessions/${data.find(({ state }) => state === 'held')?._id}`
}

/** Other journeys use credits of the sample mentee too. */
const leftOf = (credits: number) => `${credits} ${credits === 1 ? 'credit' : 'credits'} left`

/** The mentee books the first free time of the sample mentor, with a list. @returns the address of the session */
async function sendRequest(page: Page, credits: number): Promise<string> {
  await page.goto('/mentors')
  await page.getByRole('link', { name: 'See Sample and the free times' }).click()
  await page.getByRole('link', { name: 'Book a session' }).click()
  await page.getByRole('button', { name: /^Ask for / }).click()
  await expect(page.getByText('Choose a time first.')).toBeVisible()
  await page.getByRole('group', { name: 'Time (IST)' }).getByRole('radio').first().check()
  await page.getByLabel('What do you want to ask?').fill(QUESTION)
  await page.getByLabel('Attach a choice list').selectOption({ label: 'Sample list' })
  await expect(page.getByText(leftOf(credits))).toBeVisible()
  await expectNoAxeFaults(page, 'the booking', 'dark')
  await page.getByRole('button', { name: /^Ask for / }).click()
  await expect(page).toHaveURL(SESSION)
  await expect(page.getByText('Mentor to answer')).toBeVisible()
  return new URL(page.url()).pathname
}

/** The mentor reads the question and its list, agrees, and writes. */
async function agree(page: Page, path: string): Promise<void> {
  await page.goto(path.replace('mentee-dashboard', 'mentor-dashboard'))
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.getByRole('button', { name: 'See the list' }).click()
  await expect(page.getByRole('heading', { name: /^NIT Delhi Mechanical/ })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Bring the marks of your last mock.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Bring the marks of your last mock.')).toBeVisible()
  await expectNoAxeFaults(page, 'the session before its mentor', 'light')
}

/** Both write the note for both, and what one saves comes into the field of the other. */
async function writeTogether(mentor: Page, mentee: Page): Promise<void> {
  const [theirs, own] = [mentor.getByLabel('Note for both'), mentee.getByLabel('Note for both')]
  await theirs.fill('Freeze after round 3.')
  await theirs.blur()
  await expect(own).toHaveValue('Freeze after round 3.')
  await own.fill('Freeze after round 3.\nCompare the hostels.')
  await own.blur()
  await expect(theirs).toHaveValue('Freeze after round 3.\nCompare the hostels.')
}

/**
 * The mentor suggests a removal, a move and an addition; the mentee, on a phone and in Hindi, leaves the first and accepts the
 * others, and takes back one that was accepted.
 */
async function useRedPen(mentor: Page, mentee: Page, path: string): Promise<void> {
  const before = await listOf(mentee)
  await suggest(mentor, 'Remove', { 'Choice of the list': before[0], Reason: 'Too far from home.' })
  await suggest(mentor, 'Move', {
    'Choice of the list': before[2],
    'To number': '1',
    Reason: 'You like this one more.',
  })
  await suggest(mentor, 'Add', {
    College: 'nitc',
    Programme: 'Civil Engineering',
    'To number': '2',
    Reason: 'Near your home.',
  })
  await expect(mentor.getByText('3 still open')).toBeVisible()
  expect(await listOf(mentee), 'nothing changes until it is accepted').toEqual(before)

  const desktop = mentee.viewportSize()
  await mentee.setViewportSize(TOUCH_PHONE.viewport)
  await callAs(mentee, 'PATCH', '/api/v1/users/updateMe', { language: 'hi' })
  await mentee.goto(path)
  await expect(mentee.getByText('क्यों: Too far from home.')).toBeVisible()
  const pen = mentee.locator('#red-pen')
  const open = (reason: string) => pen.getByRole('listitem').filter({ hasText: reason })
  await expect(pen.getByText('NIT Calicut, Civil को नं. 2 पर जोड़ें')).toBeVisible()
  await expectNoAxeFaults(mentee, 'a red pen in Hindi on a phone', 'dark')
  await open('Too far from home.').getByRole('button', { name: 'छोड़ें', exact: true }).click()
  await expect(pen.getByText('2 बाकी')).toBeVisible()
  await open('You like this one more.').getByRole('button', { name: 'मानें', exact: true }).click()
  await expect(pen.getByText('1 बाकी')).toBeVisible()
  await open('Near your home.').getByRole('button', { name: 'मानें', exact: true }).click()
  await expect(pen.getByText('सब पर फैसला हो गया। इस मुलाकात में लिस्ट का काम पूरा।')).toBeVisible()
  await expectNoAxeFaults(mentee, 'a red pen that is decided', 'light')
  const [first, second, third, ...others] = before
  const changed = await listOf(mentee)
  expect(changed).toEqual([third, expect.stringMatching(/-calicut\/civil-engineering/), first, second, ...others])
  await mentor.reload()
  await expect(mentor.getByText('Left', { exact: true })).toBeVisible()
  await expect(mentor.getByText('Accepted', { exact: true })).toHaveCount(2)
  await open('Near your home.').getByText('वापस लें').click()
  await expect(pen.getByText('1 बाकी')).toBeVisible()
  await open('You like this one more.').getByText('वापस लें').click()
  await expect(pen.getByText('2 बाकी')).toBeVisible()
  expect(await listOf(mentee), 'taken back, the list is as before').toEqual(before)
  await callAs(mentee, 'PATCH', '/api/v1/users/updateMe', { language: 'en' })
  if (desktop) await mentee.setViewportSize(desktop)
}

/** The choices of the sample list in their order. */
async function listOf(page: Page): Promise<string[]> {
  const answer = await getServed(page.request, '/api/v1/users/choice-lists')
  const { lists }: { lists: { name: string; keys: string[] }[] } = (await answer.json()).data
  return lists.find(({ name }) => name === 'Sample list')?.keys ?? []
}

async function suggest(page: Page, kind: string, entered: Record<string, string | undefined>): Promise<void> {
  const pen = page.locator('#red-pen')
  await pen.getByText(kind, { exact: true }).click()
  for (const [label, value = ''] of Object.entries(entered)) {
    const field = pen.getByLabel(label)
    if (label === 'Programme') {
      const named = field.getByRole('option', { name: new RegExp(`^${value}`) }).first()
      await expect(named).toBeAttached()
      await field.selectOption(await named.getAttribute('value'))
    } else await (label === 'Choice of the list' ? field.selectOption(value) : field.fill(value))
  }
  await pen.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(pen.getByText(`Why: ${entered.Reason}`)).toBeVisible()
}

/** The mentor writes the note for both and gives a thing to do. */
async function assignItems(page: Page, path: string): Promise<void> {
  await page.goto(path.replace('mentee-dashboard', 'mentor-dashboard'))
  await page.getByLabel('Note for both').fill('Keep the machine shop in mind.')
  // Nothing is pressed: the note keeps itself.
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.getByLabel('Task 1', { exact: true }).fill('Order the first ten rows')
  await page.getByLabel('Task 1, Due on').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByLabel('Task 1', { exact: true }), 'things are given once').toHaveCount(0)
  await expect(page.getByText('Order the first ten rows')).toBeVisible()
}

/** The mentee reads note and thing, finds the thing in the planner, and reviews. */
async function review(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByText('Held', { exact: true })).toBeVisible()
  await expect(page.getByText('Keep the machine shop in mind.')).toBeVisible()
  await expect(page.getByText('Order the first ten rows')).toBeVisible()
  await page.getByText('☆').nth(3).click()
  await page.getByLabel('What helped, in one line').fill('Plain answers, and my list is in order now.')
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Waits for staff')).toBeVisible()
  await expectNoAxeFaults(page, 'a reviewed session', 'dark')
  const listed = await getServed(page.request, '/api/v1/sessions/getSession')
  expect(await listed.json()).toMatchObject({
    sessions: expect.arrayContaining([
      expect.objectContaining({ title: 'Order the first ten rows', source: 'mentor' }),
    ]),
  })
}
