import { collegeRecords, type ListedRecord, type RecordKind } from '@sopaan/contract/college-records'
import { collegeSearches } from '@sopaan/contract/college-search'
import { managedCollegeData } from '@sopaan/contract/managed-college-data'
import { mentors } from '@sopaan/contract/mentors'
import { seatPools } from '@sopaan/contract/seat-pools'
import { expect, onTestFinished, test } from 'vitest'
import { addNames, importFile } from '#api/features/guidance/cutoffs/import-file.service.ts'
import { runImports } from '#api/features/guidance/cutoffs/import-runner.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { anApprovedMentor } from '#api/testing/mentors.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { cellsWith, csvOf } from '#api/testing/table-files.ts'

const WRONG = 'A Colege of Technology'
const CALICUT = 'National Institute of Technology Calicut'
const SLUG = 'a-colege-of-technology'
const CIVIL = { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }

/** A round of 2027 with one college written in two ways, which staff took for two. */
async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const names = [WRONG, 'Other College of Technology', 'Another Place'].map((name) => ({
    name,
    type: 'GFTI' as const,
    homeStates: {},
  }))
  const calicut = { name: CALICUT, type: 'NIT' as const, homeStates: {} }
  await addNames(server.deps, { institutes: [...names, calicut], programmes: [CIVIL] })
  await importFile(server.deps, {
    bytes: csvOf([
      cellsWith({ 0: WRONG }),
      cellsWith({ 0: 'Other College of Technology', 3: 'SC' }),
      cellsWith({ 0: 'Another Place' }),
      cellsWith({ 0: CALICUT }),
    ]),
    asked: { counselling: 'josaa', season: '2027', round: '1' },
    isFinal: true,
    take: 'whole',
    bytesMax: 1_000_000,
    rowsMax: 1_000,
  })
  const { browser } = await aSignedIn(server, 'admin')
  const list = async (q: string, kind: RecordKind = 'institute'): Promise<ListedRecord[]> =>
    (await browser.call(collegeRecords.list, { query: { q, kind } })).json().data
  const idOf = async (q: string, kind?: RecordKind) => {
    const [found] = await list(q, kind)
    if (!found) throw new Error(`There is no record of ${q}.`)
    return found._id
  }
  /** Has the book made anew, and read by this process. */
  const settle = async () => {
    await runImports(server.deps)
    server.clock.advance(61_000)
    await currentBook(server.deps)
  }
  const page = async (slug: string) => server.request(seatPools.findInstitute, { params: { slug }, query: {} })
  const shownRows = async (): Promise<string[]> => {
    const { data } = (await browser.call(managedCollegeData.list, { query: { season: 2027 } })).json()
    return data.map((row: { institute: { name: string } }) => row.institute.name).sort()
  }
  const rename = async (id: string, name: string, kind: RecordKind = 'institute') =>
    browser.call(collegeRecords.rename, { params: { kind, id }, body: { name, reason: 'A slip at the import' } })
  return { server, browser, list, idOf, settle, page, shownRows, rename }
}

test('a renamed college bears its new name on its page, in the table, in search and under its old address, until that is undone', async () => {
  const { server, browser, list, idOf, settle, page, shownRows, rename } = await start()
  const id = await idOf('colege')
  const answer = await rename(id, 'A College of Technology')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    name: 'A College of Technology',
    printed: WRONG,
    touches: { rows: 1, rounds: 1, lists: 0 },
    isCompiling: true,
    changes: [{ action: 'rename', before: null, after: 'A College of Technology', reason: 'A slip at the import' }],
  })
  expect(await shownRows()).toContain('A College of Technology')
  await settle()
  expect((await page(SLUG)).institute).toMatchObject({ slug: SLUG, name: 'A College of Technology' })
  expect((await list('a college of technology')).map(({ name }) => name)).toContain('A College of Technology')
  const { data } = (await browser.call(managedCollegeData.list, { query: { season: 2027, q: 'colege' } })).json()
  expect(data[0].seatKey).toBe(`${SLUG}/civil-engineering-4-years-bachelor-of-technology/ai/open/neutral`)
  const { institutes } = await server.request(seatPools.listInstitutes, {})
  expect(institutes.find(({ slug }) => slug === SLUG)?.name).toBe('A College of Technology')
  const trail = await server.deps.db.selectFrom('auditEvents').select(['action', 'change']).execute()
  expect(trail.find(({ action }) => action === 'college-record.rename')?.change).toMatchObject({
    institute: { before: WRONG },
    rename: { after: 'A College of Technology' },
  })
  const undone = await browser.call(collegeRecords.undo, { params: { id: answer.json().data.changes[0]._id } })
  expect(undone.json().data).toMatchObject({ name: WRONG, changes: [{ undoneAt: expect.any(String) }] })
  await settle()
  expect((await page(SLUG)).institute.name).toBe(WRONG)
  expect(await shownRows()).toContain(WRONG)
})

