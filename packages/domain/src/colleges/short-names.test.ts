import { expect, test } from 'vitest'
import file from '../../../../data/college-names.json' with { type: 'json' }
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { briefBranchName, shortBranchName } from './short-branch-names.ts'
import { shortInstituteName } from './short-names.ts'

test.each([
  ['National Institute of Technology Calicut', 'NIT Calicut'],
  ['National Institute of Technology, Silchar', 'NIT Silchar'],
  ['National Institute of Technology, Tiruchirappalli', 'NIT Trichy'],
  ['National Institute of Technology Karnataka, Surathkal', 'NIT Surathkal'],
  ['Visvesvaraya National Institute of Technology, Nagpur', 'VNIT Nagpur'],
  ['Indian Institute of Technology Bombay', 'IIT Bombay'],
  ['Indian Institute of Technology (BHU) Varanasi', 'IIT BHU'],
  ['Indian Institute of Information Technology Lucknow', 'IIIT Lucknow'],
  ['Indian Institute of Information Technology(IIIT) Una, Himachal Pradesh', 'IIIT Una'],
  ['National Institute of Electronics and Information Technology, Patna (Bihar)', 'NIELIT Patna'],
  ['Birla Institute of Technology, Mesra, Ranchi', 'BIT Mesra'],
  // Not of JoSAA: no table, no form.
  [
    'International Institute of Information Technology, Hinjawadi',
    'International Institute of Information Technology, Hinjawadi',
  ],
])('%s is said %s', (name, short) => {
  expect(shortInstituteName(name)).toBe(short)
})

test('each of the 138 institutes is said as our table has it, and no two alike', () => {
  expect(file.institutes).toHaveLength(138)
  for (const { name, short } of file.institutes) expect(shortInstituteName(name)).toBe(short)
  expect(new Set(file.institutes.map(({ short }) => short)).size).toBe(138)
})

test.each([
  ['Computer Science and Engineering', 'Computer Science (CSE)', 'CSE'],
  ['Electronics and Communication Engineering', 'Electronics (ECE)', 'ECE'],
  ['Mathematics & Computing', 'Maths and Computing (M&C)', 'M&C'],
  ['Mechanical Engineering', 'Mechanical (ME)', 'Mechanical'],
  ['Information Technology', 'Information Technology (IT)', 'Information Technology'],
  ['Computer Science and Engineering (Cyber Security)', 'CSE: Cyber Security', 'CSE: Cyber Security'],
  ['Computer Science and Engineering with minor in AI and ML', 'CSE: minor in AI and ML', 'CSE: minor in AI and ML'],
  ['B.Tech. (Computer Science and Engineering) - MBA', 'CSE + MBA', 'CSE + MBA'],
  [
    'Electrical Engineering with M.Tech. in any of the listed specializations',
    'Electrical + M.Tech',
    'Electrical + M.Tech',
  ],
  ['B.Tech in Mathematics and Computing', 'Maths and Computing (M&C)', 'Maths and Computing (M&C)'],
  ['Abu Dhabi Campus - Computer Science and Engineering', 'Abu Dhabi: CSE', 'Abu Dhabi: CSE'],
  ['Computer Science and Business', 'Computer Science and Business', 'Computer Science and Business'],
  ['Dairy Engineering', 'Dairy Engineering', 'Dairy Engineering'],
])('the branch %s is said %s, and %s in lists', (name, short, letters) => {
  expect(shortBranchName(name)).toBe(short)
  expect(briefBranchName(name)).toBe(letters)
})

test('no two programmes of one institute and degree are said alike', () => {
  const said = new Map<string, Set<string>>()
  for (let pool = 0; pool < SHIPPED_BOOK.poolCount; pool++) {
    const programme = SHIPPED_BOOK.programmes[SHIPPED_BOOK.programme[pool] ?? -1]
    if (!programme) throw new Error('A pool without a programme')
    for (const short of [shortBranchName(programme.name), `in a list: ${briefBranchName(programme.name)}`]) {
      const key = [SHIPPED_BOOK.institute[pool], programme.degree, programme.durationYears, short].join(' | ')
      said.set(key, (said.get(key) ?? new Set()).add(programme.name))
    }
  }
  expect(said.size).toBeGreaterThan(2000)
  expect([...said].filter(([, names]) => names.size > 1)).toEqual([])
})
