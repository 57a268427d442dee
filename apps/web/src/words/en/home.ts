/** Words of the first page. */
export const home = {
  pageTitle: 'JEE college predictor on real closing ranks',
  description:
    'Enter your JEE rank, category and home state. See every NIT, IIIT, GFTI and IIT branch within reach, with the closing ranks of the last five years.',
  headingBefore: 'Know ',
  headingMarked: 'how far',
  headingAfter: ' your rank can take you',
  lead: 'Give your rank, category and home state. See every branch within reach, and in which of the last five years your rank would have got in.',
  seeColleges: 'See colleges',
  formTitle: 'My rank in JEE Main',
  rankLabel: 'Rank in JEE Main (common rank list)',
  slide: 'Slide to your rank',
  noAccount: 'Free, and no account is needed.',
  rulerTitle: (season: string, round: string) => `Where seats closed in JoSAA ${season}, round ${round}`,
  rulerNote: 'Open seats for candidates of every gender from outside the college’s state.',
  within: (within: string, all: string) => `${within} of ${all} branches on this ruler close after this rank.`,
  openPredictor: 'Open the college predictor',
  seeAll: 'See every seat your rank reaches',
  you: (rank: string) => `You, ${rank}`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { home } }
