/** Words of the guides' pages; what stands in a guide is a text of its own. */
export const guides = {
  pageTitle: 'Guides: JoSAA in plain words',
  description:
    'Choice filling, Float or Freeze, home state, certificates, CSAB, fees, for parents: short answers with their sources.',
  name: 'Guides',
  heading: 'JoSAA in plain words',
  lead: 'Two minutes each, no account. Every figure names its year and where it comes from.',
  searchLabel: 'Search the guides',
  search: 'Search',
  nothing: (q: string) => `No guide about “${q}”.`,
  showAll: 'Show all guides',
  checked: (season: string, day: string) => `Figures of ${season}, checked ${day}.`,
  sources: 'Sources',
  nextGuides: 'Read next',
  whatNow: 'Dates, papers and fees: what now?',
  predictor: 'See my colleges',
  /** The list of the drawings: an invented one. */
  picture: {
    round: (round: number) => (round === 1 ? 'Round 1' : String(round)),
    choices: ['College A, CSE', 'College B, CSE', 'College A, ECE', 'College B, ECE'],
    legend: 'An example. Filled: your seat after each round. Ring: your rank could get it in that round.',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { guides } }
