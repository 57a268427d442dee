import { stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import {
  STATE_TABLE_BYTES_MAX,
  STATE_TABLE_FIELD,
  type StateTableDetail,
  stateTables,
} from '@sopaan/contract/state-tables'
import { STATE_COLUMNS } from '@sopaan/domain/state/tables/state-table-rows'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { afterAll, expect, test } from 'vitest'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { loadShippedStateBook } from './shipped-state-book.ts'
import { fitStateTables, removeLeftStateTables } from './state-tables.service.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(server.stop)
const admin = await aSignedIn(server, 'admin')

const SOURCE = { source: 'BITSAT 2027, cut-off scores', sourceOn: '2027-08-01', sourceUrl: 'https://bitsadmission.com' }
const HEADINGS = [...Object.values(STATE_COLUMNS), 'category_label']
const PILANI_CSE = 'B.E. Computer Science'

type Cells = Partial<Record<(typeof HEADINGS)[number], string>>

/** A row as BITS Pilani prints it: one cut-off of a campus and programme, in marks of 390. */
const row = (cells: Cells): string => {
  const sound: Cells = {
    ...{
      counselling: 'bitsat',
      year: '2027',
      round: 'final',
      institute: 'BITS Pilani, Pilani Campus',
      place: 'Pilani',
    },
    ...{ programme: PILANI_CSE, branch_group: 'CSE', category_code: 'ALL', gender: 'any', quota: 'all-india' },
    ...{ region: 'all-india', score_kind: 'marks', score_list: 'bitsat-390' },
    ...cells,
  }
  return HEADINGS.map((heading) => `"${sound[heading] ?? ''}"`).join(',')
}
const csv = (...rows: string[]) => Buffer.from([HEADINGS.join(','), ...rows].join('\n'))
const BITSAT = (await loadShippedStateBook()).sets.find(({ counselling }) => counselling === 'bitsat')

/** Every seat of the table that ships, as another season with all cut-offs moved by some marks. */
const wholeTable = (year: string, marks: number): string[] =>
  Array.from({ length: BITSAT?.seatCount ?? 0 }, (_, seat) => {
    const { name: institute = '', type = '', place = '' } = BITSAT?.institutes[BITSAT.institute[seat] ?? -1] ?? {}
    const { name: programme = '', group = '' } = BITSAT?.programmes[BITSAT.programme[seat] ?? -1] ?? {}
    const closing = String((BITSAT?.lists[0]?.closing[seat] ?? 0) + marks)
    return row({ year, institute, institute_type: type, place, programme, branch_group: group, closing })
  })

const upload = (person: Person, bytes: Uint8Array) =>
  person.browser.call(stateTables.upload, formWithFile(STATE_TABLE_FIELD, bytes, { name: 'bitsat.csv' }))
const handIn = async (...rows: string[]): Promise<StateTableDetail> => {
  const answer = await upload(admin, csv(...rows))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data
}
const publish = (id: string, accept = false) => {
  // Which of two tables stands is told by when they were published.
  server.clock.advance(1_000)
  return admin.browser.call(stateTables.publish, { params: { id }, body: { ...SOURCE, accept } })
}
const withdraw = (id: string) => admin.browser.call(stateTables.withdraw, { params: { id } })
const show = async (id: string): Promise<StateTableDetail> =>
  (await admin.browser.call(stateTables.get, { params: { id } })).json().data
/** What a candidate with 300 marks reads of Computer Science in Pilani, by search. */
const read = async () => {
  const { data, season, forecastSeason } = await server.request(stateCollegePredictor.predict, {
    query: { counselling: 'bitsat', marks: 300, q: 'pilani campus computer', page: 1, limit: 10 },
  })
  return { season, forecastSeason, closing: data.find(({ programme }) => programme.name === PILANI_CSE)?.closing }
}

test('a table of a new season is checked, shown beside what stands, published, searched and forecast without a restart, and taken back', async () => {
  const before = await read()
  expect(before.season).toBe(2026)
  const closing = before.closing ?? 0
  const table = await handIn(...wholeTable('2027', 4))
  expect(table).toMatchObject({
    ...{ counselling: 'bitsat', season: 2027, state: 'checked', isStanding: false, isOutdated: false, source: null },
    findings: {
      ...{ rounds: ['final'], before: { season: 2026 }, now: { season: 2027, seats: BITSAT?.seatCount } },
      counts: { changed: BITSAT?.seatCount, fresh: 0, gone: 0, same: 0, unlikely: 0 },
      ...{ goneChoices: 0, refusedCount: 0, rowsPassedOver: 0 },
    },
  })
  expect(table.findings.changes).toContainEqual({
    ...{ kind: 'changed', institute: 'BITS Pilani, Pilani Campus', programme: PILANI_CSE, isUnlikely: false },
    ...{ category: expect.stringContaining('ALL'), before: closing, after: closing + 4 },
  })
  expect(await read(), 'nothing changes by a check').toEqual(before)
  expect((await publish(table._id)).json().data).toMatchObject({
    state: 'published',
    isStanding: true,
    isFitting: true,
  })
  expect(await read()).toEqual({ season: 2027, forecastSeason: null, closing: closing + 4 })
  await fitStateTables(server.deps)
  expect(await show(table._id)).toMatchObject({ isFitting: false })
  // Five seasons lie beside it, 2022 to 2026, the last of them the one that ships.
  const { data } = await server.request(stateCollegePredictor.list, {})
  const figures = data.find(({ id }) => id === 'bitsat')?.figures
  expect(figures?.records.map(({ season }) => season)).toContain(2027)
  const listed = (await admin.browser.call(stateTables.list)).json().data
  expect(listed[0]).toMatchObject({ _id: table._id, isStanding: true, source: SOURCE })
  expect((await withdraw(table._id)).json().data).toMatchObject({ state: 'withdrawn', isStanding: false })
  expect(await read()).toEqual(before)
  const twice = await withdraw(table._id)
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'IMPORT_STATE'])
  const trail = await server.deps.db.selectFrom('auditEvents').select('action').execute()
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['state-table.upload', 'state-table.publish', 'state-table.withdraw']),
  )
})

