import { sessionsWithMentor } from './session-count.ts'

/** Words of the first page. */
export const home = {
  pageTitle: 'JEE college predictor on real closing ranks',
  description:
    'Enter your JEE rank, category and home state. See every NIT, IIIT, GFTI and IIT branch within reach, with the closing ranks of the last five years.',
  headingBefore: 'Know ',
  headingMarked: 'how far',
  headingAfter: ' your rank can take you',
  lead: 'Five questions. Every NIT, IIIT and GFTI seat you can get, with the chance beside it. No login, no phone number.',
  rulerTitle: (season: string, round: string) => `Where seats closed in JoSAA ${season}, round ${round}`,
  rulerNote: 'Open seats for candidates of every gender from outside the college’s state.',
  within: (within: string, all: string) => `Your rank would have got ${within} of these ${all} seats.`,
  you: (rank: string) => `You, ${rank}`,
  rightTimes: (times: string, of: string) => `Right ${times} times in ${of}`,
  inSeason: (season: string) => `in ${season}.`,
  seeProof: 'See proof',
  exampleFor: (rank: string) => `For a girl from Kerala at rank ${rank}`,
  exampleRank: (rank: string) => `Example ${rank}`,
  toolsTitle: 'Eight free tools',
  toolsLead: 'Each answers a question you will ask before counselling ends.',
  toolHints: {
    'college-predictor': 'Every seat your rank may take, and in how many of the last five years it would have got it.',
    'rank-calculator': 'From marks to the most likely rank and its range.',
    'percentile-calculator': 'From marks to a percentile, shift by shift.',
    'state-college-predictor': 'State counsellings, each by its own rules.',
    'cgpa-calculator': 'Grades to CGPA to percentage, by your university’s rule.',
    'marking-scheme': 'What each answer is worth, and when to guess.',
    'branch-comparison': 'Two branches or seats, side by side.',
    'study-planner': 'A plan up to your exam that keeps your rest day.',
  },
  forMarks: (marks: string) => `${marks} of 300 marks`,
  rankRange: (best: string, worst: string) => `${best} to ${worst}`,
  percentileRange: (low: string, high: string) => `${low} to ${high}`,
  percentileUnit: 'percentile',
  cgpaIs: (cgpa: string) => `CGPA ${cgpa} by the AICTE table`,
  perQuestion: 'a choice question of JEE Main',
  counsellings: (count: string) => `${count} States`,
  counsellingsNote: 'with closing ranks',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  subjects: { physics: 'Phy', chemistry: 'Chem', mathematics: 'Maths', other: 'Other' },
  restDay: 'Rest',
  weekNote: 'A first week with 24 hours',
  mentorsTitle: 'Ask a senior who is there',
  mentorsLead: 'Mentors study at the colleges you want. Bring your rank, your list and your doubts.',
  findMentor: 'Find a mentor',
  sample: 'Sample',
  saidTitle: 'What students wrote',
  saidFailed: 'Failed to fetch testimonials',
  saidLead: 'Read by a person before it is shown, never invented.',
  starsOf: (stars: number) => `${stars} of 5 stars`,
  plansTitle: 'Tools are free. You pay only for mentor time.',
  plansLead: 'A plan gives you sessions with a mentor. All taxes included.',
  allPlans: 'See every plan',
  days: (days: number) => `${days} days`,
  credits: sessionsWithMentor,
  choosePlan: (name: string) => `Choose ${name}`,
  eventsTitle: 'Coming up',
  allEvents: 'See every event',
  questionsTitle: 'Common questions',
  questions: [
    {
      question: 'Are the tools free?',
      answer:
        'Yes, all eight, without an account. An account keeps your lists and plans. Only time with a mentor and some events cost money.',
    },
    {
      question: 'How good is the predictor?',
      answer:
        'We let it forecast seasons it had not seen and count how often it was right. The report card shows that, the misses too.',
    },
    {
      question: 'Where do the ranks come from?',
      answer:
        'From the tables that JoSAA, CSAB and the States publish. Every figure shows its season, round and source.',
    },
    {
      question: 'Can I get a refund?',
      answer:
        'Yes. In full within 7 days if no session was held; after that, for what you have not used. Details are in the refund policy.',
    },
    {
      question: 'I am under 18. May I use it?',
      answer:
        'Yes. Tools, list and planner are open now. For mentoring and payments a parent agrees once: by mail, and with ₹1 that comes back or a paper.',
    },
  ],
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { home } }
