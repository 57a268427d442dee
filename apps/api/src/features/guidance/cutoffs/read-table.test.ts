import { gzipSync } from 'node:zlib'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { indexDirectory } from '@sopaan/domain/seats/directory/directory'
import { expect, test } from 'vitest'
import { type ReadOptions, readTable } from './read-table.ts'

const DIRECTORY: Directory = {
  institutes: [
    { name: 'Indian Institute of Technology (ISM) Dhanbad', type: 'IIT', homeStates: {} },
    { name: 'Institute of Design & Manufacturing, Hill "Top"', type: 'IIIT', homeStates: {} },
  ],
  programmes: [
    { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' },
    {
      name: 'Civil Engineering',
      degree: 'Bachelor and Master of Technology (Dual Degree)',
      durationYears: 5,
      family: 'CIVIL',
    },
  ],
  families: { CIVIL: 'Civil' },
}
const OPTIONS: ReadOptions = {
  asked: { counselling: 'josaa', season: '2025', round: '6' },
  names: indexDirectory(DIRECTORY),
  bytesMax: 20_000_000,
  rowsMax: 200_000,
}

function read(text: string | Uint8Array, options: Partial<ReadOptions> = {}) {
  const outcome = readTable(typeof text === 'string' ? Buffer.from(text) : text, { ...OPTIONS, ...options })
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`)
  return outcome.reading
}

const TIDY = `counselling,year,round,institute,institute_type,quota,programme,degree,duration_years,seat_type,gender_pool,opening_rank,closing_rank,preparatory
josaa,2025,6,"Institute of Design & Manufacturing, Hill ""Top""",IIIT,AI,Civil Engineering,Bachelor of Technology,4,OPEN,neutral,100,250,false
csab,2025,3,"Institute of Design & Manufacturing, Hill ""Top""",IIIT,AI,Civil Engineering,Bachelor of Technology,4,OPEN,neutral,9100,9250,false
josaa,2025,6,Indian Institute of Technology (ISM) Dhanbad,IIT,AI,Civil Engineering,Bachelor and Master of Technology (Dual Degree),5,ST,female,812,4,true
`

const PASTE_HEADINGS = 'Institute\tAcademic Program Name\tQuota\tSeat Type\tGender\tOpening Rank\tClosing Rank'
const PASTE_ROWS = [
  'Institute of Design & Manufacturing,  Hill "Top"\tCivil Engineering (4 Years, Bachelor of Technology)\tAI\tOPEN\tGender-Neutral\t100\t250',
  'Indian Institute of Technology (ISM) Dhanbad\tCivil Engineering (5 Years, Bachelor and Master of Technology (Dual Degree))\tAI\tST\tFemale-only (including Supernumerary)\t812\t4P',
]

/** As the portal's page is saved: layout tables around, entities, a hidden table, no closing tags where none are needed. */
const PAGE = `<!DOCTYPE html>
<html><head><title>Opening and Closing Ranks</title></head><body>
<table id="layout"><tr><td>Choose<table><tr><td>Round No<td>6</table></td></tr>
<tr><td>
<table class="table" id="ranks">
  <thead><tr><th>Institute</th><th>Academic&nbsp;Program<br>Name</th><th>Quota</th><th>Seat Type</th><th>Gender</th><th>Opening Rank</th><th>Closing Rank</th></tr></thead>
  <tbody>
  <tr><td>Institute of Design &amp; Manufacturing,  Hill &quot;Top&quot;</td><td>Civil  Engineering (4 Years, Bachelor of Technology)</td><td>AI</td><td>OPEN</td><td>Gender-Neutral</td><td><span>100</span></td><td>250</td></tr>
  <tr><td>Indian Institute of Technology (ISM) Dhanbad
      <td>Civil Engineering (5 Years, Bachelor and Master of Technology (Dual Degree))
      <td>AI<td>ST<td>Female-only (including Supernumerary)<td>812<td>4P
  </tr>
  </tbody>
</table></td></tr></table></body></html>`

test('the tidy table says body, season and round itself, and JoSAA and CSAB stay apart', () => {
  const reading = read(TIDY, { asked: {} })
  expect(reading).toMatchObject({ rowsRead: 3, refused: [], repeatedCount: 0 })
  expect(reading.rows.map(({ counselling, round, closingRank }) => [counselling, round, closingRank])).toEqual([
    ['josaa', 6, 250],
    ['csab', 3, 9250],
    ['josaa', 6, 4],
  ])
  expect(reading.rows[2]).toMatchObject({ isPreparatory: true, durationYears: 5, gender: 'female' })
})

test('packed with gzip it is the same table', () => {
  expect(read(gzipSync(TIDY)).rows).toEqual(read(TIDY).rows)
})

test('the portal’s page saved as HTML gives the same rows as its text pasted', () => {
  const pasted = read([PASTE_HEADINGS, ...PASTE_ROWS].join('\r\n'))
  expect(pasted.refused).toEqual([])
  expect(pasted.rows).toHaveLength(2)
  expect(pasted.rows[0]).toMatchObject({ season: 2025, round: 6, openingRank: 100, closingRank: 250 })
  expect(pasted.rows[1]).toMatchObject({ isPreparatory: true, openingRank: 812, closingRank: 4 })
  expect(read(PAGE).rows).toEqual(pasted.rows)
})

test('a paste that left the headings behind is read in the portal’s order', () => {
  expect(read(PASTE_ROWS.join('\n')).rows).toEqual(read([PASTE_HEADINGS, ...PASTE_ROWS].join('\n')).rows)
})

test('a CSV with the portal’s headings is read', () => {
  const csv = `Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank
Indian Institute of Technology (ISM) Dhanbad,"Civil Engineering (4 Years, Bachelor of Technology)",AI,OPEN,Gender-Neutral,888223,1221717.0
Indian Institute of Technology (ISM) Dhanbad,"Civil Engineering (4 Years, Bachelor of Technology)",HS,OPEN,Gender-Neutral,888223,1.05268e+006
`
  const reading = read(csv)
  expect(reading.rows.map((row) => row.closingRank)).toEqual([1_221_717, 1_052_680])
  expect(reading.roundedCount).toBe(1)
})

test('every row that is not taken is reported with its line and reason, and unknown names are listed once', () => {
  const rows = [
    PASTE_HEADINGS,
    PASTE_ROWS[0],
    'Unheard of\tCivil Engineering (4 Years, Bachelor of Technology)\tAI\tOPEN\tGender-Neutral\t1\t2',
    'Unheard of\tCivil Engineering (4 Years, Bachelor of Technology)\tAI\tSC\tGender-Neutral\t1\t2',
    'Indian Institute of Technology (ISM) Dhanbad\tSoothsaying (4 Years, Bachelor of Technology)\tAI\tSC\tGender-Neutral\t1\t2',
    'Indian Institute of Technology (ISM) Dhanbad\tCivil Engineering (4 Years, Bachelor of Technology)\tAI\tSC\tGender-Neutral\t0\t0',
  ]
  const reading = read(rows.join('\n'))
  expect(reading).toMatchObject({ rowsRead: 5 })
  expect(reading.rows).toHaveLength(1)
  expect(reading.refused).toMatchObject([
    { line: 3, reason: 'institute-unknown', value: 'Unheard of', column: 'institute' },
    { line: 4, reason: 'institute-unknown', value: 'Unheard of', column: 'institute' },
    {
      line: 5,
      reason: 'programme-unknown',
      value: 'Soothsaying (4 Years, Bachelor of Technology)',
      column: 'programme',
    },
    { line: 6, reason: 'rank-zero', value: '0', column: 'openingRank' },
  ])
  expect([...reading.unknownInstitutes]).toEqual([['Unheard of', 2]])
  expect([...reading.unknownProgrammes]).toEqual([['Soothsaying (4 Years, Bachelor of Technology)', 1]])
})

test('a row printed twice is taken once; the same seat with other ranks is refused and names the first line', () => {
  const again = PASTE_ROWS[0]?.replace('\t250', '\t251')
  const reading = read([PASTE_HEADINGS, PASTE_ROWS[0], PASTE_ROWS[0], again].join('\n'))
  expect(reading.rows).toHaveLength(1)
  expect(reading.repeatedCount).toBe(1)
  expect(reading.refused).toMatchObject([{ line: 4, reason: 'conflicting-row', value: 'line 2', column: null }])
})

test('a table that does not say its season and round is refused row by row unless they are given', () => {
  const rows = [PASTE_HEADINGS, PASTE_ROWS[0]].join('\n')
  expect(read(rows, { asked: { counselling: 'josaa' } }).refused).toMatchObject([
    { line: 2, reason: 'season-unreadable', value: '', column: 'season' },
  ])
})

test.each([
  ['no-table', 'Dear all, here are the ranks.\n', {}],
  ['no-table', '<html><body><p>Nothing here</p></body></html>', {}],
  ['columns-missing', 'Institute,Quota,Closing Rank\nX,AI,3\n', {}],
  ['too-large', TIDY, { bytesMax: 100 }],
  ['too-many-rows', TIDY, { rowsMax: 2 }],
  ['unreadable', 'Institute,"Academic Program Name\nX,AI,3\n', {}],
])('a file is refused as %s', (reason, text, options) => {
  expect(readTable(Buffer.from(text), { ...OPTIONS, ...options })).toMatchObject({ ok: false, reason })
})

test('a small packed file that unpacks to more than is allowed is refused, not unpacked', () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000, 0x20))
  expect(bomb.length).toBeLessThan(10_000)
  expect(readTable(bomb, { ...OPTIONS, bytesMax: 1_000_000 })).toMatchObject({ ok: false, reason: 'too-large' })
})

test('a file that only looks packed is refused as unreadable', () => {
  expect(readTable(Uint8Array.of(0x1f, 0x8b, 1, 2, 3), OPTIONS)).toMatchObject({ ok: false, reason: 'unreadable' })
})
