import { plural } from './plural.ts'

/** Words of sitting a paper: clock, answer sheet, key and result. */
export const sittings = {
  title: 'Sit a paper',
  lead: 'Take any paper: a past one, your coaching’s, or one of a book. You get the clock, the answer sheet and the marking; the questions are yours.',
  paper: 'Which paper?',
  papers: {
    'jee-main-1': 'JEE Main, Paper 1',
    bitsat: 'BITSAT',
    'mht-cet-pcm': 'MHT-CET, PCM',
    own: 'Another pattern',
  },
  pattern: (questions: number, marks: number, minutes: number) =>
    `${questions} questions, ${marks} marks, ${minutes} minutes.`,
  own: {
    questions: 'Questions in each subject',
    minutes: 'Minutes in all',
    correct: 'Marks for right',
    wrong: 'Marks off for wrong',
  },
  name: 'Name of the paper',
  nameHint: 'Such as JEE Main 24 Jan, shift 1',
  nameMissing: 'Give it a name, so that you find it in the log.',
  wholeBetween: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
  begin: 'Start the clock',
  left: 'Time left',
  minutesLeft: (minutes: number) => plural(minutes, { one: '1 minute left.', other: `${minutes} minutes left.` }),
  subjects: {
    physics: 'Physics',
    chemistry: 'Chemistry',
    mathematics: 'Maths',
    english: 'English',
    'logical-reasoning': 'Logical reasoning',
    'mathematics-or-biology': 'Maths or biology',
  } as Readonly<Record<string, string>>,
  subject: 'Subject',
  question: (number: number) => `Question ${number}`,
  clear: 'Clear',
  clearQuestion: (number: number) => `Clear question ${number}`,
  handIn: 'Hand in',
  handInTitle: 'Hand in the paper?',
  blankLeft: (blank: number) =>
    plural(blank, {
      0: 'Every question is answered.',
      one: '1 question is blank.',
      other: `${blank} questions are blank.`,
    }),
  goOn: 'Go on writing',
  discard: 'Discard this paper',
  discardTitle: 'Discard this paper?',
  discardText: 'Your answers are deleted from this device. They are nowhere else.',
  keyTitle: 'Now the key',
  keyLead:
    'Paste the official key, or type it. Options by letter or by number, ranges as 4.5 to 4.7, drop for a dropped question.',
  keyPaste: 'The key, pasted',
  keyHint: 'Such as 1. B 2. C 3. A, or letters alone in order',
  keyOf: 'Key of question',
  keyRead: (read: number, all: number) => `${read} of ${all} read`,
  unkeyedHint: 'What has no key counts as blank.',
  score: 'Score my paper',
  backToKey: 'Correct the key',
  marks: 'Marks',
  time: 'Time',
  minutes: (minutes: number) => `${minutes} min`,
  bySubject: 'By subject',
  marksOf: (marks: number, max: number) => `${marks} of ${max}`,
  wrongCost: (lost: number, without: number) => `Wrong answers took ${lost} marks. Left blank, it would be ${without}.`,
  unkeyed: (count: number) =>
    plural(count, {
      one: '1 question has no key and counts as blank.',
      other: `${count} questions have no key and count as blank.`,
    }),
  takeAlong: 'Take it into your log',
  saveLead: 'The marks go into your mock log, with their subjects.',
  save: 'Save to my mock log',
  saving: 'Saving',
  saved: 'Saved.',
  failed: 'Not saved. Try again.',
  inLog: 'It is in your mock log.',
  toLog: 'Open the mock log',
  newPaper: 'Sit another paper',
  lostTitle: (count: number) =>
    plural(count, { one: '1 question cost you marks', other: `${count} questions cost you marks` }),
  lostLead: 'Say why, and it comes back for revision from your notebook.',
  noneLost: 'No question cost you marks.',
  allNoted: 'Every question that cost marks is in your notebook.',
  leftBlank: 'left blank',
  youMarked: (answer: string) => `you marked ${answer}`,
  why: (number: number) => `Why did question ${number} go wrong?`,
  notNoted: 'Not into the notebook',
  note: (count: number) =>
    plural(count, { 0: 'Add to my notebook', one: 'Add 1 to my notebook', other: `Add ${count} to my notebook` }),
  mistakeNote: ({
    name,
    number,
    answer,
    right,
  }: {
    name: string
    number: number
    answer: string | undefined
    right: string | undefined
  }) =>
    `Question ${number} of ${name}: ${answer === undefined ? 'left blank' : `marked ${answer}`}${right === undefined ? '' : `, right is ${right}`}.`,
  or: 'or',
  to: 'to',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { sittings } }