test('a table with the printed name of a renamed college is read as before, and so is one with the new name', async () => {
  const { server, browser, idOf, settle, rename, page } = await start()
  await rename(await idOf('colege'), 'A College of Technology')
  await settle()
  await importFile(server.deps, {
    bytes: csvOf([cellsWith({ 0: WRONG, 6: '260' }), cellsWith({ 0: 'A College of Technology', 3: 'ST' })]),
    asked: { counselling: 'josaa', season: '2027', round: '2' },
    isFinal: true,
    take: 'whole',
    bytesMax: 1_000_000,
    rowsMax: 1_000,
  })
  server.clock.advance(61_000)
  await currentBook(server.deps)
  expect((await page(SLUG)).institute.name).toBe('A College of Technology')
  const { data } = (await browser.call(managedCollegeData.list, { query: { season: 2027, round: 2 } })).json()
  expect(data.map((row: { institute: { name: string } }) => row.institute.name)).toEqual([
    'A College of Technology',
    'A College of Technology',
  ])
})

test('two records of one college are merged where no seat is printed by both, and come apart again', async () => {
  const { server, browser, idOf, settle, page, shownRows } = await start()
  const listedAt = await mentorsAt(server, 'other-college-of-technology')
  const [id, into, clashing] = [await idOf('other college'), await idOf('colege'), await idOf('another place')]
  const params = { kind: 'institute' as const, id }
  const preview = await browser.call(collegeRecords.previewMerge, { params: { ...params, into } })
  // Both have a seat of Civil Engineering, in one round: one branch, two rows.
  const alone = { taught: 1, rows: 1, rounds: 1, lists: 0, mentors: 0 }
  expect(preview.json().data).toMatchObject({
    own: { ...alone, mentors: 1, slug: 'other-college-of-technology' },
    into: { ...alone, name: WRONG, slug: SLUG },
    both: { taught: 1, rows: 2, rounds: 1, lists: 0, mentors: 1 },
    clashes: 0,
  })
  const refused = await browser.call(collegeRecords.merge, {
    params: { kind: 'institute', id: clashing },
    body: { into, reason: 'The same' },
  })
  expect(refused.json().code).toBe('RECORD_CLASH')
  const merged = await browser.call(collegeRecords.merge, { params, body: { into, reason: 'The same' } })
  expect(merged.json().data).toMatchObject({ mergedInto: WRONG })
  expect(await shownRows()).toEqual([WRONG, WRONG, 'Another Place', CALICUT].sort())
  await settle()
  const both = await page('other-college-of-technology')
  expect(both.institute).toMatchObject({ slug: SLUG, name: WRONG })
  // Who applied as one of the other is found at what both are, by either address.
  expect(await listedAt(SLUG)).toEqual([WRONG])
  expect(await listedAt('other-college-of-technology')).toEqual([WRONG])
  const again = await browser.call(collegeRecords.merge, { params, body: { into, reason: 'Twice' } })
  expect(again.json().code).toBe('RECORD_MERGED')
  await browser.call(collegeRecords.undo, { params: { id: merged.json().data.changes[0]._id } })
  await settle()
  expect((await page('other-college-of-technology')).institute.name).toBe('Other College of Technology')
  expect(await listedAt('other-college-of-technology')).toEqual(['Other College of Technology'])
  expect(await listedAt(SLUG)).toEqual([])
})

