import { expect, test } from 'vitest'
import { SYLLABUS } from '../../syllabus/syllabus.ts'
import { type QuickSession, readQuickAdd } from './quick-add.ts'

/** A Saturday, three in the afternoon; the usual hour is five. */
const NOW = { today: '2026-11-21', minute: 15 * 60, usualMinute: 17 * 60, chapters: SYLLABUS }

type Row = [text: string, when: string, minutes: number, what: string, repeat?: string]

/** What each line was meant to say, written down before the reading of lines was. `what`: a chapter, a subject or the words. */
const PHRASES: Row[] = [
  ['optics 2h tomorrow 6pm', '2026-11-22 18:00', 120, 'phys-ray-optics-and-instruments'],
  ['physics 90 min today 7pm', '2026-11-21 19:00', 90, 'physics'],
  ['mock test sunday 9am 3h', '2026-11-22 09:00', 180, 'Mock test'],
  ['organic chemistry monday 5-7pm', '2026-11-23 17:00', 120, 'chemistry'],
  ['rotation 1.5h mon 18:30', '2026-11-23 18:30', 90, 'phys-rotation-of-rigid-bodies'],
  ['SHM 45m tonight', '2026-11-21 21:00', 45, 'phys-simple-harmonic-motion'],
  ['revise chemical bonding tomorrow morning 1 hour', '2026-11-22 07:00', 60, 'chem-chemical-bonding'],
  ['chemistry 2 hours day after tomorrow 4 pm', '2026-11-23 16:00', 120, 'chemistry'],
  ['p&c 1h30 25 nov 8pm', '2026-11-25 20:00', 90, 'math-permutations-and-combinations'],
  ['vectors on 3 december at 6:15 pm for 50 minutes', '2026-12-03 18:15', 50, 'math-vector-algebra'],
  ['integration daily 6am 1h', '2026-11-22 06:00', 60, 'math-indefinite-integrals', 'daily'],
  ['maths every weekday 7pm 2h', '2026-11-23 19:00', 120, 'mathematics', 'weekdays'],
  ['mock every sunday 9am 3h', '2026-11-22 09:00', 180, 'Mock', 'weekly'],
  ['English essay 30 min friday', '2026-11-27 17:00', 30, 'English essay'],
  ['ray optics', '2026-11-21 17:00', 60, 'phys-ray-optics-and-instruments'],
  ['waves in 3 days 7 pm', '2026-11-24 19:00', 60, 'phys-waves-on-strings-and-sound'],
  ['electrostatics next monday 6pm', '2026-11-23 18:00', 60, 'phys-charges-fields-and-gausss-law'],
  ['emi next saturday 10am 2h', '2026-11-28 10:00', 120, 'phys-electromagnetic-induction'],
  ['limits saturday 8am', '2026-11-28 08:00', 60, 'math-limits'],
  ['limits saturday 8pm', '2026-11-21 20:00', 60, 'math-limits'],
  ['2h chemical bonding tomorrow', '2026-11-22 17:00', 120, 'chem-chemical-bonding'],
  ['goc tomorrow noon 1h', '2026-11-22 12:00', 60, 'chem-general-organic-chemistry'],
  ['biomolecules tomorrow 14:00-15:30', '2026-11-22 14:00', 90, 'chem-biomolecules'],
  ['probability 6 pm', '2026-11-21 18:00', 60, 'math-probability'],
  ['probability 9am', '2026-11-22 09:00', 60, 'math-probability'],
  ['ionic equilibrium 12/12 at 5pm 75min', '2026-12-12 17:00', 75, 'chem-ionic-equilibrium'],
  ['notes half an hour tomorrow evening', '2026-11-22 18:00', 30, 'Notes'],
  ['matrices 2h 30m sun 3pm', '2026-11-22 15:00', 150, 'math-matrices'],
  ['coordination compounds tmrw 7:30pm 1 hr', '2026-11-22 19:30', 60, 'chem-co-ordination-compounds'],
  ['NCERT chapter 5 tomorrow 6pm', '2026-11-22 18:00', 60, 'NCERT chapter 5'],
  ['3d geometry 1h tomorrow 8pm', '2026-11-22 20:00', 60, 'math-three-dimensional-geometry'],
  ['5 jan 2027 pyq 3h 10am', '2027-01-05 10:00', 180, 'Pyq'],
  ['aod 2h at 6', '2026-11-21 18:00', 120, 'math-applications-of-derivatives'],
  ['chem 45 min', '2026-11-21 17:00', 45, 'chemistry'],
  ['kal 6pm physics', '2026-11-22 18:00', 60, 'physics'],
  ['physics kal shaam 6 baje', '2026-11-22 18:00', 60, 'physics'],
  ['optics parso subah 7 baje 2 ghante', '2026-11-23 07:00', 120, 'phys-ray-optics-and-instruments'],
  ['roz 6 baje maths 1 ghanta', '2026-11-21 18:00', 60, 'mathematics', 'daily'],
  ['har ravivar mock 3h 9am', '2026-11-22 09:00', 180, 'Mock', 'weekly'],
  ['aaj raat 9 baje probability', '2026-11-21 21:00', 60, 'math-probability'],
  ['कल शाम 6 बजे भौतिकी', '2026-11-22 18:00', 60, 'physics'],
  ['गणित सोमवार सुबह ७ बजे 2 घंटे', '2026-11-23 07:00', 120, 'mathematics'],
  ['kalpana ke notes tomorrow 6pm', '2026-11-22 18:00', 60, 'Kalpana ke notes'],
  ['physics kal subah 7-9', '2026-11-22 07:00', 120, 'physics'],
  ['chem ka revision aaj raat 10 baje', '2026-11-21 22:00', 60, 'chemistry'],
  ['maths karna hai kal 5 baje', '2026-11-22 17:00', 60, 'mathematics'],
  ['mock dena hai ravivar 9am 3 ghante', '2026-11-22 09:00', 180, 'Mock'],
  ['optics padhna hai kal shaam 6 se 8 baje', '2026-11-22 18:00', 120, 'phys-ray-optics-and-instruments'],
  ['aadha ghanta limits kal subah', '2026-11-22 07:00', 30, 'math-limits'],
  ['dedh ghanta optics kal 6pm', '2026-11-22 18:00', 90, 'phys-ray-optics-and-instruments'],
  ['dhai ghante maths somvar 5pm', '2026-11-23 17:00', 150, 'mathematics'],
  ['har somvar shaam 6 baje physics 2 ghante', '2026-11-23 18:00', 120, 'physics', 'weekly'],
  ['roz subah 5 baje chemistry 1 ghanta', '2026-11-22 05:00', 60, 'chemistry', 'daily'],
  ['parso dopahar 2 baje rotation', '2026-11-23 14:00', 60, 'phys-rotation-of-rigid-bodies'],
  ['guruwar raat 8 baje p&c 90 min', '2026-11-26 20:00', 90, 'math-permutations-and-combinations'],
  ['कल सुबह 6 बजे गणित डेढ़ घंटा', '2026-11-22 06:00', 90, 'mathematics'],
  ['रोज़ रात 9 बजे रसायन आधा घंटा', '2026-11-21 21:00', 30, 'chemistry', 'daily'],
  ['परसों शाम 5 बजे मॉक 3 घंटे', '2026-11-23 17:00', 180, 'मॉक'],
  ['हर रविवार सुबह 9 बजे मॉक टेस्ट 3 घंटे', '2026-11-22 09:00', 180, 'मॉक टेस्ट', 'weekly'],
  ['kal sadhe 6 baje optics', '2026-11-22 18:30', 60, 'phys-ray-optics-and-instruments'],
  ['chapter 6 se 8 padhna hai kal 5pm', '2026-11-22 17:00', 60, 'Chapter 6 - 8'],
  ['kal 10 se 12 mock', '2026-11-22 10:00', 120, 'Mock'],
  ['kal 6 se 8 physics', '2026-11-22 18:00', 120, 'physics'],
  ['11am-1pm sunday full syllabus test', '2026-11-22 11:00', 120, 'Full syllabus test'],
]

