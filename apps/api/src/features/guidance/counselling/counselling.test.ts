import { urlOf } from '@sopaan/contract/client'
import { counselling } from '@sopaan/contract/counselling'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import shipped from '../../../../../../data/counselling/josaa-2026.json' with { type: 'json' }
import { seedSeasons } from './seasons.service.ts'

/** The api at a minute of India's clock. */
async function startAt(minute: string) {
  const product = await startApp()
  product.clock.set(`${minute}:00+05:30`)
  await seedSeasons(product.deps)
  onTestFinished(product.stop)
  return product
}

test('anybody reads the newest season, with the clock it was read by', async () => {
  const { request } = await startAt('2026-06-14T09:00')
  const { now, season } = await request(counselling.getSeason, {})
  expect(now).toBe('2026-06-14T03:30:00.000Z')
  expect(season).toMatchObject({ body: 'JoSAA', season: 2026, certificatesFrom: '2026-04-01' })
  // Annexure 3 of the business rules: round 1 is paid for until 26 June, 5 pm.
  expect(season.steps).toContainEqual({
    kind: 'report-and-pay',
    round: 1,
    from: '2026-06-13T10:00',
    until: '2026-06-26T17:00',
    isNitPlusOnly: false,
  })
})

test('a first start answers what ships, word for word; one before any start has nothing to answer', async () => {
  const { request, deps } = await startAt('2026-06-14T09:00')
  expect((await request(counselling.getSeason, {})).season).toEqual(shipped)
  await seedSeasons(deps)
  expect(await deps.db.selectFrom('counsellingSeasons').select('version').execute()).toEqual([{ version: 1 }])
  const empty = await startApp()
  onTestFinished(empty.stop)
  await expect(empty.request(counselling.getSeason, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

describe('the calendar file', () => {
  test('holds what lies ahead alone, each deadline at its last hour with reminders, amounts by category', async () => {
    const { app } = await startAt('2026-07-15T09:00')
    const answer = await app.fastify.inject({ url: urlOf(counselling.calendarFile, { query: { category: 'SC' } }) })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="josaa-2026.ics"')
    const text = unfolded(answer.body)
    const titles = [...text.matchAll(/^SUMMARY:(.+)\r$/gm)].map(([, title]) => title)
    expect(titles).toEqual([
      'JoSAA round 5: last time to withdraw',
      'JoSAA round 5 result',
      'JoSAA round 5: accept\\, upload papers\\, pay ₹15\\,000',
      'JoSAA: pay ₹20\\,000 to keep your NIT seat',
      'CSAB special rounds open',
    ])
    expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20260720T160000')
    expect(text).toContain('TRIGGER:-P1D')
  })

  test('is in Hindi for who reads Hindi, and everybody else pays the higher amount', async () => {
    const { app } = await startAt('2026-07-15T09:00')
    const { body } = await app.fastify.inject({
      url: urlOf(counselling.calendarFile, { query: { language: 'hi', category: 'OBC-NCL' } }),
    })
    expect(unfolded(body)).toContain('NIT सीट रखने के लिए ₹45\\,000 भरें')
  })

  test('of a season that is over is a calendar without entries', async () => {
    const { app } = await startAt('2026-11-22T09:00')
    const { body } = await app.fastify.inject({ url: urlOf(counselling.calendarFile, {}) })
    expect(body).toContain('BEGIN:VCALENDAR')
    expect(body).not.toContain('BEGIN:VEVENT')
  })

  test('refuses a category that there is not', async () => {
    const { app } = await startAt('2026-07-15T09:00')
    const answer = await app.fastify.inject({
      url: `${urlOf(counselling.calendarFile, {})}?category=GENERAL`,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].path).toBe('category')
  })
})

/** A calendar file with its long lines in one piece (RFC 5545, 3.1). */
function unfolded(text: string): string {
  return text.replace(/\r\n /g, '')
}