test('seats that are gone, marks that cannot be and rows that are not taken wait for a word', async () => {
  const table = await handIn(
    row({ closing: '120' }),
    row({ programme: 'B.E. Civil', closing: '2OO' }),
    row({ programme: 'B.E. Mechanical', closing: '250', category_code: 'NEW' }),
  )
  expect(table.findings.counts).toMatchObject({ changed: 1, fresh: 0, unlikely: 1, gone: (BITSAT?.seatCount ?? 0) - 1 })
  expect(table.findings.goneChoices).toBe((BITSAT?.seatCount ?? 0) - 1)
  expect(table.findings.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'figure-unreadable'],
    [4, 'category-unknown'],
  ])
  const refused = await publish(table._id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'IMPORT_NOT_ACCEPTED'])
  expect((await publish(table._id, true)).statusCode).toBe(200)
  expect((await publish(table._id, true)).json().code).toBe('IMPORT_STATE')
  expect((await admin.browser.call(stateTables.discard, { params: { id: table._id } })).json().code).toBe(
    'IMPORT_STATE',
  )
  await withdraw(table._id)
})

test('two tables of one season: the second to be published was checked against what no longer stands', async () => {
  const first = await handIn(...wholeTable('2027', 4))
  const second = await handIn(...wholeTable('2027', 6))
  await publish(first._id)
  expect(await show(second._id)).toMatchObject({ isOutdated: true })
  const refused = await publish(second._id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'STATE_TABLE_OUTDATED'])
  const again = await handIn(...wholeTable('2027', 6))
  expect(again.findings.before.season).toBe(2027)
  const { closing = 0 } = await read()
  await publish(again._id)
  expect(await read()).toMatchObject({ closing: closing + 2 })
  expect(await show(first._id)).toMatchObject({ state: 'published', isStanding: false })
  await withdraw(again._id)
  expect(await read(), 'the one before stands again').toMatchObject({ season: 2027, closing })
  await withdraw(first._id)
})

test('what stands already is no change', async () => {
  const same = await handIn(...wholeTable('2026', 0))
  expect(same.findings.counts).toMatchObject({ changed: 0, fresh: 0, gone: 0 })
  expect((await publish(same._id)).json().code).toBe('IMPORT_NOTHING_NEW')
})

test('a file that is not one season of one counselling is refused by what is wrong with it', async () => {
  const faultOf = async (bytes: Uint8Array) => {
    const answer = await upload(admin, bytes)
    expect(answer.statusCode).toBe(422)
    const { code, fault, detail } = answer.json()
    return [code, fault, detail]
  }
  const sound = row({ closing: '300' })
  expect(await faultOf(Buffer.from('college,year\nA,2026'))).toEqual([
    ...['STATE_TABLE_UNFIT', 'columns-missing'],
    expect.stringContaining('score_list'),
  ])
  expect(await faultOf(csv())).toEqual(['STATE_TABLE_UNFIT', 'no-rows', ''])
  expect(await faultOf(csv(row({ counselling: 'reap' })))).toEqual(['STATE_TABLE_UNFIT', 'counselling-unknown', 'reap'])
  expect(await faultOf(csv(sound, row({ counselling: 'kcet' })))).toMatchObject({ 1: 'several-counsellings' })
  expect(await faultOf(csv(sound, row({ year: '2028' })))).toMatchObject({ 1: 'several-seasons' })
  expect(await faultOf(csv(row({ year: '27' })))).toMatchObject({ 1: 'season-unreadable' })
  expect(await faultOf(csv(row({ year: '2025' })))).toEqual(['STATE_TABLE_UNFIT', 'older-season', '2025, 2026'])
  expect(await faultOf(csv(row({ closing: 'x' })))).toEqual(['STATE_TABLE_UNFIT', 'no-rows', 'figure-unreadable'])
  expect(await faultOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).toMatchObject({ 0: 'IMPORT_UNREADABLE' })
  const tooLarge = await upload(admin, Buffer.alloc(STATE_TABLE_BYTES_MAX + 1, 'a'))
  expect(tooLarge.json().code).toBe('INPUT_TOO_LARGE')
  const none = await admin.browser.call(stateTables.upload, formWithFile('other', csv(sound)))
  expect(none.json().code).toBe('IMPORT_FILE_MISSING')
})

test('a table that nobody published is thrown away by hand, or a week later', async () => {
  const thrown = await handIn(row({ closing: '300' }))
  expect((await admin.browser.call(stateTables.discard, { params: { id: thrown._id } })).statusCode).toBe(200)
  expect((await admin.browser.call(stateTables.get, { params: { id: thrown._id } })).statusCode).toBe(404)
  const left = await handIn(row({ closing: '300' }))
  const inDays = (days: number) => ({
    ...server.deps,
    now: () => new Date(server.clock.now().getTime() + days * DAY_MS),
  })
  await removeLeftStateTables(inDays(6))
  expect((await show(left._id)).state).toBe('checked')
  await removeLeftStateTables(inDays(8))
  expect((await admin.browser.call(stateTables.get, { params: { id: left._id } })).statusCode).toBe(404)
})

test('nobody but an admin hands a table in or reads one', async () => {
  const mentee = await aSignedIn(server, 'mentee')
  expect((await upload(mentee, csv(row({ closing: '300' })))).statusCode).toBe(403)
  expect((await mentee.browser.call(stateTables.list)).statusCode).toBe(403)
})