test.each(PHRASES)('planner: "%s" is read as it was meant', (...row: Row) => {
  const [text, when, minutes, what, repeat] = row
  const read = readQuickAdd(text, NOW)
  if (!read.ok) throw new Error(`${text} was refused: ${read.reason}`)
  const { session } = read
  expect(`${session.day} ${clock(session.startMinute)}`).toBe(when)
  expect(session.minutes).toBe(minutes)
  expect(whatOf(session)).toBe(what)
  expect(session.repeat).toBe(repeat)
})

test.each([
  // Saturday at three: Monday, Wednesday and Friday of the week that comes.
  ['electrostatics mon wed fri 6-8pm', ['2026-11-23', '2026-11-25', '2026-11-27'], 120, undefined],
  ['thermodynamics tue, thu and sat 7pm', ['2026-11-21', '2026-11-24', '2026-11-26'], 60, undefined],
  ['every mon and thu limits 6am', ['2026-11-23', '2026-11-26'], 60, 'weekly'],
  ['optics som budh 6pm', ['2026-11-23', '2026-11-25'], 60, undefined],
  ['optics monday 6pm', ['2026-11-23'], 60, undefined],
] as const)('"%s" is a session on each of its days', (text, days, minutes, repeat) => {
  const read = readQuickAdd(text, NOW)
  if (!read.ok) throw new Error(`${text} was refused: ${read.reason}`)
  const { session } = read
  expect([session.day, ...session.alsoOn]).toEqual(days)
  expect([session.minutes, session.repeat]).toEqual([minutes, repeat])
  expect(session.title).not.toMatch(/mon|wed|fri|tue|thu|sat|som|budh/i)
})

