import { plural } from './plural.ts'

/** Words of the desk where staff hand in closing tables of State counsellings. */
export const stateTables = {
  link: 'State tables',
  title: 'State tables',
  all: 'All State tables',
  lead: 'One file with one season of one State counselling. It is checked and held against what people read now. Nothing changes until you publish it, and no restart is needed.',
  dropHint: 'CSV or XLSX, plain or gzip, at most 20 MB',
  headingsLead:
    'One row a seat and round, figures as the body prints them. The order of the columns does not matter. A category code that no earlier table has also needs what it stands for, in the last column.',
  tooLarge: 'The file is larger than 20 MB.',
  faults: {
    'columns-missing': (detail: string) => `These columns are missing: ${detail}.`,
    'counselling-unknown': (detail: string) => `“${detail}” is no counselling we have rules for.`,
    'several-counsellings': (detail: string) => `The file holds several counsellings: ${detail}. Hand each in alone.`,
    'several-seasons': (detail: string) => `The file holds several seasons: ${detail}. Hand the newest in alone.`,
    'season-unreadable': (detail: string) => `“${detail}” is no season. Write the year, such as 2026.`,
    'older-season': (detail: string) => `The file is of an older season than people read now (${detail}).`,
    'no-rows': (detail: string) => `No row of it can be taken (${detail}).`,
  },
  history: 'Handed in',
  empty: 'No table yet',
  emptyText: 'The tables that came with the product are shown. What you hand in appears here.',
  replaced: 'Published, a newer one stands',
  tableOf: (name: string, season: string) => `${name} ${season}`,
  holds: (seats: string, institutes: string, rounds: string) =>
    `Seats: ${seats}. Institutes: ${institutes}. Rounds in the file: ${rounds}.`,
  stands: (season: string, seats: string, institutes: string) =>
    `People read ${season} now. Seats: ${seats}. Institutes: ${institutes}.`,
  stood: (season: string, seats: string, institutes: string) =>
    `It was held against ${season}. Seats: ${seats}. Institutes: ${institutes}.`,
  passedOver: (count: number, written: string) =>
    plural(count, {
      one: '1 row is of another round and is left alone.',
      other: `${written} rows are of other rounds and are left alone.`,
    }),
  counts: {
    changed: 'Closed elsewhere',
    fresh: 'New seats',
    gone: 'Seats gone',
    same: 'As before',
    unlikely: 'To look at again',
  },
  goneChoices: (count: number, written: string) =>
    plural(count, {
      one: '1 choice of the form is not in this table. Lists that hold it will say so.',
      other: `${written} choices of the form are not in this table. Lists that hold them will say so.`,
    }),
  nothing: 'Nothing in this file differs from what people read.',
  outdated: 'Another table of this counselling was published or taken back since the check. Hand the file in again.',
  fitting: 'The chances for the next season are being worked out. They appear in a minute or two.',
  changes: {
    changed: (written: string) => `Closed elsewhere: ${written}`,
    fresh: (written: string) => `New seats: ${written}`,
    gone: (written: string) => `Seats gone: ${written}`,
  },
  firstOf: (shown: string) => `The first ${shown}, those that moved furthest first.`,
  moved: (before: string, after: string) => `${before} → ${after}`,
  reasons: {
    'category-unknown': 'The category code is not known, and the file does not say what it stands for',
    'list-unknown': 'The rank list is not one of this counselling',
    'gender-unknown': 'Gender must be any or female',
    'tag-unknown': 'A tag is not known',
    'university-unknown': 'The home university is not named, here or before',
    'figure-unreadable': 'The closing figure cannot be read',
    'printed-twice': 'The seat stands in this round twice',
  },
  accept: 'I looked at the rows that are not taken, the seats that are gone and the changes marked “Look again”',
  withdrawTitle: 'Take this table back?',
  withdrawText: 'What stood before it stands again.',
  withdrawn: 'Taken back. What stood before stands again.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { stateTables } }
