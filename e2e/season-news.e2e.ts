import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { callAs, getServed } from './calls.ts'
import { journey, START_MS } from './journey.ts'
import { copyFirstStart, importRoundOne } from './made-round.ts'
import { listFaultsAsShown } from './page-faults.ts'
import { aStudent, TOUCH_PHONE } from './people.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

const SILCHAR = 'national-institute-of-technology-silchar'
const CSE = 'computer-science-and-engineering-4-years-bachelor-of-technology'
const ECE = 'electronics-and-communication-engineering-4-years-bachelor-of-technology'
const KEYS = [`national-institute-of-technology-warangal/${CSE}`, `${SILCHAR}/${CSE}`, `${SILCHAR}/${ECE}`]
const FACTS = { ranks: { main: 33_000 }, homeState: 'Assam', category: 'OPEN', gender: 'male' }
/** Whoever asked is told within a minute; a busy machine may take a few. */
const NEWS_MS = 240_000
const SUBJECT = 'Round 1 of 2027 is out: no seat from your list so far'

// Two starts and an import of a whole round on a busy machine.
journey.setTimeout(START_MS)

journey(
  'a student who asked is told of a published round by mail and bell, and reads what moved for the list',
  async ({ browser, startOwn }) => {
    const dataFolder = copyFirstStart()
    const settings = { dataFolder, env: JOURNEY_SETTINGS }
    const before = await startOwn(settings)
    const { page, email } = await aStudent(browser, before.url)
    await page.setViewportSize(TOUCH_PHONE.viewport)
    await callAs(page, 'PATCH', '/api/v1/users/updateMe', { studentFacts: FACTS })
    await callAs(page, 'POST', '/api/v1/users/choice-lists', { _id: randomUUID(), name: 'Mine', keys: KEYS })
    await page.goto('/mentee-dashboard/season')
    await expect(page.getByText(/^JoSAA 2026 is over\./)).toBeVisible()
    const tell = page.getByRole('checkbox', { name: 'Tell me after each round' })
    // It is on once the account has it.
    await tell.click()
    await expect(tell).toBeChecked()
    expect(await before.stop()).toBe(0)

    expect(await importRoundOne(dataFolder)).toMatch(/published: book [0-9a-f]{16}/)

    const after = await startOwn(settings)
    // Under another address than the mail's: this product is on a port of its own.
    const link = after.url + (await mailedOf(page, { url: after.url, email }))
    await page.goto(link)
    await expectRound(page)
    expect(await listFaultsAsShown(page)).toEqual([])

    await page.goto(`${after.url}/mentee-dashboard`)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByText(SUBJECT).first().click()
    await expect(page).toHaveURL(/\/mentee-dashboard\/season\?list=/)
    await expectRound(page)

    await callAs(page, 'PATCH', `${after.url}/api/v1/users/updateMe`, { language: 'hi' })
    await page.goto(link)
    await expect(page.getByText('JoSAA 2027: राउंड 1 आ गया')).toBeVisible()
    await expect(page.getByText('जिनके चांस बदले')).toBeVisible()
    await page.context().close()
    expect(await after.stop()).toBe(0)
    rmSync(dataFolder, { recursive: true })
  },
)

/** The path that the mail of the round leads to, once it is there. */
async function mailedOf(page: Page, { url, email }: { url: string; email: string }): Promise<string> {
  let path: string | undefined
  await expect(async () => {
    const box = await (await getServed(page.request, `${url}/dev/mailbox`)).text()
    const mail = box.split('<article>').find((each) => each.includes(email) && each.includes(SUBJECT))
    path = /href="[^"]*?(\/mentee-dashboard\/season\?list=[0-9a-f-]{36})"/.exec(mail ?? '')?.[1]
    expect(path).toBeDefined()
  }).toPass({ timeout: NEWS_MS })
  return path ?? ''
}

/** JoSAA 2026, round 1: Silchar ECE, home state, closed at 35,687; nine tenths of it are 32,118, before 33,000. */
async function expectRound(page: Page): Promise<void> {
  await expect(page.getByText('JoSAA 2027: round 1 is out')).toBeVisible()
  const round = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Round 1' }) })
  await expect(round.getByText('No seat from your list')).toBeVisible()
  await expect(round.getByText('Nothing to pay. Wait for the next round.')).toBeVisible()
  const moved = round.getByRole('listitem').filter({ hasText: 'NIT Silchar, ECE' })
  await expect(moved.getByText(/^[<>]?\d+% to [<>]?\d+%, down$/)).toBeVisible()
}