test.each([
  ['mock paper 2h 30/11 6pm', '2026-11-30 18:00', 120],
  ['mock paper 2h 30 nov 6pm', '2026-11-30 18:00', 120],
  ['mock paper 2h 30 6pm', '2026-11-21 18:00', 150],
] as const)('in "%s" a date behind the hours is no minutes', (text, when, minutes) => {
  const read = readQuickAdd(text, NOW)
  if (!read.ok) throw new Error(`${text} was refused: ${read.reason}`)
  expect([`${read.session.day} ${clock(read.session.startMinute)}`, read.session.minutes]).toEqual([when, minutes])
  expect(read.session.title).toBe('Mock paper')
})

test.each([
  // Saturday at three: what is handed in on Friday is done at the next usual hour, unless the line names another day.
  ['maths homework due friday 1h', '2026-11-21', '2026-11-27', 'Maths homework', 60],
  ['chem dpp 12 due tomorrow sunday 10am', '2026-11-22', '2026-11-22', 'Chem dpp 12', 60],
  ['physics assignment 45 min due 30 nov', '2026-11-21', '2026-11-30', 'Physics assignment', 45],
  ['maths homework somvar tak', '2026-11-21', '2026-11-23', 'Maths homework', 60],
  ['कल तक गणित का होमवर्क', '2026-11-21', '2026-11-22', undefined, 60],
] as const)('"%s" is homework with the day it is handed in', (...row) => {
  const [text, day, dueOn, title, minutes] = row
  const read = readQuickAdd(text, NOW)
  if (!read.ok) throw new Error(`${text} was refused: ${read.reason}`)
  expect([read.session.day, read.session.dueOn, read.session.minutes]).toEqual([day, dueOn, minutes])
  if (title !== undefined) expect(read.session.title).toBe(title)
})

test.each(['due diligence notes 6pm', 'chapter 3 tak revise 6pm'])('"%s" is no homework', (text) => {
  const read = readQuickAdd(text, NOW)
  expect(read.ok && read.session.dueOn).toBeUndefined()
})

test.each([
  ['', 'no-title'],
  ['   2h tomorrow 6pm', 'no-title'],
  ['optics 20h tomorrow', 'too-long'],
  ['optics 12 nov 2026 6pm', 'past'],
  ['optics 31/2 6pm', 'no-such-day'],
])('"%s" is refused with %s', (text, reason) => {
  expect(readQuickAdd(text, NOW)).toEqual({ ok: false, reason })
})

test('a day of a month that has passed this year is meant for the next', () => {
  const read = readQuickAdd('optics 10 march 6pm', NOW)
  expect(read.ok && read.session.day).toBe('2027-03-10')
})

test('a chapter keeps the words that were typed, with a capital', () => {
  const read = readQuickAdd('revise p&c tomorrow', NOW)
  expect(read.ok && read.session.title).toBe('Revise p&c')
})

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function whatOf({ chapterKey, subject, title }: QuickSession): string {
  return chapterKey ?? subject ?? title
}
