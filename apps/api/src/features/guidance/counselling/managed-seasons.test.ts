import { urlOf } from '@sopaan/contract/client'
import { counselling } from '@sopaan/contract/counselling'
import { managedSeasons, type StepFields } from '@sopaan/contract/managed-seasons'
import { expect, onTestFinished, test } from 'vitest'
import type { Actor } from '#api/http/access.ts'
import { aPerson } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { seedSeasons } from './seasons.service.ts'

const ADMIN: Actor = {
  userId: '00000000-0000-4000-8000-000000000001',
  role: 'admin',
  staffRoles: ['owner'],
  signInId: 'one',
}
const PAGE = { query: { page: 1, limit: 20 } }
const NEW_SEASON = {
  season: 2027,
  source: 'JoSAA 2027 schedule of events',
  sourceUrl: 'https://josaa.example/schedule.pdf',
  checkedOn: '2026-11-20',
  certificatesFrom: '2027-04-01',
  seatAcceptanceReservedPaise: 15_000_00,
  seatAcceptanceOthersPaise: 30_000_00,
  partialAdmissionReservedPaise: 20_000_00,
  partialAdmissionOthersPaise: 45_000_00,
  withdrawalPaise: 7_000_00,
}
const ROUND_1: StepFields = {
  kind: 'allotment',
  round: 1,
  fromOn: '2027-06-14',
  fromHour: '10:00',
  untilOn: null,
  untilHour: null,
  isNitPlusOnly: false,
  source: null,
}

let admin = ADMIN

async function start() {
  const server = await startApp({ identity: { findActor: async () => admin, xsrfBinding: () => 'admin' } })
  onTestFinished(server.stop)
  server.clock.set('2026-11-22T05:30:00.000Z')
  await seedSeasons(server.deps)
  admin = { ...ADMIN, userId: (await aPerson(server, 'admin')).userId }
  const shown = async () => (await server.request(counselling.getSeason, {})).season
  const listed = async () => (await server.request(managedSeasons.list, PAGE)).data
  const shippedId = async () => (await listed()).find(({ season }) => season === 2026)?._id ?? ''
  const revise = async () => (await server.request(managedSeasons.revise, { params: { id: await shippedId() } })).data
  return { server, shown, listed, shippedId, revise }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (refusal: { code: string }) => refusal.code,
  )

test('what staff add to a date stands beside it in both languages once it is published, or in neither', async () => {
  const { server, shown, revise } = await start()
  const draft = await revise()
  const { _id: stepId, ...step } = draft.steps.find(({ kind, round }) => kind === 'report-and-pay' && round === 2) ?? {
    ...ROUND_1,
    _id: '',
  }
  const change = (note: StepFields['note']) =>
    server.request(managedSeasons.changeStep, { params: { id: draft._id, stepId }, body: { ...step, note } })
  expect(step.note).toEqual({ en: null, hi: null })
  expect(await codeOf(change({ en: 'The portal is slow at night.', hi: null }))).toBe('INVALID_INPUT')
  const note = { en: 'The portal is slow at night.', hi: 'रात में पोर्टल धीमा चलता है।' }
  const { data } = await change(note)
  expect(data.steps.find(({ _id }) => _id === stepId)?.note).toEqual(note)
  await server.request(managedSeasons.publish, { params: { id: draft._id } })
  server.clock.advance(20_000)
  const read = async () => (await shown()).steps.find(({ kind, round }) => kind === 'report-and-pay' && round === 2)
  expect((await read())?.note).toEqual(note)
  const again = await revise()
  const copied = again.steps.find(({ kind, round }) => kind === 'report-and-pay' && round === 2)
  expect(copied?.note, 'the next version begins with it').toEqual(note)
})

