import { collegeSearches } from '@sopaan/contract/college-search'
import { EDITION_FIELD, factEditions } from '@sopaan/contract/fact-editions'
import { type ListPreferences, listChecks } from '@sopaan/contract/list-checks'
import { managedColleges } from '@sopaan/contract/managed-colleges'
import { seatPools } from '@sopaan/contract/seat-pools'
import { expect, onTestFinished, test } from 'vitest'
import { addNames, importFile } from '#api/features/guidance/cutoffs/import-file.service.ts'
import { runImports } from '#api/features/guidance/cutoffs/import-runner.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { cellsWith, csvOf } from '#api/testing/table-files.ts'

const SLUG = 'national-institute-of-technology-calicut'
const SEAT = {
  institute: SLUG,
  programme: 'computer-science-and-engineering-4-years-bachelor-of-technology',
  ...{ quota: 'hs', seatType: 'open', gender: 'neutral' },
}
const SOURCE = { source: 'Fee notice of NIT Calicut', sourceOn: '2026-11-20', sourceUrl: 'https://nitc.ac.in/fees' }
const FEE = { cycle: '2026-27', perYearInr: 160_500, scStPwdPerYearInr: 35_500, ...SOURCE }

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  const shownFacts = async () =>
    (await server.request(seatPools.findInstitute, { params: { slug: SLUG }, query: {} })).facts
  return { server, admin, shownFacts }
}

test('a corrected fee stands at once on the college, its seats and the list, with its source, and in the audit trail', async () => {
  const { server, admin, shownFacts } = await start()
  // The college's own sheet of 2025-26 that ships: 1,50,500.
  expect((await shownFacts())?.fees).toMatchObject({ cycle: '2025-26', perYearInr: 150_500, atAdmissionInr: 61_000 })
  const answer = await admin.browser.call(managedColleges.correctFees, { params: { slug: SLUG }, body: FEE })
  expect(answer.statusCode).toBe(200)
  const { source: _, sourceOn: __, sourceUrl, ...value } = FEE
  const fees = { kind: 'own', scope: 'year', ...value, url: sourceUrl }
  expect(await shownFacts()).toMatchObject({ fees, corrected: [{ fact: 'fees', ...SOURCE }], founded: 1961 })
  expect((await shownFacts())?.fees).not.toHaveProperty('atAdmissionInr')
  expect((await server.request(seatPools.get, { params: SEAT, query: {} })).facts?.fees).toEqual(fees)
  const { colleges } = await server.request(collegeSearches.find, { query: { q: 'nit calicut' } })
  expect(colleges[0]?.facts.fees).toEqual(fees)
  const trail = await server.deps.db.selectFrom('auditEvents').select(['action', 'change']).execute()
  expect(trail.find(({ action }) => action === 'college.correct')?.change).toMatchObject({
    institute: { after: 'National Institute of Technology Calicut' },
    fees: { after: value },
    source: { after: 'Fee notice of NIT Calicut, 2026-11-20' },
  })
})

test('a corrected fee takes along what is paid once at admission and what comes back, and more cannot come back', async () => {
  const { admin, shownFacts } = await start()
  const body = { ...FEE, atAdmissionInr: 61_000, refundableInr: 20_000 }
  await admin.browser.call(managedColleges.correctFees, { params: { slug: SLUG }, body })
  expect((await shownFacts())?.fees).toMatchObject({
    scope: 'two-semesters',
    ...{ perYearInr: 160_500, atAdmissionInr: 61_000, refundableInr: 20_000 },
  })
  const more = await admin.browser.call(managedColleges.correctFees, {
    params: { slug: SLUG },
    body: { ...body, refundableInr: 61_001 },
  })
  expect(more.json().errors).toMatchObject([{ path: 'refundableInr', code: 'more_than_paid' }])
})

