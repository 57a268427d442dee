import { plural } from './plural.ts'

/** Words of the page on which staff look at the papers of parents. */
export const parentPapers = {
  title: 'Papers of parents',
  lead: 'A parent shows a paper with their name. Compare the name, then accept or refuse. The file is deleted with your decision.',
  filter: 'Show',
  states: { all: 'All', waiting: 'Waiting', accepted: 'Accepted', refused: 'Refused', dropped: 'Dropped' },
  empty: 'No papers here',
  emptyText: 'Papers that parents send appear here, the oldest first.',
  searchHint: 'Parent or child',
  pages: 'Pages of papers',
  count: (total: number, count: string) => plural(total, { one: '1 paper', other: `${count} papers` }),
  parent: 'Name the parent gave',
  relations: { mother: 'Mother', father: 'Father', guardian: 'Guardian' },
  child: 'Child',
  email: 'E-mail of the parent',
  sent: 'Sent',
  state: 'Status',
  doubt: 'Look closely',
  doubts: {
    'same-device': 'The answer came from the browser in which the child asked.',
    'same-address': 'The answer came from the child’s network within half an hour.',
  },
  refusedFor: 'Refused, because',
  open: 'Look at the paper',
  openPdf: 'Save the PDF',
  opening: 'Opening',
  opened: 'The PDF is in your downloads. Delete it there once you have decided.',
  logged: 'Each look stands in the audit log.',
  fileFailed: 'The paper could not be opened.',
  alt: (name: string) => `Paper of ${name}`,
  fileGone: 'The file is deleted.',
  acceptNote:
    'Accept only what shows this name and an adult. Accepting opens mentoring, messages and payments to the child.',
  accept: 'Accept',
  refuse: 'Refuse',
  reason: 'Why not? The parent reads this.',
  reasonMissing: 'Write why, so that the parent can send a better one.',
  deciding: 'Saving',
  decided: 'Saved. The parent gets a mail, and the file is deleted.',
  failed: 'This could not be saved.',
  cancel: 'Cancel',
  close: 'Close',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { parentPapers } }
