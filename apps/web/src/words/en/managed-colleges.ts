import { plural } from './plural.ts'

/** Words of the desk where staff put the published facts of colleges right. */
export const managedColleges = {
  title: 'Facts of colleges',
  link: 'Facts of colleges',
  back: 'College data',
  lead: 'Correct the fee or the NIRF rank of a college. Every correction needs its source and its date, and everyone sees both.',
  college: 'College',
  choose: 'Choose a college',
  show: 'Show',
  loadFailed: 'This could not be loaded.',
  noFacts: 'This college no longer takes part in JoSAA. We show no facts of it.',
  touches: (count: number) =>
    plural(count, {
      one: 'Shown on the college page, 1 seat page, in the list of colleges and in comparisons.',
      other: `Shown on the college page, ${count} seat pages, in the list of colleges and in comparisons.`,
    }),
  openPage: 'Open the college page',
  feeNone: 'No fee is shown.',
  feeSaid: (cycle: string, amount: string) => `Fee ${cycle}: ₹${amount} a year`,
  nirfNone: 'No NIRF rank is shown.',
  nirfSaid: (year: string, rank: string) => `NIRF Engineering ${year}: rank ${rank}`,
  womenSaid: (year: string, women: string, men: string) => `NIRF ${year}: ${women} women, ${men} men`,
  outcomesSaid: (year: string, salary: string) => `Degrees and jobs ${year}: median salary ₹${salary}`,
  toEditions: 'Many colleges at once, from a file',
  fees: 'Correct the fee',
  feesLead:
    'It replaces the whole fee shown now, so copy all parts from one sheet. Leave empty what the sheet does not print.',
  cycle: 'Academic year',
  cycleHint: 'Such as 2026-27',
  perYear: 'General, a year without hostel, ₹',
  reserved: 'SC, ST, PwD, a year, ₹',
  hostel: 'Hostel and mess, a year, ₹',
  nirf: 'Correct the NIRF rank',
  nirfLead: 'It replaces the rank of that year only.',
  edition: 'Year of the list',
  rank: 'Rank in Engineering',
  source: 'Source: who published it, and what',
  sourceOn: 'Date of the source',
  sourceUrl: 'Link to the source, if it has one',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved. Everyone sees it within five minutes.',
  failed: 'This could not be saved.',
  history: 'Corrections',
  none: 'Nothing was corrected for this college.',
  withdraw: 'Take back',
  withdrawn: 'Taken back. What was shown before is shown again.',
  gone: 'Taken back',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { managedColleges } }