test('a college that a table brings is shown with nothing published, and its facts are entered one by one or by file', async () => {
  const { server, admin } = await start()
  const name = 'New Institute of Technology, Amaravati'
  const slug = 'new-institute-of-technology-amaravati'
  const programme = { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }
  await addNames(server.deps, { institutes: [{ name, type: 'GFTI', homeStates: {} }], programmes: [programme] })
  await importFile(server.deps, {
    bytes: csvOf([cellsWith({ 0: name })]),
    asked: { counselling: 'josaa', season: '2027', round: '1' },
    isFinal: true,
    take: 'whole',
    bytesMax: 1_000_000,
    rowsMax: 1_000,
  })
  server.clock.advance(61_000)
  await currentBook(server.deps)
  const factsNow = async () => (await server.request(seatPools.findInstitute, { params: { slug }, query: {} })).facts
  expect(await factsNow()).toMatchObject({ nirf: [], fees: { kind: 'none', because: 'not-found' } })
  const { colleges } = await server.request(collegeSearches.find, { query: { q: 'amaravati' } })
  expect(colleges.map((each) => each.slug)).toEqual([slug])
  const corrected = await admin.browser.call(managedColleges.correctFees, { params: { slug }, body: FEE })
  expect(corrected.json().data.facts.fees).toMatchObject({ kind: 'own', perYearInr: 160_500 })
  expect((await factsNow())?.fees).toMatchObject({ kind: 'own', perYearInr: 160_500 })
  const file = Buffer.from(`Institute,Year,Rank\n"${name}",2027,88\n`)
  const edition = await admin.browser.call(factEditions.upload, formWithFile(EDITION_FIELD, file, { name: 'nirf.csv' }))
  expect(edition.json().data).toMatchObject({ refusedCount: 0, changes: [{ college: name, value: { rank: 88 } }] })
})

test('a list made by cost follows a corrected fee', async () => {
  const { server, admin } = await start()
  const weights = { branch: 0, college: 0, home: 0, cost: 1 }
  const preferences: ListPreferences = { families: [], states: ['Kerala'], weights, count: 60, boldness: 'balanced' }
  const rowsOf = async () => {
    const { data } = await server.request(listChecks.make, {
      body: { profile: { main: 22_000, state: 'Kerala' }, preferences },
    })
    // What is not on it would never be reached.
    const rowOf = (institute: string) => {
      const at = data?.keys.findIndex((key) => key.startsWith(institute)) ?? -1
      return at === -1 ? Number.POSITIVE_INFINITY : at
    }
    return { calicut: rowOf(`${SLUG}/`), kottayam: rowOf('indian-institute-of-information-technology-iiit-kottayam/') }
  }
  // NIT Calicut 1,50,500 a year; IIIT Kottayam 3,23,720.
  const before = await rowsOf()
  expect(before.calicut).toBe(0)
  expect(before.kottayam).toBeGreaterThan(0)
  await admin.browser.call(managedColleges.correctFees, {
    params: { slug: SLUG },
    body: { ...FEE, perYearInr: 390_000 },
  })
  const after = await rowsOf()
  expect(after.calicut).toBeGreaterThan(after.kottayam)
  expect(after.kottayam).toBeLessThan(25)
})

test('what is taken back no longer holds, what held before holds again, and both stay readable', async () => {
  const { server, admin, shownFacts } = await start()
  await admin.browser.call(managedColleges.correctNirf, {
    params: { slug: SLUG },
    body: { year: 2025, rank: 19, ...SOURCE },
  })
  server.clock.advance(1_000)
  const second = await admin.browser.call(managedColleges.correctNirf, {
    params: { slug: SLUG },
    body: { year: 2025, rank: 20, ...SOURCE },
  })
  expect((await shownFacts())?.nirf.at(-1)).toEqual([2025, 20])
  const [newest] = second.json().data.corrections
  const gone = await admin.browser.call(managedColleges.withdraw, { params: { slug: SLUG, id: newest._id } })
  expect(gone.json().data.corrections).toMatchObject([
    { value: { year: 2025, rank: 20 }, withdrawnAt: expect.any(String) },
    { value: { year: 2025, rank: 19 }, withdrawnAt: null },
  ])
  expect((await shownFacts())?.nirf.at(-1)).toEqual([2025, 19])
  const again = await admin.browser.call(managedColleges.withdraw, { params: { slug: SLUG, id: newest._id } })
  expect([again.statusCode, again.json().code]).toEqual([404, 'NOT_FOUND'])
})

