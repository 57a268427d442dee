import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { callAs, getServed } from './calls.ts'
import { findFirstStart } from './first-start.ts'
import { journey } from './journey.ts'
import { aSample, TOUCH_PHONE } from './people.ts'
import { JOURNEY_SETTINGS } from './settings.ts'
import { countTaps, enterGirlOfKerala } from './taps.ts'

/** The most taps from the questions to a list in one's own order, on paper, with its days in the calendar. */
const TAPS_MAX = 20
const SEASON = new Date().getFullYear() + 1
const FEES = {
  seatAcceptanceReservedPaise: 15_000_00,
  seatAcceptanceOthersPaise: 30_000_00,
  partialAdmissionReservedPaise: 20_000_00,
  partialAdmissionOthersPaise: 45_000_00,
  withdrawalPaise: 7_000_00,
}
const NOWHERE = { round: null, untilOn: null, untilHour: null, isNitPlusOnly: false, source: null }
const STEPS = [
  {
    ...NOWHERE,
    kind: 'registration',
    fromOn: `${SEASON}-06-02`,
    fromHour: '17:00',
    untilOn: `${SEASON}-06-11`,
    untilHour: '17:00',
  },
  { ...NOWHERE, kind: 'allotment', round: 1, fromOn: `${SEASON}-06-13`, fromHour: '10:00' },
  {
    ...NOWHERE,
    kind: 'report-and-pay',
    round: 1,
    fromOn: `${SEASON}-06-13`,
    fromHour: '10:00',
    untilOn: `${SEASON}-06-18`,
    untilHour: '17:00',
  },
]

journey(
  'a family goes from the result to a list in its own order, on paper, with the days of the season in its calendar',
  async ({ browser, startOwn }) => {
    const product = await startOwn({ from: findFirstStart(), env: JOURNEY_SETTINGS })
    const admin = await aSample(browser, product, 'admin')
    await publishSeason(admin)
    await admin.context().close()

    const page = await phoneOf(browser, product.url)
    const taps = countTaps()
    await enterGirlOfKerala(page, taps)
    const adds = page.getByRole('button', { name: /^Add .* to my list$/ })
    for (let at = 0; at < 4; at += 1) {
      await taps.press(adds.nth(at))
      await expect(adds.nth(at)).toHaveAttribute('aria-pressed', 'true')
    }
    const quick = page.getByRole('navigation', { name: 'Quick' })
    await taps.press(quick.getByRole('link', { name: /^My list/ }))
    const rows = page.getByRole('list', { name: 'Choices in the order you want them' }).getByRole('listitem')
    await expect(rows).toHaveCount(4)
    const first = (await rows.first().getAttribute('data-key')) ?? ''

    await taps.press(page.getByRole('button', { name: 'Order by what I like' }))
    const dialog = page.getByRole('dialog', { name: 'Fix the order' })
    const put = dialog.getByRole('button', { name: 'Put in this order' })
    await taps.press(dialog.getByRole('button', { name: 'Near home', exact: true }))
    await expect(dialog.getByText('Weights: branch 1, college 1, near home 3, cost 0.')).toBeVisible()
    await expect(dialog.getByText(/^No\. \d to no\. \d: /).first()).toBeVisible()
    await expect(put).toBeEnabled()
    await taps.press(put)
    // NIT Calicut is the one in Kerala among those most wanted.
    await expect(rows.first()).toContainText('NIT Calicut')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(rows.first()).toHaveAttribute('data-key', first)
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(rows.first()).toContainText('NIT Calicut')

    const downloaded = page.waitForEvent('download')
    await taps.press(page.getByRole('button', { name: 'PDF', exact: true }))
    const paper = await downloaded
    expect(paper.suggestedFilename()).toBe('choice-list.pdf')
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.emulateMedia({ media: 'print' })
    await expect(rows).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'PDF', exact: true }), 'not on paper').toBeHidden()
    const published = rows.first().locator('.choice-figures > span').nth(1)
    const between = await published.evaluate((part) => getComputedStyle(part, '::before').content)
    expect(between, 'figures stand apart on paper').toContain('·')
    await page.emulateMedia({ media: 'screen' })

    await taps.press(quick.getByRole('link', { name: 'What now?' }))
    const calendar = page.getByRole('link', { name: 'Add to calendar' })
    await expect(calendar).toBeVisible()
    // The last tap is the one on this link.
    expect(taps.count() + 1, 'taps to the days in the calendar').toBeLessThanOrEqual(TAPS_MAX)
    const dates = await getServed(page.request, product.url + ((await calendar.getAttribute('href')) ?? ''))
    // Folded as a calendar's lines are.
    const text = (await dates.text()).replaceAll('\r\n ', '')
    expect(text.startsWith('BEGIN:VCALENDAR')).toBe(true)
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(STEPS.length)
    // 5 pm in India on the last day to accept and pay.
    expect(text).toContain(`DTEND;TZID=Asia/Kolkata:${SEASON}0618T170000`)
    await page.context().close()
    expect(await product.stop()).toBe(0)
  },
)

async function publishSeason(admin: Page): Promise<void> {
  const added = await callAs(admin, 'POST', '/api/v1/admin/counselling-seasons', {
    season: SEASON,
    source: `JoSAA ${SEASON} schedule of events`,
    sourceUrl: null,
    checkedOn: '2026-01-01',
    certificatesFrom: `${SEASON}-04-01`,
    ...FEES,
  })
  const { _id: id } = (added as { data: { _id: string } }).data
  for (const step of STEPS) await callAs(admin, 'POST', `/api/v1/admin/counselling-seasons/${id}/steps`, step)
  await callAs(admin, 'POST', `/api/v1/admin/counselling-seasons/${id}/publish`)
}

async function phoneOf(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...TOUCH_PHONE,
  })
  await context.addInitScript(() => sessionStorage.setItem('splashSeen', 'true'))
  return context.newPage()
}
