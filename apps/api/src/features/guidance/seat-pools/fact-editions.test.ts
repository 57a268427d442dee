import { collegeSearches } from '@sopaan/contract/college-search'
import { EDITION_FIELD, EDITION_ROWS_MAX, factEditions } from '@sopaan/contract/fact-editions'
import { managedColleges } from '@sopaan/contract/managed-colleges'
import { seatPools } from '@sopaan/contract/seat-pools'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { afterAll, expect, test } from 'vitest'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { sheetXml, xlsxOf } from '#api/testing/table-files.ts'
import { clearLeftEditions } from './fact-editions.service.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(server.stop)
const admin = await aSignedIn(server, 'admin')

const SOURCE = {
  source: 'NIRF, India Rankings 2026',
  sourceOn: '2026-09-04',
  sourceUrl: 'https://www.nirfindia.org/2026',
}
const WOMEN = ['College', 'NIRF edition', 'Women', 'Men']

const csv = (...rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n'))
const upload = (person: Person, bytes: Uint8Array, name = 'edition.csv') =>
  person.browser.call(factEditions.upload, formWithFile(EDITION_FIELD, bytes, { name }))
const handIn = async (...rows: string[][]) => {
  const answer = await upload(admin, csv(...rows))
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}
const publish = (id: string, accept = false) =>
  admin.browser.call(factEditions.publish, { params: { id }, body: { ...SOURCE, accept } })
const factsOf = async (slug: string) =>
  (await server.request(seatPools.findInstitute, { params: { slug }, query: {} })).facts
const CALICUT = 'national-institute-of-technology-calicut'
const BOMBAY = 'indian-institute-of-technology-bombay'

test('an edition is checked, shows each change, is published together with its source, and taken back together', async () => {
  // NIT Calicut stands 21st in the edition of 2025 that ships, IIT Bombay 3rd.
  const before = { calicut: (await factsOf(CALICUT))?.nirf, bombay: (await factsOf(BOMBAY))?.nirf }
  const edition = await handIn(
    ['Rank', 'Institute', 'Year'],
    ['20', 'NIT Calicut', '2026'],
    ['3', 'Indian Institute of Technology Bombay', '2026'],
  )
  expect(edition).toMatchObject({ fact: 'nirf', state: 'checked', fileName: 'edition.csv', same: 0, refusedCount: 0 })
  expect(edition.changes).toEqual([
    {
      college: 'Indian Institute of Technology Bombay',
      value: { year: 2026, rank: 3 },
      before: { year: 2025, rank: 3 },
      isUnlikely: false,
    },
    {
      college: 'National Institute of Technology Calicut',
      value: { year: 2026, rank: 20 },
      before: { year: 2025, rank: 21 },
      isUnlikely: false,
    },
  ])
  expect(edition.seatPages).toBeGreaterThan(100)
  expect((await factsOf(CALICUT))?.nirf).toEqual(before.calicut)
  expect((await publish(edition._id)).json().data).toMatchObject({ state: 'published', source: SOURCE })
  expect((await factsOf(CALICUT))?.nirf.at(-1)).toEqual([2026, 20])
  expect(await factsOf(BOMBAY)).toMatchObject({ corrected: [{ fact: 'nirf', ...SOURCE }] })
  const { colleges } = await server.request(collegeSearches.find, { query: { q: 'nit calicut' } })
  expect(colleges[0]?.facts.nirf.at(-1)).toEqual([2026, 20])
  const back = await admin.browser.call(factEditions.withdraw, { params: { id: edition._id } })
  // What it changed stays readable.
  expect(back.json().data).toMatchObject({ state: 'withdrawn', changes: edition.changes })
  expect(await factsOf(CALICUT)).toMatchObject({ nirf: before.calicut })
  expect((await factsOf(BOMBAY))?.nirf).toEqual(before.bombay)
  const listed = (await admin.browser.call(factEditions.list)).json().data
  expect(listed.find(({ _id }: { _id: string }) => _id === edition._id)).toMatchObject({ state: 'withdrawn' })
  const trail = await server.deps.db.selectFrom('auditEvents').select('action').execute()
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['fact-edition.upload', 'fact-edition.publish', 'fact-edition.withdraw']),
  )
})

