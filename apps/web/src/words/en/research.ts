/** Words of the page for whoever wants to check the forecast. */
export const research = {
  pageTitle: 'Check our JoSAA forecast: data, method, formulas, errors',
  description:
    'How the chances are worked out, what data they rest on, how each season came out against plain rules of thumb, and every figure as a file.',
  name: 'Research',
  headingBefore: 'Check ',
  headingMarked: 'our forecast',
  headingAfter: ' yourself',
  lead: 'For engineers, teachers and whoever does not believe us. Everything needed to prove us wrong is on this page.',
  figures: 'How each season came out',
  figuresNote: (pools: string, from: string, to: string) =>
    `${from} to ${to}, each forecast from earlier seasons alone. ${pools} seats that printed a rank in both years, each asked about thirteen ranks. Smaller is better in every table. These tables measure ranks alone: seats that were not offered again are counted in the report card.`,
  way: 'Way',
  ours: 'Our forecast',
  miss: 'Miss of the middle seat, in percent',
  missNote: 'Half of all seats closed nearer than this to the rank we expected.',
  brier: 'Error of the chances (Brier score)',
  brierNote: 'The mean of (said − came)²: 0 is perfect, .25 is what saying 50% every time gives.',
  logLoss: 'Error of the chances (log loss)',
  logLossNote: 'The mean of −ln of the chance given to what came. Bold wrong answers cost most.',
  calibration: 'Distance of said from came (calibration error)',
  calibrationNote:
    'Answers in ten groups by what was said, and how far each group came out from it. In one year most of it is the shift that nobody foresaw.',
  ways: {
    'last season': 'The rank of last season',
    '70/30 mean': 'Two seasons, 70 and 30%',
    '60/30/10 mean': 'Three seasons, 60, 30 and 10%',
    '50/30/20 mean': 'Three seasons, 50, 30 and 20%',
    'log-normal with one sigma': 'Bell curve around last season',
    'residuals around last season': 'Past misses around last season',
    'residuals around a 50/30/20 mean': 'Past misses around three seasons',
  } as Readonly<Record<string, string>>,
  data: 'The data',
  dataParts: [
    'Opening and closing ranks of every JoSAA round since 2016, as josaa.admissions.nic.in prints them. Preparatory ranks are left out. Programmes that only changed their printed name are joined by hand, never by guess.',
    'A seat here is one line of that table: college, branch, quota, category, gender pool.',
  ],
  dataLink: 'Every table we read, to search and download',
  coverageLink: 'What we have, and what is missing',
  method: 'The method',
  means: {
    ln: 'Everything is reckoned in logarithms: a tenth more is the same step at rank 500 and at rank 50,000.',
    mu: 'Last season, moved by eight features times slopes (least absolute deviations) and as much by a hundred boosted trees, plus how its list drifts over the years, and seats of GFTIs beyond their list. The features: the seat’s three earlier values, how its branch moved, the level that college and branch explain, its open and its other-gender neighbour, an unusual slide last year.',
    scale: 'How far this seat usually strays, from 25 columns such as category, quota, years known and past jumps.',
    shape: 'The shape of the misses is not assumed: it is measured on past seasons. New seats have their own.',
    chance:
      'Over seven points tᵢ of a normal law: τ is the shock that seats of one list, quota, category and gender have in common in a year. Kept is how often such a seat is offered again.',
    bands:
      'Safe only from 92% where less is known: PwD, new, jumpy, small quotas, home-state seats of GFTIs, groups that swing, seats that often end.',
    none: 'Φ is the normal law, and zₖ what seat k must miss by to give nothing, from its own chance. tᵢ is the shock of all seats of a rank list in a year, tⱼ that of one group (quota, category, gender). Both are integrated over nine points, not drawn, so seats that fall together are not taken for independent.',
    round:
      'The last round at the middle of the forecast; in a tough or an easy year moved as far as all seats move together (year = −.8 or .8). A round before it is earlier by how much such seats rose after it in past seasons, and no rank falls back from round to round. The list is then played by JoSAA’s rules.',
  },
  methodNote:
    'All constants are fitted when the data is compiled, with no random numbers: the same tables give the same bytes.',
  lists: 'Whole lists, and rounds played ahead',
  listsLink: 'What we said of whole lists, and what came',
  rounds: 'Of 100 rounds played ahead, right were',
  roundsNote: (lists: string, off: string) =>
    `${lists} lists drawn as students make them, 2022 to 2026, each season from earlier ones alone, everybody floats. More is better here. Where both had a seat, ours stood ${off} places of the list away on the mean.`,
  sameSeat: 'The very seat',
  hasSeat: 'A seat or none',
  lastRounds: 'The rounds of last season again',
  honest: 'What to hold against us',
  honestParts: [
    'Five seasons are five draws. Anything about years rests on ten points.',
    'Chosen with these same seasons in view: the features, the half of the trees and their size, how fast old seasons fade, where Target, Dream and “moves a lot” begin, and which seats need 92%. Slopes, trees, scales and survival were not: each season’s are fitted on earlier ones alone, and a test deletes all later values and compares every number.',
    'Five constants we chose again, for each year from the years before it alone. For Safe they gave 87% every time, and we ask for 88%. The size of the shocks, and how much of a group’s own move comes back, came out as ours in four years of five. For the drift, earlier years would have put one or two quiet years beside it, not three, and kept its first year. One at a time, the Brier score of 2022 to 2026 would be up to .0006 worse.',
    'Seats at GFTIs close further than other seats of their list in most years. A shift learnt from earlier years is in now, and our chances there are still a little too low: where we said 8 to 88%, we said 50 on the mean and 55 of 100 came, 2022 to 2026. Home-state seats there need 92% for Safe, as whole quotas ended in 2026.',
    'A seat that printed no rank counts as one that nobody got, though some stood empty.',
    'The year 2020 broke every such promise: closing ranks rose by an eighth.',
  ],
  run: 'Run it',
  runNote:
    'Four commands in the source code. The first prints every figure of a seat on this page and its gate, the second chooses the five constants again, the third plays whole lists and rounds, the fourth compiles it all anew.',
  file: 'Said and came, seat by seat',
  fileNote:
    'One line a seat and season: the rank it closed at the year before, the low, middle and high end we said (four of five should lie between), the chance that it is offered, the chance that it closes at last year’s rank or beyond, and the rank that came. 0 means no rank was printed.',
  fileLink: 'Download the CSV file',
  reportCardLink: 'The same for everybody: our report card',
}

export const handle = { words: { research } }