test('staff read what a correction touches before they make one; a college that is not in the book is not found', async () => {
  const { server, admin } = await start()
  const { data } = (await admin.browser.call(managedColleges.get, { params: { slug: SLUG } })).json()
  const { programmes } = await server.request(seatPools.findInstitute, { params: { slug: SLUG }, query: {} })
  expect(data).toMatchObject({ slug: SLUG, name: 'National Institute of Technology Calicut', corrections: [] })
  expect(data.seatPages).toBeGreaterThan(programmes.length)
  const params = { slug: 'nowhere' }
  for (const answer of [
    await admin.browser.call(managedColleges.get, { params }),
    await admin.browser.call(managedColleges.correctFees, { params, body: FEE }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
})

test.each([
  [{ ...FEE, cycle: '2026-28' }, 'cycle'],
  [{ ...FEE, perYearInr: -1 }, 'perYearInr'],
  [{ ...FEE, sourceUrl: 'http://nitc.ac.in' }, 'sourceUrl'],
  [{ ...FEE, sourceOn: 'yesterday' }, 'sourceOn'],
  [{ ...FEE, source: ' ' }, 'source'],
])('a correction without a whole source or with a wrong figure is refused: %j', async (body, path) => {
  const { admin } = await start()
  const answer = await admin.browser.call(managedColleges.correctFees, { params: { slug: SLUG }, body })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.map((each: { path: string }) => each.path)).toEqual([path])
})

const OUTCOMES = {
  ...{ nirfEdition: 2026, academicYear: '2024-25', firstYearIntake: 1_100, graduatedOnTime: 950 },
  ...{ placed: 800, higherStudies: 90, medianSalaryInr: 1_300_000, ...SOURCE },
}

test('degrees, jobs and the share of women are put right like a fee, and stand with their source', async () => {
  const { server, admin, shownFacts } = await start()
  const { source: _, sourceOn: __, sourceUrl: ___, ...outcomes } = OUTCOMES
  const women = { nirfEdition: 2026, women: 1_000, men: 3_000 }
  await admin.browser.call(managedColleges.correctOutcomes, { params: { slug: SLUG }, body: OUTCOMES })
  server.clock.advance(1_000)
  await admin.browser.call(managedColleges.correctWomen, { params: { slug: SLUG }, body: { ...women, ...SOURCE } })
  const facts = await shownFacts()
  expect(facts).toMatchObject({ outcomes, women })
  expect(facts?.corrected?.map(({ fact }) => fact)).toEqual(['outcomes', 'women'])
})

test('the grade of NAAC and the founding year are put right too, and no grade is taken that NAAC does not give', async () => {
  const { admin, shownFacts } = await start()
  const params = { slug: SLUG }
  const grade = { grade: 'A+', gradeCycle: 3, ...SOURCE } as const
  await admin.browser.call(managedColleges.correctNaac, { params, body: grade })
  await admin.browser.call(managedColleges.correctFounded, { params, body: { founded: 1962, ...SOURCE } })
  expect(await shownFacts()).toMatchObject({ naac: { grade: 'A+', cycle: 3 }, founded: 1962 })
  const wrong = await admin.browser.call(managedColleges.correctNaac, { params, payload: { ...grade, grade: 'Z' } })
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'grade'])
  const early = await admin.browser.call(managedColleges.correctFounded, { params, body: { founded: 1799, ...SOURCE } })
  expect([early.statusCode, early.json().errors[0].path]).toEqual([422, 'founded'])
})