test('an institute is found by a short name that staff gave it, and by one that ships no more once it is taken away', async () => {
  const { server, browser, idOf, settle, page } = await start()
  await page(SLUG)
  const found = async (q: string) =>
    (await server.request(collegeSearches.find, { query: { q } })).colleges.map(({ name }) => name)
  const id = await idOf('national institute of technology calicut')
  const call = (nickname: string, how: 'add' | 'remove') =>
    browser.call(collegeRecords.nickname, { params: { id }, body: { nickname, how, reason: 'Said so in Kerala' } })
  expect((await call('REC Malabar', 'add')).json().data.nicknames[0]).toEqual({ name: 'rec malabar', is: 'added' })
  expect((await call('rec  malabar', 'add')).json().code).toBe('RECORD_NICKNAME')
  expect((await call('nitc', 'remove')).statusCode).toBe(200)
  await settle()
  expect(await found('rec malabar')).toEqual([CALICUT])
  expect(await found('nitc')).not.toContain(CALICUT)
  expect((await call('rec malabar', 'remove')).statusCode).toBe(200)
  expect((await call('nitc', 'add')).statusCode).toBe(200)
  await settle()
  expect(await found('nitc')).toEqual([CALICUT])
})

test('a name of another record, the name it has, an unlike record and a change undone twice are refused', async () => {
  const { browser, idOf, rename } = await start()
  const id = await idOf('colege')
  expect((await rename(id, 'other college of  technology')).json()).toMatchObject({
    code: 'RECORD_NAME_TAKEN',
    name: 'Other College of Technology',
  })
  expect((await rename(id, WRONG)).json().code).toBe('RECORD_NAME_SAME')
  const into = await idOf('national institute of technology calicut')
  const unlike = { params: { kind: 'institute' as const, id }, body: { into, reason: 'No' } }
  expect((await browser.call(collegeRecords.merge, unlike)).json().code).toBe('RECORD_UNLIKE')
  const { changes } = (await rename(id, 'A College of Technology')).json().data
  const undo = () => browser.call(collegeRecords.undo, { params: { id: changes[0]._id } })
  expect((await undo()).statusCode).toBe(200)
  expect((await undo()).json().code).toBe('RECORD_CHANGED_SINCE')
})

test('a programme is renamed, keeps its address, and its likely twins are named', async () => {
  const { browser, idOf, settle, page, rename } = await start()
  const id = await idOf('civil engineering 4 years bachelor of technology', 'programme')
  expect((await rename(id, 'Civil and Building Engineering', 'programme')).statusCode).toBe(200)
  await settle()
  const { programmes } = await page(SLUG)
  expect(programmes[0]?.programme.name).toBe('Civil and Building Engineering')
  expect(programmes[0]?.seats[0]?.key).toContain('/civil-engineering-4-years-bachelor-of-technology/')
  const params = { kind: 'institute' as const, id: await idOf('other college') }
  const { mayBe } = (await browser.call(collegeRecords.get, { params })).json().data
  expect(mayBe[0].name).toBe(WRONG)
})

test('the list says how much is taught, goes by any column, and keeps those that may be the same as another', async () => {
  const { browser, settle, rename, idOf } = await start()
  await rename(await idOf('other college'), 'Colege of the Other Side')
  await settle()
  const list = async (query: { sort?: 'name' | '-taught' | '-of'; only?: 'twins' }) =>
    (await browser.call(collegeRecords.list, { query: { limit: 100, ...query } })).json()
  const { data, twins } = await list({ sort: '-taught' })
  const counts = data.map(({ taught }: ListedRecord) => taught)
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
  expect(data.find(({ printed }: ListedRecord) => printed === WRONG)).toMatchObject({
    taught: 1,
    twin: 'Colege of the Other Side',
  })
  const kept = await list({ only: 'twins' })
  expect(kept.page.total).toBe(twins)
  expect(kept.data.every(({ twin }: ListedRecord) => twin !== null)).toBe(true)
  expect((await list({ sort: '-of' })).data[0].of).toBe('NIT')
})

