/** Words of the marking scheme page. */
export const marking = {
  pageTitle: 'Marking scheme and score calculator: JEE Main, JEE Advanced, BITSAT, MHT-CET',
  description:
    'How each paper is marked, a score for the answers you gave, whether a guess pays, and what your last paper would have scored without its wrong answers.',
  titleBefore: 'What did ',
  titleMarked: 'my answers',
  titleAfter: ' score?',
  exam: 'Paper',
  exams: {
    'jee-main-1': 'JEE Main, paper 1 (B.E., B.Tech)',
    'jee-main-2a': 'JEE Main, paper 2A (B.Arch)',
    'jee-main-2b': 'JEE Main, paper 2B (B.Planning)',
    'jee-advanced': 'JEE Advanced, both papers',
    bitsat: 'BITSAT',
    'mht-cet-pcm': 'MHT-CET, PCM group',
  },
  subjects: {
    mathematics: 'Mathematics',
    physics: 'Physics',
    chemistry: 'Chemistry',
    aptitude: 'Aptitude Test',
    drawing: 'Drawing',
    planning: 'Planning',
    english: 'English',
    'logical-reasoning': 'Logical reasoning',
    'mathematics-or-biology': 'Mathematics or Biology',
    all: 'All subjects',
  },
  kinds: {
    'single-correct': 'one right option',
    'multiple-correct': 'one or more right options',
    numerical: 'numerical',
    matching: 'matching lists',
    'by-hand': 'marked by hand',
  },
  section: (subject: string, kind: string) => `${subject}, ${kind}`,
  sectionRule: (questions: string, correct: string, wrong: string) =>
    `${questions} questions, +${correct} right, ${wrong} wrong`,
  sectionFree: (questions: string, correct: string) =>
    `${questions} questions, +${correct} right, nothing lost when wrong`,
  sectionPartial: (questions: string) => `${questions} questions, +4 all right, +3, +2, +1 in part, −2 wrong`,
  sectionByHand: (questions: string, max: string) => `${questions} questions, ${max} marks`,
  right: 'Right',
  wrong: 'Wrong',
  full: 'All right (+4)',
  partial: (marks: string) => `In part (+${marks})`,
  marks: 'Marks',
  questions: 'Questions',
  marksEach: 'Marks when right',
  setSections:
    'The sections of JEE Advanced change every year and are announced in the paper. Enter how many questions of each kind yours had, both papers together.',
  answer: 'Score',
  outOf: (max: string) => `of ${max}`,
  skipped: (count: string) => `${count} left blank`,
  whatIf: 'The same paper could have scored',
  withoutWrong: 'with every wrong answer left blank',
  lost: (marks: string) => `Wrong answers took ${marks} marks.`,
  guessing: (marks: string) =>
    `Blind guesses at the blank questions would have added ${marks} on average: sometimes more, often less.`,
  perSection: 'Section by section',
  guessTitle: 'Guess or skip?',
  guessLead: 'A wrong answer costs marks. Guess only when the odds are good.',
  optionsLeft: 'Options you cannot rule out',
  expected: 'Marks to expect',
  chance: 'Chance of being right',
  breakEven: (chance: string) => `Worth guessing at ${chance} or better.`,
  free: 'No negative marking: answer everything.',
  numericalNote: (chance: string) =>
    `A numerical answer cannot be guessed blind. Answer if you would be right at least ${chance} of the time.`,
  partialNote:
    'With several right options, each wrong one you mark costs 2 and all part marks. Mark only what you are sure of: two of three sure options give +2.',
  verdicts: { answer: 'Answer', skip: 'Skip', even: 'No difference' },
  schemeTitle: 'How this paper is marked',
  duration: (hours: string) => `${hours} hours`,
  totals: (questions: string, marks: string) => `${questions} questions, ${marks} marks`,
  bonus: (count: string) => `Who answers every question may take ${count} more, marked alike.`,
  mainNote:
    'Since 2025 all numericals are compulsory and a wrong one costs a mark. Pages with 90 questions are out of date.',
  statuses: { official: 'Official text', reported: 'As reported of the official text' },
  reasons: {
    'not-a-count': 'Enter whole numbers, 0 or more.',
    'more-than-questions': 'Right and wrong together are more than the section has.',
    'not-marks': 'Enter marks the section can give.',
    'wrong-kind': 'Enter whole numbers, 0 or more.',
  },
  inSection: (section: string, what: string) => `${section}: ${what}`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { marking } }
