import { planner } from '@sopaan/contract/planner'
import { sessions } from '@sopaan/contract/sessions'
import type { Language } from '@sopaan/domain/languages'
import { afterAll, expect, test } from 'vitest'
import { aClient } from '#api/testing/people.ts'
import { PLAN_SETTINGS } from '#api/testing/plan-settings.ts'
import { listRunInto, minTextHeight, readPdfGlyphs, readPdfPages } from '#api/testing/read-pdf.ts'
import { startApp } from '#api/testing/start-app.ts'
import { patient } from '#api/testing/until-served.ts'

const NOW = '2026-11-21T09:30:00.000Z'
const ROTATION = 'phys-rotation-of-rigid-bodies'

const server = await startApp({ config: { rateLimitScale: 1_000 } })
server.clock.set(NOW)
afterAll(() => server.stop())

const newPerson = () => aClient(server)

/** Somebody with a plan, a sitting of their own on Monday evening, and a revision that is due. @returns the printed plan */
async function printedPlan(language: Language): Promise<Buffer> {
  const { request, person } = await newPerson()
  await request(planner.set, { body: PLAN_SETTINGS })
  const chapters = [{ key: ROTATION, state: 'done', confidence: 'shaky', isLeftOut: false } as const]
  await request(planner.tellChapters, { body: { chapters } })
  const own = { title: 'Coaching, batch B', startsAt: '2026-11-23T12:30:00.000Z', durationMinutes: 120 }
  await request(sessions.create, { body: own })
  return (await patient(person.browser).call(planner.print, { query: { language } })).rawPayload
}

test('the printed plan hangs on a wall: a week a page, each day with hours, subjects, chapters and the titles of own sessions', async () => {
  const pages = await readPdfPages(await printedPlan('en'))
  // Four weeks, one a page; then what the plan comes to.
  expect(pages.findIndex((page) => page.startsWith('My study plan'))).toBe(4)
  const [first = '', second = ''] = pages
  expect(first).toContain('Sat 21 Nov to Fri 27 Nov')
  expect(second).toContain('Sat 28 Nov to Fri 4 Dec')
  // 12:30 UTC is 6:00 pm in India.
  expect(first).toMatch(/Mon 23 Nov.*6:00\spm Coaching, batch B, 120 min/)
  expect(first).toMatch(/Sun 22 Nov Rest day/)
  expect(first).toMatch(/\d:\d\d\spm (?:Physics|Chemistry|Maths): \p{L}+/u)
  expect(pages.join(' ')).toMatch(/Revise Rotation of rigid bodies/)
  expect(pages.join(' ')).not.toContain('Fixed by you')
})

test('the letters of a printed week are large enough to be read from a metre away', async () => {
  // Signs are made for 1 cm of letter to 3 to 4 m; a capital of 12 points is 3 mm high.
  expect(await minTextHeight(await printedPlan('en'), 1)).toBeGreaterThanOrEqual(12)
})

test.each(['en', 'hi'] as const)(
  'in %s no name of a day runs into its hours, however large the letters',
  async (language) => {
    const printed = await printedPlan(language)
    for (const week of [1, 2, 3, 4]) expect(await listRunInto(printed, week)).toEqual([])
  },
)

test('the printed plan speaks Hindi', async () => {
  const glyphs = readPdfGlyphs(await printedPlan('hi'))
  for (const words of ['भौतिकी', 'आराम का दिन', 'रिवीजन', 'घूर्ण']) expect(glyphs).toContain(words)
})
