/** How the papers are marked. Every paper names its season and where its pattern was read. */
import type { MarkingScheme, PaperSection } from './marking-scheme.ts'

const CHECKED_ON = '2026-11-21'

export const EXAM_PAPERS = [
  {
    id: 'jee-main-1',
    season: '2025 and 2026',
    durationMinutes: 180,
    maxMarks: 300,
    sections: [...mainSubject('mathematics'), ...mainSubject('physics'), ...mainSubject('chemistry')],
    isSetByStudent: false,
    status: 'reported',
    source: 'JEE (Main) 2026 information bulletin, section 2.4, as quoted publicly; the same in 2025',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'jee-main-2a',
    season: '2026',
    durationMinutes: 180,
    maxMarks: 400,
    sections: [
      ...mainSubject('mathematics'),
      { ...choice('aptitude', 50), correct: 4, wrong: -1 },
      { id: 'drawing', subject: 'drawing', kind: 'by-hand', questions: 2, maxMarks: 100 },
    ],
    isSetByStudent: false,
    status: 'reported',
    source:
      'Published patterns of paper 2A, December 2025 and January 2026; one page still prints the earlier 82 questions',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'jee-main-2b',
    season: '2026',
    durationMinutes: 180,
    maxMarks: 400,
    sections: [
      ...mainSubject('mathematics'),
      { ...choice('aptitude', 50), correct: 4, wrong: -1 },
      { ...choice('planning', 25), correct: 4, wrong: -1 },
    ],
    isSetByStudent: false,
    status: 'reported',
    source: 'Published patterns of paper 2B for 2026, three pages agreeing',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'jee-advanced',
    season: '2026',
    durationMinutes: 360,
    maxMarks: 360,
    sections: [],
    isSetByStudent: true,
    status: 'reported',
    source:
      'Published marking of JEE (Advanced); the split into sections is announced in the paper and changes every year',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'bitsat',
    season: '2026',
    durationMinutes: 180,
    maxMarks: 390,
    sections: [
      { ...choice('physics', 30), correct: 3, wrong: -1 },
      { ...choice('chemistry', 30), correct: 3, wrong: -1 },
      { ...choice('english', 10), correct: 3, wrong: -1 },
      { ...choice('logical-reasoning', 20), correct: 3, wrong: -1 },
      { ...choice('mathematics-or-biology', 40), correct: 3, wrong: -1 },
    ],
    bonus: { questions: 12, correct: 3, wrong: -1 },
    isSetByStudent: false,
    status: 'reported',
    source: 'BITSAT 2026 brochure, as quoted publicly; three pages agreeing',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'mht-cet-pcm',
    season: '2023 onward',
    durationMinutes: 180,
    maxMarks: 200,
    sections: [
      { ...choice('physics', 50), correct: 1, wrong: 0 },
      { ...choice('chemistry', 50), correct: 1, wrong: 0 },
      { ...choice('mathematics', 50), correct: 2, wrong: 0 },
    ],
    isSetByStudent: false,
    status: 'reported',
    source: 'Published patterns of the MHT-CET PCM group, 2023 onward; two pages agreeing',
    checkedOn: CHECKED_ON,
  },
] as const satisfies readonly MarkingScheme[]

export type ExamPaperId = (typeof EXAM_PAPERS)[number]['id']

/** The paper of an id, with its sections. */
export function findExamPaper(id: string): MarkingScheme | undefined {
  return EXAM_PAPERS.find((paper) => paper.id === id)
}

/** 20 questions with one right answer and 5 numerical, all to be answered; a wrong numerical has cost 1 since 2025. */
function mainSubject(subject: string): [PaperSection, PaperSection] {
  return [
    { id: `${subject}-choice`, subject, kind: 'single-correct', questions: 20, correct: 4, wrong: -1, options: 4 },
    { id: `${subject}-numerical`, subject, kind: 'numerical', questions: 5, correct: 4, wrong: -1 },
  ]
}

function choice(subject: string, questions: number) {
  return { id: subject, subject, kind: 'single-correct', questions, options: 4 } as const
}