test('rows that are not sound and changes that are unlikely are published only once they were looked at', async () => {
  const edition = await handIn(WOMEN, ['NITC', '2026', '4000', '1000'], ['A College of Nowhere', '2026', '1', '1'])
  expect(edition).toMatchObject({
    changes: [{ isUnlikely: true, before: { nirfEdition: 2025 } }],
    refused: [{ line: 3, reason: 'college-unknown', college: 'A College of Nowhere' }],
  })
  const refused = await publish(edition._id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'IMPORT_NOT_ACCEPTED'])
  expect((await publish(edition._id, true)).statusCode).toBe(200)
  expect((await factsOf(CALICUT))?.women).toEqual({ nirfEdition: 2026, women: 4000, men: 1000 })
  const twice = await publish(edition._id, true)
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'IMPORT_STATE'])
  expect((await admin.browser.call(factEditions.discard, { params: { id: edition._id } })).json().code).toBe(
    'IMPORT_STATE',
  )
  // What a college's own page of staff says of it, and takes back alone.
  const college = (await admin.browser.call(managedColleges.get, { params: { slug: CALICUT } })).json().data
  expect(college.corrections.find(({ fact }: { fact: string }) => fact === 'women')).toMatchObject({
    value: { women: 4000 },
    withdrawnAt: null,
  })
  await admin.browser.call(factEditions.withdraw, { params: { id: edition._id } })
  const again = await admin.browser.call(factEditions.withdraw, { params: { id: edition._id } })
  expect([again.statusCode, again.json().code]).toEqual([409, 'IMPORT_STATE'])
})

test('what stands already is no change, and what is older is not taken', async () => {
  // The filing of NIT Calicut in the edition of 2025 that ships.
  const { women } = (await factsOf(CALICUT)) ?? {}
  const same = await handIn(WOMEN, ['NIT Calicut', '2025', String(women?.women), String(women?.men)])
  expect(same).toMatchObject({ changes: [], same: 1 })
  expect((await publish(same._id)).json().code).toBe('IMPORT_NOTHING_NEW')
  const older = await handIn(WOMEN, ['NIT Calicut', '2019', '1000', '4000'])
  expect(older).toMatchObject({ changes: [], refused: [{ line: 2, reason: 'older' }], refusedCount: 1 })
})

test('an Excel sheet is read like a table of text, and an edition that was never published is thrown away', async () => {
  const rows = [
    ['College', 'Cycle', 'Per year INR'],
    ['NIT Calicut', '2026-27', '160500'],
  ]
  const bytes = xlsxOf({ 'xl/worksheets/sheet1.xml': sheetXml(rows) })
  const edition = (await upload(admin, bytes, 'fees.xlsx')).json().data
  expect(edition).toMatchObject({ fact: 'fees', changes: [{ value: { cycle: '2026-27', perYearInr: 160_500 } }] })
  const params = { id: edition._id }
  expect((await admin.browser.call(factEditions.discard, { params })).statusCode).toBe(200)
  for (const answer of [
    await admin.browser.call(factEditions.get, { params }),
    await admin.browser.call(factEditions.discard, { params }),
    await admin.browser.call(factEditions.withdraw, { params }),
    await publish(edition._id),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
})

test('an edition that nobody published is thrown away a week later, a published one stays', async () => {
  const published = await handIn(WOMEN, ['IIT Madras', '2026', '1100', '4000'])
  await publish(published._id, true)
  const left = await handIn(WOMEN, ['IIT Delhi', '2026', '1100', '4000'])
  const statusOf = async (id: string) =>
    (await admin.browser.call(factEditions.get, { params: { id } })).json().data?.state
  const inDays = (days: number) => ({
    ...server.deps,
    now: () => new Date(server.clock.now().getTime() + days * DAY_MS),
  })
  await clearLeftEditions(inDays(6))
  expect(await statusOf(left._id)).toBe('checked')
  await clearLeftEditions(inDays(8))
  expect([await statusOf(left._id), await statusOf(published._id)]).toEqual([undefined, 'published'])
})

test('a file without the columns of a fact, too long, no table or none at all is refused', async () => {
  const refused = async (bytes: Uint8Array) => {
    const answer = await upload(admin, bytes)
    return [answer.statusCode, answer.json().code]
  }
  expect(await refused(csv(['Rank', 'Institute'], ['1', 'NITC']))).toEqual([422, 'IMPORT_COLUMNS'])
  const long = Array.from({ length: EDITION_ROWS_MAX + 1 }, () => ['NITC', '2026', '1', '1'])
  expect(await refused(csv(WOMEN, ...long))).toEqual([422, 'IMPORT_UNREADABLE'])
  expect(await refused(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))).toEqual([422, 'IMPORT_UNREADABLE'])
  const none = await admin.browser.call(factEditions.upload, formWithFile('other', csv(WOMEN)))
  expect([none.statusCode, none.json().code]).toEqual([400, 'IMPORT_FILE_MISSING'])
})

test('nobody but an admin hands an edition in, reads or publishes one', async () => {
  const mentee = await aSignedIn(server)
  expect((await upload(mentee, csv(WOMEN))).statusCode).toBe(403)
  expect((await mentee.browser.call(factEditions.list)).statusCode).toBe(403)
  const edition = await handIn(WOMEN, ['IIT Bombay', '2026', '1100', '4000'])
  const body = { ...SOURCE, accept: true }
  const answer = await mentee.browser.call(factEditions.publish, { params: { id: edition._id }, body })
  expect(answer.statusCode).toBe(403)
})
