import { plural } from './plural.ts'

/** Words of the lists of colleges and of branches. */
export const collegeIndex = {
  title: 'Colleges',
  description: (season: string) =>
    `The colleges of JoSAA ${season}: fees, median salary, NIRF rank and distance from home, each with its source and year. Search by nickname, filter by type, state, branch and fee.`,
  lead: 'Fees, jobs, rank and distance of every JoSAA college, as official bodies publish them.',
  search: 'College, city or branch',
  searchExample: 'trichy, vnit, iiit una cse',
  show: 'Show',
  any: 'Any',
  type: 'Type',
  state: 'State',
  branch: 'Branch',
  feeMax: 'Fees a year',
  upTo: (amount: string) => `up to ₹${amount}`,
  nirfMax: 'NIRF rank',
  within: (rank: string) => `within the first ${rank}`,
  salaryMin: 'Median salary',
  atLeast: (amount: string) => `₹${amount} or more`,
  kmMax: 'From your city',
  upToKm: (km: string) => `up to ${km} km`,
  from: 'Your city',
  sort: 'First',
  sorts: {
    nirf: 'Best NIRF rank',
    fee: 'Lowest fee',
    salary: 'Highest salary',
    near: 'Nearest',
    chance: 'Best chance',
    name: 'By name',
  },
  ownRank: 'Your chance',
  ownRankAdd: 'Add your rank to see your chance',
  ownRankShow: 'Show my chance',
  ownRankStored: 'Use the rank you gave before',
  chance: 'Your chance',
  chances: { reach: '8% or more', likely: '50% or more', safe: 'Safe' },
  inReach: (count: number) =>
    count === 0
      ? 'nothing at 8% or more'
      : plural(count, { one: '1 branch at 8% or more', other: `${count} branches at 8% or more` }),
  noChance: 'No seat here that your rank is used for',
  needsAdvanced: 'Needs a JEE Advanced rank',
  study: 'You study',
  likes: 'Right for you if you like',
  leadsTo: 'It leads to',
  differs: 'How it differs from CSE',
  orCousins: (branch: string) => `${branch} or its cousins?`,
  compareCousins: (branches: string) => `Side by side: ${branches}`,
  furtherNote: (season: string) =>
    `How much further they closed at the same college in JoSAA ${season}: the middle of all colleges that have both, open seats by JEE Main.`,
  furtherColleges: (colleges: string) => `at ${colleges} colleges`,
  myReach: 'My reach',
  all: 'All',
  whichColleges: 'Which colleges',
  whereRank: (rank: string, branch: string) => `Where ${rank} gets you ${branch}`,
  yourSeat: (seat: string, closing: string) => (closing === '' ? seat : `${seat} · closed ${closing}`),
  pages: 'Pages of colleges',
  found: (count: number) => plural(count, { one: '1 college', other: `${count} colleges` }),
  none: 'No college fits all of this. Take one filter away, or search by another name.',
  programmes: (count: number) => plural(count, { one: '1 branch', other: `${count} branches` }),
  several: (word: string, names: string) => `“${word}” can be any of these: ${names}.`,
  elsewhere: (college: string, givenBy: string) => `${college} is not in JoSAA. Its seats are given by: ${givenBy}.`,
  elsewhereLink: 'See its closing ranks',
  meant: 'Did you mean',
  mapBorders: 'No border lines: we had no outline of India whose licence lets us show it.',
  mapNote: (count: string, missing: string) =>
    missing === '0'
      ? `Dots on the map: ${count}, each a college of this list.`
      : `Dots on the map: ${count}, each a college of this list. ${missing} more have no free map point.`,
  landmarks: {
    Delhi: 'Delhi',
    Mumbai: 'Mumbai',
    Chennai: 'Chennai',
    Kolkata: 'Kolkata',
    Guwahati: 'Guwahati',
    Srinagar: 'Srinagar',
  },
  branchesTitle: 'Branches',
  branchesDescription: (season: string) =>
    `Every branch of JoSAA ${season}: how many colleges offer it, and where it closed.`,
  branchesLead: (season: string) => `What you can study through JoSAA ${season}, and at how many colleges.`,
  branchCounts: (colleges: number, programmes: number) =>
    `${plural(colleges, { one: '1 college', other: `${colleges} colleges` })}, ${plural(programmes, { one: '1 programme', other: `${programmes} programmes` })}.`,
  branchColleges: 'Their fees and jobs',
  branchesFound: (count: number) => plural(count, { one: '1 branch', other: `${count} branches` }),
  branchesNone: 'No branch fits all of this. Take one filter away, or search by another name.',
  choicesInReach: (count: number) =>
    count === 0
      ? 'best chance; nothing at 8% or more'
      : plural(count, {
          one: 'best chance; 1 choice at 8% or more',
          other: `best chance; ${count} choices at 8% or more`,
        }),
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { collegeIndex } }