test('town, website and home States are put right in the book, and what held before holds again once taken back', async () => {
  const { server, admin } = await start()
  const name = 'National Institute of Technology Calicut'
  const calicut = { name, type: 'NIT', city: 'Kozhikode', state: 'Kerala', website: 'https://nitc.ac.in' } as const
  const programme = { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }
  const institutes = [{ ...calicut, homeStates: { HS: ['Kerala'] } }]
  await addNames(server.deps, { institutes, programmes: [programme] })
  await importFile(server.deps, {
    bytes: csvOf([cellsWith({ 0: name })]),
    asked: { counselling: 'josaa', season: '2027', round: '1' },
    isFinal: true,
    take: 'whole',
    bytesMax: 1_000_000,
    rowsMax: 1_000,
  })
  server.clock.advance(61_000)
  await currentBook(server.deps)
  const params = { slug: SLUG }
  const shownNow = async () => {
    await runImports(server.deps)
    server.clock.advance(61_000)
    await currentBook(server.deps)
    return (await admin.browser.call(managedColleges.get, { params })).json().data
  }
  const before = (await admin.browser.call(managedColleges.get, { params })).json().data.institute
  expect(before).toEqual({
    ...{ city: 'Kozhikode', state: 'Kerala', website: 'https://nitc.ac.in' },
    homeStates: { HS: ['Kerala'] },
  })
  const town = await admin.browser.call(managedColleges.correctTown, {
    params,
    body: { city: 'Lucknow', state: 'Uttar Pradesh', ...SOURCE },
  })
  expect(town.json().data.isCompiling).toBe(true)
  await admin.browser.call(managedColleges.correctWebsite, {
    params,
    body: { website: 'https://example.ac.in', ...SOURCE },
  })
  const homes = { HS: 'Kerala, Puducherry', ...SOURCE }
  await admin.browser.call(managedColleges.correctHomeStates, { params, body: homes })
  expect((await shownNow()).institute).toEqual({
    ...{ city: 'Lucknow', state: 'Uttar Pradesh', website: 'https://example.ac.in' },
    homeStates: { HS: ['Kerala', 'Puducherry'] },
  })
  const { institute, facts } = await server.request(seatPools.findInstitute, { params, query: {} })
  expect(institute).toMatchObject({ city: 'Lucknow', state: 'Uttar Pradesh', website: 'https://example.ac.in' })
  expect(facts?.at).toEqual([26.84, 80.92])
  const { corrections } = (await admin.browser.call(managedColleges.get, { params })).json().data
  for (const { _id } of corrections) {
    await admin.browser.call(managedColleges.withdraw, { params: { slug: SLUG, id: _id } })
  }
  expect((await shownNow()).institute).toEqual(before)
})

test('a State that is none, no home at all and a website without https are refused', async () => {
  const { admin } = await start()
  const params = { slug: SLUG }
  const faults = [
    await admin.browser.call(managedColleges.correctHomeStates, { params, body: { HS: 'Kerala, Narnia', ...SOURCE } }),
    await admin.browser.call(managedColleges.correctHomeStates, { params, body: { HS: '', ...SOURCE } }),
    await admin.browser.call(managedColleges.correctWebsite, { params, body: { website: 'http://a.in', ...SOURCE } }),
    await admin.browser.call(managedColleges.correctTown, {
      params,
      payload: { city: 'Kozhikode', state: 'Narnia', ...SOURCE },
    }),
    await admin.browser.call(managedColleges.hide, { params, payload: { fact: 'town', reason: 'wrong', ...SOURCE } }),
  ]
  expect(faults.map((answer) => [answer.statusCode, answer.json().errors[0].path])).toEqual([
    [422, 'HS'],
    [422, 'HS'],
    [422, 'website'],
    [422, 'state'],
    [422, 'fact'],
  ])
})