test('two that are said not to be the same are offered for each other no more, until that is undone', async () => {
  const { server, browser, idOf, settle } = await start()
  const [id, other] = [await idOf('other college'), await idOf('colege')]
  await settle()
  const params = { kind: 'institute' as const, id }
  const mayBe = async (one: string): Promise<string[]> => {
    const answer = await browser.call(collegeRecords.get, { params: { kind: 'institute', id: one } })
    return answer.json().data.mayBe.map(({ _id }: { _id: string }) => _id)
  }
  expect(await mayBe(other)).toContain(id)
  const call = (body: { other: string; reason: string }) => browser.call(collegeRecords.notSame, { params, body })
  const answer = await call({ other, reason: 'Two towns' })
  expect(answer.json().data).toMatchObject({
    isCompiling: false,
    changes: [{ action: 'not-same', after: WRONG, reason: 'Two towns' }],
  })
  expect([await mayBe(id), await mayBe(other)].flat()).not.toEqual(expect.arrayContaining([id]))
  expect(await mayBe(id)).not.toContain(other)
  const trail = await server.deps.db.selectFrom('auditEvents').select(['action', 'change']).execute()
  expect(trail.find(({ action }) => action === 'college-record.not-same')?.change).toMatchObject({
    'not-same': { after: WRONG },
  })
  expect((await call({ other, reason: 'Twice' })).json().code).toBe('RECORD_TOLD')
  expect((await call({ other: id, reason: 'Itself' })).json().code).toBe('RECORD_UNLIKE')
  expect((await call({ other: '00000000-0000-4000-8000-000000000000', reason: 'No' })).statusCode).toBe(404)
  await browser.call(collegeRecords.undo, { params: { id: answer.json().data.changes[0]._id } })
  expect(await mayBe(other)).toContain(id)
  const target = await idOf('another place')
  const merge = { params: { kind: 'institute' as const, id: other }, body: { into: id, reason: 'The same' } }
  expect((await browser.call(collegeRecords.merge, merge)).statusCode).toBe(200)
  expect((await call({ other, reason: 'Late' })).json().code).toBe('RECORD_MERGED')
  expect((await call({ other: target, reason: 'Two towns' })).statusCode).toBe(200)
})

test('the list that is searched for is taken as a file, which says whether it is whole', async () => {
  const { server, browser, settle } = await start()
  await settle()
  const file = await browser.call(collegeRecords.csv, { query: { kind: 'institute', q: 'other college' } })
  expect(file.body.split('\r\n').slice(0, 3)).toEqual([
    '\ufeffname,printed_as,of,state,taught,spellings,merged_into,may_be',
    expect.stringMatching(/^Other College of Technology,Other College of Technology,GFTI,,1,0,,/),
    '# whole: 1 records',
  ])
  const { browser: mentee } = await aSignedIn(server, 'mentee')
  expect((await mentee.call(collegeRecords.csv, { query: {} })).statusCode).toBe(403)
})

test('nobody but staff reads or changes a record, and an unknown one is not found', async () => {
  const { server, browser, idOf } = await start()
  const { browser: mentee } = await aSignedIn(server, 'mentee')
  const params = { kind: 'institute' as const, id: await idOf('colege') }
  expect((await mentee.call(collegeRecords.get, { params })).statusCode).toBe(403)
  expect((await mentee.call(collegeRecords.rename, { params, body: { name: 'X', reason: 'Y' } })).statusCode).toBe(403)
  const apart = { params, body: { other: params.id, reason: 'Y' } }
  expect((await mentee.call(collegeRecords.notSame, apart)).statusCode).toBe(403)
  const unknown = { kind: 'institute' as const, id: '00000000-0000-4000-8000-000000000000' }
  expect((await browser.call(collegeRecords.get, { params: unknown })).statusCode).toBe(404)
})

/** Makes a mentor of an institute; answers the names under which the mentors of one are listed. */
async function mentorsAt(server: TestApp, instituteSlug: string) {
  const userId = await anApprovedMentor(server.deps, 0)
  await server.deps.db.updateTable('mentors').set({ instituteSlug }).where('userId', '=', userId).execute()
  return async (institute: string) => {
    const { data } = await server.request(mentors.list, { query: { institute } })
    return data.map(({ seat }) => seat.institute.name)
  }
}
