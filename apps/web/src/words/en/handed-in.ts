import { plural } from './plural.ts'

/** Words that every desk has where staff hand in a file: checked, published, taken back. */
export const handedIn = {
  back: 'College data',
  drop: 'Choose a file',
  uploading: 'Reading the file',
  headings: 'Which headings a file needs',
  uploadFailed: 'This file could not be handed in. Try again.',
  unreadable: 'No table could be read in this file. Save it as CSV or XLSX and hand it in again.',
  loadFailed: 'This could not be loaded.',
  states: { checked: 'Checked, not published', published: 'Published', withdrawn: 'Taken back' },
  searchHint: 'What it is of, file or source',
  column: { name: 'Of', file: 'File', state: 'Status', source: 'Source', came: 'Handed in' },
  pages: 'Pages of files',
  noName: 'File without a name',
  unlikely: 'Look again',
  refusedTitle: (count: number, written: string) =>
    plural(count, { one: '1 row is not taken', other: `${written} rows are not taken` }),
  line: (line: string) => `Line ${line}`,
  publishTitle: 'Publish',
  source: 'Source: who published it, and what',
  sourceOn: 'Date of the source',
  sourceUrl: 'Link to the source, if it has one',
  save: 'Publish',
  saving: 'Publishing',
  saved: 'Published. Everyone sees it within five minutes.',
  failed: 'This could not be done.',
  sourceIs: (source: string, on: string) => `Source: ${source}, ${on}`,
  withdraw: 'Take back',
  discard: 'Discard',
  discardTitle: 'Throw this file away?',
  discardText: 'It was never published. Nothing that is shown changes.',
  discarded: 'Thrown away.',
  cancel: 'Keep it',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { handedIn } }