test('a fact that is wrong is hidden with its reason, says so to everybody, and is shown again once taken back', async () => {
  const { server, admin, shownFacts } = await start()
  const params = { slug: SLUG }
  const body = { fact: 'fees', reason: 'The sheet is of another college', ...SOURCE } as const
  const hidden = await admin.browser.call(managedColleges.hide, { params, body })
  expect(hidden.json().data.corrections).toMatchObject([{ fact: 'fees', value: { hidden: body.reason } }])
  expect(await shownFacts()).toMatchObject({
    fees: { kind: 'none', because: 'not-reliable' },
    corrected: [{ fact: 'fees', isHidden: true, ...SOURCE }],
  })
  const trail = await server.deps.db.selectFrom('auditEvents').select(['action', 'change']).execute()
  expect(trail.find(({ action }) => action === 'college.hide-fact')?.change).toMatchObject({
    fees: { after: { hidden: body.reason } },
  })
  const [{ _id: id }] = hidden.json().data.corrections
  await admin.browser.call(managedColleges.withdraw, { params: { slug: SLUG, id } })
  expect((await shownFacts())?.fees).toMatchObject({ kind: 'own', perYearInr: 150_500 })
})

test('more placed and studying than finished, and a college of nobody, are refused', async () => {
  const { admin } = await start()
  const faultsOf = (answer: { statusCode: number; json: () => { errors: { path: string; code: string }[] } }) => [
    answer.statusCode,
    ...answer.json().errors.map(({ path, code }) => `${path}: ${code}`),
  ]
  const params = { slug: SLUG }
  // 870 and 90 of 950.
  const many = await admin.browser.call(managedColleges.correctOutcomes, {
    params,
    body: { ...OUTCOMES, placed: 870 },
  })
  expect(faultsOf(many)).toEqual([422, 'graduatedOnTime: more_than_graduated'])
  const body = { nirfEdition: 2026, women: 0, men: 0, ...SOURCE }
  const nobody = await admin.browser.call(managedColleges.correctWomen, { params, body })
  expect(faultsOf(nobody)).toEqual([422, 'women: nobody_counted'])
})

test('nobody but an admin reads or corrects facts of colleges', async () => {
  const { server } = await start()
  const mentee = await aSignedIn(server)
  expect((await mentee.browser.call(managedColleges.get, { params: { slug: SLUG } })).statusCode).toBe(403)
  expect(
    (await mentee.browser.call(managedColleges.correctFees, { params: { slug: SLUG }, body: FEE })).statusCode,
  ).toBe(403)
  const other = await mentee.browser.call(managedColleges.correctOutcomes, { params: { slug: SLUG }, body: OUTCOMES })
  expect(other.statusCode).toBe(403)
  const women = { nirfEdition: 2026, women: 1, men: 1, ...SOURCE }
  const third = await mentee.browser.call(managedColleges.correctWomen, { params: { slug: SLUG }, body: women })
  expect(third.statusCode).toBe(403)
  const founded = { founded: 1961, ...SOURCE }
  const fourth = await mentee.browser.call(managedColleges.correctFounded, { params: { slug: SLUG }, body: founded })
  expect(fourth.statusCode).toBe(403)
  const naac = { grade: 'A', gradeCycle: 2, ...SOURCE } as const
  const fifth = await mentee.browser.call(managedColleges.correctNaac, { params: { slug: SLUG }, body: naac })
  expect(fifth.statusCode).toBe(403)
  const others = [
    await mentee.browser.call(managedColleges.correctTown, {
      params: { slug: SLUG },
      body: { city: 'A', state: 'Kerala', ...SOURCE },
    }),
    await mentee.browser.call(managedColleges.correctWebsite, {
      params: { slug: SLUG },
      body: { website: 'https://a.in', ...SOURCE },
    }),
    await mentee.browser.call(managedColleges.correctHomeStates, {
      params: { slug: SLUG },
      body: { HS: 'Kerala', ...SOURCE },
    }),
    await mentee.browser.call(managedColleges.hide, {
      params: { slug: SLUG },
      body: { fact: 'fees', reason: 'wrong', ...SOURCE },
    }),
  ]
  expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
})
