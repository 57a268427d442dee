/** Words shared by the calculators, and those of the rank and percentile calculators. */
export const calculators = {
  show: 'Show my answer',
  share: 'Copy link',
  shared: 'Link copied',
  howTitle: 'How we get this number',
  sourcesTitle: 'Where it comes from',
  relatedTitle: 'More tools',
  empty: 'Your answer appears here as you type.',
  checkedOn: (day: string) => `Checked on ${day}`,
  to: 'to',
  orWorse: 'or worse',
  orBetter: 'or better',
  notOfficial: 'Our estimate, not official.',
  toolHints: {
    'study-planner': 'How much of the syllabus you finish in time',
    'college-predictor': 'Which seats your rank can take',
    'state-college-predictor': 'Seats by state rank, in seventeen counsellings, and BITSAT',
    'rank-calculator': 'Marks or percentile to a range of ranks',
    'percentile-calculator': 'Marks, rank or shift count to a percentile',
    'marking-scheme': 'Score a paper; guess or skip',
    'cgpa-calculator': 'SGPA, CGPA, and percentage by university',
    'branch-comparison': 'Subjects, work and closing ranks side by side',
  },
  less: 'One less',
  more: 'One more',
  category: 'Category',
  season: 'Season',
  seasonOption: (season: string, candidates: string) => `${season} (${candidates} candidates)`,
  ownCandidates: 'Another number of candidates',
  candidates: 'Number of candidates',
  shift: 'Your shift',
  shiftHint: 'Not here? Leave it at “not listed”: the answer then spans every shift we know.',
  anotherShift: 'My shift is not listed',
  sessionName: { jan: (year: string) => `January ${year}`, apr: (year: string) => `April ${year}` },
  shiftName: {
    jan: (day: string, shift: string) => `${day} January, shift ${shift}`,
    apr: (day: string, shift: string) => `${day} April, shift ${shift}`,
  },
  mostLikely: 'most likely',
  plainFormula: 'Rank = (100 − percentile) ÷ 100 × candidates',
  plainSays: (rank: string, candidates: string) =>
    `The plain formula, with ${candidates} candidates, says ${rank}. It leaves out that the better of two sessions counts: it was 5% off at 99 percentile and 58% off at 99.99.`,
  observedSpan: (low: string, high: string) => `Scorecards of 2025 were seen between ${low} and ${high} percentile.`,
  bases: {
    observed: 'From real scorecards',
    'carried-over': 'Estimated from 2025',
    'outside-observed': 'Beyond our data',
  },
  baseNotes: {
    observed: 'Read off scorecards of that very season.',
    'carried-over':
      'The ratio seen on scorecards of 2025, with the candidates of this season and more room on both sides.',
    'outside-observed':
      'No scorecard so high or so low was seen. The far end assumes that the pattern of 2025 goes on, which nobody could check, so it is wide on purpose.',
  },
  sourceScorecards: '41 scorecards of JEE Main 2025, transcribed in public: percentile and common rank.',
  sourceShifts:
    'Marks at 23 percentiles in ten shifts of January 2025, and at 99 percentile in 19 shifts of 2026, transcribed by coaching institutes. NTA publishes no raw marks, and of 2024 no such table is known to us.',
  sourceAdvanced: 'Official reports of JEE (Advanced) 2025 and 2026: marks at every 100th rank.',
  sourceCategory:
    'JEE (Advanced) rank lists of 2025 and 2026, and the cut-offs of JEE Main 2026 with the candidates between them.',
  reasons: {
    'not-marks': 'Enter whole marks of this paper.',
    'not-a-percentile': 'Enter a percentile from 0 to 100, such as 97.25.',
    'not-a-count': 'Enter a whole number, 1 or more.',
    'not-a-rank': 'Enter a whole rank, 1 or more.',
    'rank-beyond-candidates': 'There are fewer candidates than that.',
    'more-than-appeared': 'That is more students than sat the shift.',
    'below-observed': 'Below 90 percentile we cannot estimate well. If you know your percentile, use it.',
    'above-observed': 'Above 99.9 percentile we cannot estimate well. If you know your percentile, use it.',
    'below-list': 'These marks were on no rank list that season.',
    'no-session': 'Enter the percentile of at least one session.',
  },
  rank: {
    pageTitle: 'JEE rank calculator: marks or percentile to rank',
    description:
      'The rank your JEE Main marks or percentile, or your JEE Advanced marks, would get: a range for each season, with the formula and its source.',
    titleBefore: 'What rank will ',
    titleMarked: 'my marks',
    titleAfter: ' get?',
    exam: 'Exam',
    exams: { main: 'JEE Main, paper 1', advanced: 'JEE Advanced' },
    from: 'I know my',
    froms: { marks: 'Marks', percentile: 'Percentile' },
    marksOf: (max: string) => `Marks out of ${max}`,
    marksHint: 'Use the marks from your response sheet',
    percentile: 'Percentile (NTA score)',
    percentileHint: 'The better total of your sessions, up to 7 decimals',
    answer: 'Expected all-India rank',
    answerOf: (season: string) => `Common rank (CRL), season ${season}`,
    answerOwn: (candidates: string) => `Common rank (CRL), ${candidates} candidates`,
    listAnswer: (list: string, season: string) => `${list}, JEE Advanced ${season}`,
    lists: {
      CRL: 'Common rank list',
      'GEN-EWS': 'EWS rank list',
      'OBC-NCL': 'OBC-NCL rank list',
      SC: 'SC rank list',
      ST: 'ST rank list',
      'CRL-PwD': 'PwD rank list',
    },
    list: 'Rank list',
    you: (low: string, high: string) => `You, ${low} to ${high}`,
    rulerLabel: (low: string, high: string) => `Your range on the scale of ranks: ${low} to ${high}`,
    landmarks: (season: string, round: string) =>
      `Flags: last OPEN rank taken in JoSAA ${season}, round ${round}, seats open to every state. Green: your whole range gets in. Amber: only its better end. Grey: out of reach.`,
    percentileRange: (low: string, high: string) => `That is ${low} to ${high} percentile.`,
    marksBases: {
      'all-shifts':
        'Your shift is not in our table, so the range spans the ten shifts of January 2025: the marks of one percentile differed by up to 52 between them. The likeliest is the middle of those ten and the 19 of 2026.',
      point:
        'Of the shifts of 2026 only the marks at 99 percentile are known. The rest is drawn as the shifts of January 2025 fell, five marks either way.',
      shift: 'Marks are read three either way, since two summaries of that session differ by as much.',
    },
    marksTested: {
      'all-shifts': (held: string, shifts: string) =>
        `Tried on ourselves: with each of the ${shifts} shifts we know left out in turn, this range held ${held} of them. The hardest and the easiest of January 2025 lay outside it.`,
      point: (held: string, shifts: string) =>
        `Tried on ourselves: told this way from the others, ${held} of the ${shifts} shifts of January 2025 lay wholly in their range.`,
    },
    otherSeasons: { marks: 'The same marks in each season', percentile: 'The same percentile in each season' },
    categoryRank: (category: string) => `${category} rank, wide estimate`,
    categoryNote:
      'No table of category ranks is published. At least the share the category has this far down the JEE Advanced lists, at most its share between the cut-offs of 2026.',
    belowCutoff: (category: string) =>
      `Below the ${category} cut-off of 2026 the category’s share is not known, so no category rank is given.`,
    eligible: (category: string, season: string, cutoff: string) =>
      `At or above the ${category} cut-off for JEE Advanced ${season} (${cutoff}).`,
    notEligible: (category: string, season: string, cutoff: string) =>
      `Below the ${category} cut-off for JEE Advanced ${season} (${cutoff}).`,
    maybeEligible: (category: string, season: string, cutoff: string) =>
      `On both sides of the ${category} cut-off for JEE Advanced ${season} (${cutoff}).`,
    seeColleges: 'See colleges',
    seeFor: (rank: string) => `See colleges for rank ${rank}`,
    seeBest: (rank: string) => `and for rank ${rank}`,
    subjectMinimum: (each: string, all: string, season: string) =>
      `You also need at least ${each}% in every subject and ${all}% in all (JEE Advanced ${season} brochure; the IITs may lower it after the exam). Below it in one subject there is no rank, whatever the total.`,
    advancedHow:
      'Your marks lie between two ranks whose marks the official report prints. Nothing is interpolated. The last marks printed that season were',
  },
  percentile: {
    pageTitle: 'JEE Main percentile calculator',
    description:
      'JEE Main percentile from marks and shift, from a rank, or from the count in a shift, to seven decimals, with the official formula. Best of two sessions and the tie-break rules.',
    titleBefore: 'What ',
    titleMarked: 'percentile',
    titleAfter: ' is that?',
    mode: 'I have',
    modes: {
      marks: 'Marks',
      rank: 'A rank',
      percentile: 'A percentile',
      count: 'A shift count',
      sessions: 'Two sessions',
    },
    rank: 'Common rank (CRL)',
    percentileField: 'Percentile',
    atOrBelow: 'Candidates with your marks or fewer',
    appeared: 'Candidates who wrote the shift',
    session: (number: string) => `Percentile of session ${number}`,
    answer: 'Percentile',
    answerRank: 'Rank',
    official: 'The official formula',
    officialFormula: 'Percentile = 100 × candidates with your marks or fewer ÷ candidates who wrote the shift',
    officialNote: 'NTA prints it to seven decimals. The best of every shift gets exactly 100.',
    plainAnswer: (percentile: string, candidates: string) =>
      `The plain formula, with ${candidates} candidates, says ${percentile}.`,
    betterSession: (session: string) => `Session ${session} counts`,
    sessionNote: (lead: string) =>
      `It is ahead by ${lead}. The better total counts; subject scores are never mixed from two sessions.`,
    tieTitle: 'When two have the same score',
    tieLead:
      'Compared in this order. If all are equal, both get the same rank. Age and application number do not count since 2025.',
    tiePapers: { 'paper-1': 'Paper 1', 'paper-2a': 'Paper 2A (B.Arch)', 'paper-2b': 'Paper 2B (B.Planning)' },
    tieRules: {
      'score-mathematics': 'Higher score in Mathematics',
      'score-physics': 'Higher score in Physics',
      'score-chemistry': 'Higher score in Chemistry',
      'score-aptitude': 'Higher score in the Aptitude Test',
      'score-drawing': 'Higher score in Drawing',
      'score-planning': 'Higher score in Planning',
      'fewer-wrong-all': 'Fewer wrong answers for each right one, all subjects',
      'fewer-wrong-mathematics': 'The same in Mathematics',
      'fewer-wrong-physics': 'The same in Physics',
      'fewer-wrong-chemistry': 'The same in Chemistry',
      'fewer-wrong-aptitude': 'The same in the Aptitude Test',
      'fewer-wrong-planning': 'The same in Planning',
    },
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { calculators } }
