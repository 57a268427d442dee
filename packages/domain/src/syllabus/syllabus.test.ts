import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { syllabusNames } from '../names/hi/syllabus.ts'
import { compileNames } from './compile-names.ts'
import { type ChapterLine, compileSyllabus, readHeadings } from './compile-syllabus.ts'
import { EXAM_DAYS, nextExam } from './exam-days.ts'
import { chaptersOf, SYLLABUS, SYLLABUS_SOURCES } from './syllabus.ts'

const HEADINGS = `
- **Mathematics (2)**: Sets, Relations and Functions; Vectors (read in part [U]).
- **Physics (1)**: General (units, errors).
- **Chemistry (3)**: Physical - Solutions. Organic - Organic Compounds containing Halogens; ... Oxygen.
`
const LINE: ChapterLine = {
  subject: 'physics',
  mainUnit: 'General',
  advancedHead: 'General',
  chapter: "Newton's laws",
  hi: 'न्यूटन के नियम',
  class: '11',
  priority: 'high',
  hours: '8',
  words: 'nlm;laws of motion',
}

test('JEE Main has 14, 20 and 20 units, and each of them has a chapter', () => {
  const unitsOf = (subject: string) =>
    new Set(SYLLABUS.flatMap((each) => (each.subject === subject ? (each.mainUnit ?? []) : []))).size
  expect(['mathematics', 'physics', 'chemistry'].map(unitsOf)).toEqual([14, 20, 20])
})

test('JEE Advanced has 7 heads of physics and 10 of mathematics, and asks for chapters that JEE Main dropped', () => {
  const headsOf = (subject: string) =>
    new Set(SYLLABUS.flatMap((each) => (each.subject === subject ? (each.advancedHead ?? []) : []))).size
  expect(headsOf('physics')).toBe(7)
  expect(headsOf('mathematics')).toBe(10)
  const onlyThere = SYLLABUS.filter(({ mainUnit }) => mainUnit === null).map(({ name }) => name)
  for (const name of ['Solid state', 'Surface chemistry', 'Hydrogen', 's-block elements', 'Polymers'])
    expect(onlyThere).toContain(name)
})

test('the plan of JEE Main has 90 chapters; that of JEE Advanced has more of them and more hours', () => {
  const main = chaptersOf('main')
  const advanced = chaptersOf('advanced')
  expect(main).toHaveLength(90)
  expect(advanced.length).toBeGreaterThan(main.length)
  // Rotation: 12 of our hours for Main, a quarter more for Advanced.
  const rotation = (list: typeof main) =>
    list.find(({ key }) => key === 'phys-rotation-of-rigid-bodies')?.expectedMinutes
  expect([rotation(main), rotation(advanced)]).toEqual([720, 900])
})

test('both lists name where they were read', () => {
  for (const { source, season, checkedOn } of Object.values(SYLLABUS_SOURCES)) {
    expect(source.length).toBeGreaterThan(20)
    expect(season).toMatch(/20\d\d/)
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('what ships is what the command makes of the table of chapters', () => {
  const rows = readFileSync('data/planner/chapters.csv', 'utf8').trim().split('\n').length - 1
  expect(SYLLABUS).toHaveLength(rows)
})

test('headings are read as people copy them', () => {
  expect(readHeadings(HEADINGS)).toEqual({
    mathematics: ['Sets, Relations and Functions', 'Vectors'],
    physics: ['General'],
    chemistry: ['Solutions', 'Organic Compounds containing Halogens', 'Organic Compounds containing Oxygen'],
  })
})

test('a heading without a chapter, a chapter under no published heading and a line that cannot be read are named', () => {
  const published = { physics: ['General', 'Optics'], chemistry: [], mathematics: [] }
  const lines = [LINE, { ...LINE, chapter: 'Rockets', advancedHead: 'Rocketry' }, { ...LINE, hours: 'many' }]
  const outcome = compileSyllabus({ main: published, advanced: { ...published, physics: ['General'] } }, lines)
  expect(outcome).toEqual({
    ok: false,
    faults: [
      "cannot be read: physics, Newton's laws",
      'no chapter for physics, Optics',
      'not published: physics, Rocketry',
    ],
  })
})

test('each examination names its source, and a day nobody published is called expected', () => {
  expect(EXAM_DAYS.map(({ id }) => id)).toEqual(['main-1', 'main-2', 'advanced'])
  for (const { on, basis, isExpected, source } of EXAM_DAYS) {
    expect(on > basis).toBe(true)
    expect(isExpected).toBe(true)
    expect(source).not.toBe('')
  }
  expect(nextExam('2026-11-21').id).toBe('main-1')
  expect(nextExam('2027-01-21').id).toBe('main-2')
  expect(nextExam('2028-01-01').id).toBe('advanced')
})

test('every chapter, unit and head that ships has a Hindi name, and no two chapters of a subject share one', () => {
  const headings = SYLLABUS.flatMap(({ mainUnit, advancedHead }) => [mainUnit, advancedHead]).filter(
    (each) => each !== null,
  )
  const unnamed = [
    ...SYLLABUS.map(({ key }) => [key, syllabusNames.chapters[key]]),
    ...headings.map((heading) => [heading, syllabusNames.headings[heading]]),
  ].filter(([, hindi]) => !/[\u0900-\u097f]/.test(hindi ?? ''))
  expect(unnamed).toEqual([])
  const named = SYLLABUS.map(({ key, subject }) => `${subject} ${syllabusNames.chapters[key]}`)
  expect(new Set(named).size).toBe(named.length)
  expect(syllabusNames.chapters['phys-wave-optics']).toBe('तरंग प्रकाशिकी')
  expect(syllabusNames.headings['Optics']).toBe('प्रकाशिकी')
  expect(syllabusNames.chapters['own-1']).toBeUndefined()
})

test('a chapter or heading without a Hindi name is named, and so is a heading that no chapter stands under', () => {
  const heading = { heading: 'General', hi: 'सामान्य' }
  expect(compileNames('hi', [LINE], [heading])).toEqual({
    ok: true,
    names: { chapters: { 'phys-newtons-laws': 'न्यूटन के नियम' }, headings: { General: 'सामान्य' } },
  })
  const lines = [{ ...LINE, hi: 'Laws', advancedHead: 'Mechanics' }]
  expect(compileNames('hi', lines, [heading, { heading: 'Optics', hi: 'प्रकाशिकी' }])).toEqual({
    ok: false,
    faults: ["no name in hi: Newton's laws", 'no name in hi: Mechanics', 'under no chapter: Optics'],
  })
})