test('a moved deadline is read by everybody once it is published, and not before', async () => {
  const { server, shown, revise } = await start()
  const draft = await revise()
  expect(draft).toMatchObject({ state: 'draft', version: 2, stepCount: 21 })
  const payment = draft.steps.find(({ kind, round }) => kind === 'report-and-pay' && round === 2)
  if (payment === undefined) throw new Error('no payment of round 2')
  const { _id: stepId, ...step } = payment
  const moved = { ...step, untilOn: '2026-07-04' }
  await server.request(managedSeasons.changeStep, { params: { id: draft._id, stepId }, body: moved })
  const until = async () =>
    (await shown()).steps.find(({ kind, round }) => kind === 'report-and-pay' && round === 2)?.until
  expect(await until()).toBe('2026-07-03T17:00')
  await server.request(managedSeasons.publish, { params: { id: draft._id } })
  expect(await until()).toBe('2026-07-04T17:00')
  server.clock.set('2026-07-01T05:30:00.000Z')
  const { body } = await server.app.fastify.inject({ url: urlOf(counselling.calendarFile, {}) })
  expect(body).toContain('DTSTART;TZID=Asia/Kolkata:20260704T160000')
  expect(body).toContain('SEQUENCE:1')
})

test('the list keeps every version with who published it when, and an older one can be brought back', async () => {
  const { server, listed, revise } = await start()
  const draft = await revise()
  await server.request(managedSeasons.publish, { params: { id: draft._id } })
  expect((await listed()).map(({ version, state, publishedBy }) => [version, state, publishedBy])).toEqual([
    [2, 'published', 'Kiran Das'],
    [1, 'replaced', null],
  ])
  const first = (await listed()).find(({ version }) => version === 1)?._id ?? ''
  const again = (await server.request(managedSeasons.revise, { params: { id: first } })).data
  expect(again).toMatchObject({ version: 3, state: 'draft', stepCount: 21 })
  expect(again.publishedSteps).toHaveLength(21)
})

test('a new season takes over with its publication; until then the last one is read', async () => {
  const { server, shown } = await start()
  const { _id: id } = (await server.request(managedSeasons.add, { body: NEW_SEASON })).data
  expect(await codeOf(server.request(managedSeasons.add, { body: NEW_SEASON }))).toBe('SEASON_LISTED')
  expect(await codeOf(server.request(managedSeasons.publish, { params: { id } }))).toBe('SEASON_EMPTY')
  await server.request(managedSeasons.addStep, { params: { id }, body: ROUND_1 })
  expect((await shown()).season).toBe(2026)
  await server.request(managedSeasons.publish, { params: { id } })
  expect(await shown()).toEqual({
    body: 'JoSAA',
    season: 2027,
    source: NEW_SEASON.source,
    sourceUrl: NEW_SEASON.sourceUrl,
    checkedOn: '2026-11-20',
    certificatesFrom: '2027-04-01',
    steps: [{ kind: 'allotment', round: 1, from: '2027-06-14T10:00', until: null, isNitPlusOnly: false }],
    fees: {
      seatAcceptance: { reserved: 15_000_00, others: 30_000_00 },
      partialAdmission: { reserved: 20_000_00, others: 45_000_00 },
      withdrawal: 7_000_00,
    },
  })
})

test('what is published is never changed in place, and a season has one draft', async () => {
  const { server, shippedId, revise } = await start()
  const id = await shippedId()
  const { _id, ...step } = (await server.request(managedSeasons.find, { params: { id } })).data.steps[0] ?? {
    ...ROUND_1,
    _id: id,
  }
  const { season: _, ...fields } = NEW_SEASON
  const params = { id, stepId: _id }
  expect(
    await Promise.all(
      [
        server.request(managedSeasons.change, { params: { id }, body: fields }),
        server.request(managedSeasons.publish, { params: { id } }),
        server.request(managedSeasons.discard, { params: { id } }),
        server.request(managedSeasons.addStep, { params: { id }, body: ROUND_1 }),
        server.request(managedSeasons.changeStep, { params, body: step }),
        server.request(managedSeasons.removeStep, { params }),
      ].map(codeOf),
    ),
  ).toEqual(Array(6).fill('SEASON_NOT_DRAFT'))
  await revise()
  expect(await codeOf(revise())).toBe('SEASON_DRAFT_OPEN')
})

test('a draft that is discarded is gone with its steps, and the next one has its number', async () => {
  const { server, revise } = await start()
  const draft = await revise()
  await server.request(managedSeasons.discard, { params: { id: draft._id } })
  expect(await codeOf(server.request(managedSeasons.find, { params: { id: draft._id } }))).toBe('NOT_FOUND')
  expect(await revise()).toMatchObject({ version: 2 })
})

