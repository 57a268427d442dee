import { plural } from './plural.ts'

/** Words of the desk where staff hand in editions of the published facts of colleges. */
export const factEditions = {
  title: 'Editions of facts',
  lead: 'One file with one fact of many colleges: a new NIRF list, the fees of a year. It is checked first, and nothing changes until you publish it.',
  dropHint: 'CSV, XLSX or a saved page, at most 2 MB',
  headingsLead:
    'One row a college. The order does not matter, and other columns are left alone. A college may go by its short name.',
  optional: 'may be missing',
  facts: {
    fees: 'Fees',
    nirf: 'NIRF Engineering',
    outcomes: 'Degrees and jobs',
    women: 'Women’s share',
    naac: 'NAAC grade',
    founded: 'Founding year',
  },
  figures: {
    cycle: 'academic year',
    perYearInr: 'general, a year ₹',
    scStPwdPerYearInr: 'SC, ST, PwD, a year ₹',
    hostelMessPerYearInr: 'hostel and mess, a year ₹',
    atAdmissionInr: 'once, at admission ₹',
    refundableInr: 'of it comes back ₹',
    year: 'list of',
    rank: 'rank',
    nirfEdition: 'NIRF',
    academicYear: 'finished in',
    firstYearIntake: 'joined in first year',
    graduatedOnTime: 'finished on time',
    placed: 'placed',
    higherStudies: 'went on to study',
    medianSalaryInr: 'median salary ₹',
    women: 'women',
    men: 'men',
    grade: 'NAAC grade',
    gradeCycle: 'cycle',
    founded: 'founded in',
  },
  tooLarge: 'The file is larger than 2 MB.',
  columnsMissing: 'The headings of no fact are in this file. The list below says which are needed.',
  history: 'Editions',
  empty: 'No edition yet',
  emptyText: 'The facts that came with the product are shown. What you hand in appears here.',
  all: 'All editions',
  changesCount: (count: number, written: string) => plural(count, { one: '1 change', other: `${written} changes` }),
  touches: (count: number, colleges: string, seats: string) =>
    plural(count, {
      one: `Shown on the page of 1 college and on ${seats} seat pages, in lists and in comparisons.`,
      other: `Shown on the pages of ${colleges} colleges and on ${seats} seat pages, in lists and in comparisons.`,
    }),
  same: (count: number, written: string) =>
    plural(count, { one: '1 row says what is shown already.', other: `${written} rows say what is shown already.` }),
  nothing: 'Nothing in this file differs from what is shown.',
  college: 'College',
  before: 'Before',
  after: 'After',
  notShown: 'Not shown',
  reasons: {
    'college-unknown': 'No college of ours has this name',
    'college-several': 'Several colleges have this name',
    'figure-missing': 'A figure is missing',
    'figure-unreadable': 'A figure cannot be read',
    'figure-out-of-range': 'A figure cannot be right',
    'figures-disagree': 'The figures contradict each other',
    twice: 'The college stands in the file twice, with different figures',
    older: 'A newer edition is shown already',
  },
  accept: 'I looked at the rows that are not taken and at the changes marked “Look again”',
  withdrawTitle: 'Take this edition back?',
  withdrawText: 'What was shown before it is shown again. Corrections made since stay.',
  withdrawn: 'Taken back. What was shown before is shown again.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { factEditions } }