test('a step must have its round, lie in its season, end after it begins, and be there once', async () => {
  const { server } = await start()
  const { _id: id } = (await server.request(managedSeasons.add, { body: NEW_SEASON })).data
  const add = (fields: Partial<StepFields>) =>
    codeOf(server.request(managedSeasons.addStep, { params: { id }, body: { ...ROUND_1, ...fields } }))
  expect(await add({})).toBe('done')
  expect(await add({})).toBe('STEP_LISTED')
  expect(await add({ round: null })).toBe('STEP_ROUND')
  expect(await add({ round: 2, fromOn: '2026-06-14' })).toBe('STEP_YEAR')
  expect(await add({ round: 2, untilOn: '2027-06-14', untilHour: '09:00' })).toBe('DATES_ORDER')
  expect(await add({ round: 2, fromHour: '25:00' })).toBe('INVALID_INPUT')
  expect(await add({ round: 2 })).toBe('done')
  const steps = (await server.request(managedSeasons.find, { params: { id } })).data.steps
  const second = steps.find(({ round }) => round === 2)?._id ?? ''
  const params = { id, stepId: second }
  expect(await codeOf(server.request(managedSeasons.changeStep, { params, body: ROUND_1 }))).toBe('STEP_LISTED')
  expect((await server.request(managedSeasons.removeStep, { params })).data.steps).toHaveLength(1)
  expect(await codeOf(server.request(managedSeasons.removeStep, { params }))).toBe('NOT_FOUND')
})

test('the source is read on a day that has come and lies at an https address', async () => {
  const { server } = await start()
  const change = (fields: object) => codeOf(server.request(managedSeasons.add, { body: { ...NEW_SEASON, ...fields } }))
  expect(await change({ checkedOn: '2026-11-23' })).toBe('SEASON_CHECKED_LATER')
  expect(await change({ sourceUrl: 'http://josaa.example/schedule.pdf' })).toBe('INVALID_INPUT')
  expect(await change({ source: '' })).toBe('INVALID_INPUT')
  expect(await change({ sourceUrl: null })).toBe('done')
})

test('the trail says which date was changed from what to what', async () => {
  const { server, revise } = await start()
  const draft = await revise()
  const { _id: stepId, ...step } = draft.steps.find(({ kind }) => kind === 'registration') ?? { ...ROUND_1, _id: '' }
  const body = { ...step, untilOn: '2026-06-12' }
  await server.request(managedSeasons.changeStep, { params: { id: draft._id, stepId }, body })
  const { change, actorId } = await server.deps.db
    .selectFrom('auditEvents')
    .select(['change', 'actorId'])
    .where('action', '=', 'season.change-step')
    .executeTakeFirstOrThrow()
  expect(actorId).toBe(admin.userId)
  expect(change).toEqual({
    step: {
      before: 'registration: 2026-06-02T17:00 to 2026-06-11T17:00',
      after: 'registration: 2026-06-02T17:00 to 2026-06-12T17:00',
    },
  })
})

test('only admins look after the dates', async () => {
  for (const actor of [undefined, { ...ADMIN, role: 'mentor' as const }]) {
    const other = await startApp({ identity: { findActor: async () => actor, xsrfBinding: () => 'other' } })
    expect(await codeOf(other.request(managedSeasons.list, PAGE))).toBe(actor ? 'FORBIDDEN' : 'NOT_SIGNED_IN')
    await other.stop()
  }
})

test('versions are narrowed by words and state and put in order, and their file holds the same', async () => {
  const { server } = await start()
  await server.request(managedSeasons.add, { body: NEW_SEASON })
  const found = async (query: object) =>
    (await server.request(managedSeasons.list, { query: { page: 1, limit: 20, ...query } as never })).data.map(
      ({ season }) => season,
    )
  expect(await found({})).toEqual([2027, 2026])
  expect(await found({ sort: 'season' })).toEqual([2026, 2027])
  expect(await found({ sort: '-steps' })).toEqual([2026, 2027])
  expect(await found({ state: 'draft' })).toEqual([2027])
  expect(await found({ q: 'nobody wrote this' })).toEqual([])
  expect(await found({ q: '2027 SCHEDULE' })).toEqual([2027])
  const url = urlOf(managedSeasons.csv, { query: { state: 'draft' } as never })
  const { body } = await server.app.fastify.inject({ url })
  expect(body.trim().split('\r\n').at(-1)).toBe('# whole: 1 versions')
})
