import { plural } from './plural.ts'

/** Words about a college: its published facts, what it costs, where it is. */
export const colleges = {
  glance: 'At a glance',
  notPublished: 'Not published',
  factsNone: (season: string) =>
    `This college is not among the colleges of JoSAA ${season}, so we hold no fees, jobs or ranks of it. Look on its website.`,
  rupees: (amount: string) => `₹${amount}`,
  percent: (share: string) => `${share}%`,
  founded: (year: string) => `Since ${year}`,
  kinds: {
    'national-importance': 'Institute of National Importance',
    'central-university': 'Central university',
    'state-university': 'State university',
    'deemed-government': 'Government deemed university',
    'deemed-aided': 'Government-aided deemed university',
    'deemed-private': 'Private deemed university',
  },
  naac: (grade: string, cycle: string) => `NAAC grade ${grade}, cycle ${cycle}`,

  fee: 'Fees a year',
  feeNote: (cycle: string) => `without hostel, ${cycle}`,
  tuition: 'Tuition a year',
  tuitionNote: (council: string, cycle: string) => `the same in all ${council}s, ${cycle}`,
  feeUnknown: { 'not-found': 'no fee sheet we could read', 'not-reliable': 'what we found did not hold up' },
  salary: 'Median salary',
  salaryNote: (year: string) => `of those placed, all branches, ${year}`,
  placed: 'Placed or went on to study',
  placedNote: (count: string, of: string, year: string) => `${count} of ${of} who finished in time, ${year}`,
  noFiling: 'no filing to NIRF that we could find',
  nirf: (year: string) => `NIRF ${year}`,
  nirfPlain: 'NIRF Engineering',
  nirfBefore: (rank: string, year: string) => `Engineering; ${rank} in ${year}`,
  nirfOnly: 'Engineering',
  nirfBand: 'Engineering; a band, no exact rank',
  nirfNever: 'never in the list of exact ranks',
  nirfGone: (year: string) => `Engineering; no exact rank in ${year}`,
  women: 'Girls on campus',
  womenNote: (count: string, of: string, edition: string) => `${count} of ${of} undergraduates, NIRF ${edition}`,
  seats: 'Seats in this branch',
  seatsNote: (season: string) => `JoSAA seat matrix ${season}`,
  seatsUnknown: 'the seat matrix does not say',

  distance: 'From home',
  distanceFrom: (city: string) => `From ${city}`,
  km: (km: string) => `${km} km`,
  near: 'Under 100 km',
  straight: (city: string) => `to ${city}, straight line`,
  sameState: 'In your state',
  otherState: 'In another state',
  stateNote: (state: string) => `the college is in ${state}`,
  setHome: 'Where do you live?',
  noPoint: 'we have no free map point for this town',

  costTitle: 'What a year costs',
  costGeneral: 'General, EWS, OBC-NCL',
  costReserved: 'SC, ST, PwD',
  noConcession: 'the same, no concession',
  costReservedUnknown: 'the sheet does not say',
  costWaived: 'no tuition',
  costHostel: 'Hostel and mess on top',
  costAdmission: 'Once, at admission',
  costRefund: (amount: string) => `${amount} of it comes back`,
  costOther: 'Other institute fees, hostel and mess on top',
  scopes: {
    year: 'Tuition and institute fees of one year. Most colleges add one-time charges at admission, ₹5,000 to ₹61,000 in the sheets we read.',
    'two-semesters': 'Two ordinary semesters by the college’s own sheet. One-time charges at admission come on top.',
    'first-year': 'Both semesters of the first year.',
    'upper-bound':
      'The first bill doubled. One-time charges are in it twice, so you will pay less than this over the year.',
  },
  feeNotes: {
    'no-year': 'The sheet prints no year; we read it in August 2026.',
    'computing-branches': 'Published for the computing branches. Other branches may differ.',
    'earlier-batches': 'The sheet was made for earlier batches.',
  },
  incomeRule: (council: string) =>
    `${council} tuition by family income a year: under ₹1 lakh, nothing; ₹1 to 5 lakh, one third; above, all of it. You need the income certificate.`,
  incomeRuleNote: 'As the institutes and press report the Council’s rule; ask the college before you count on it.',
  costSource: (cycle: string) => `The college’s own page, ${cycle}.`,
  commonSource: (council: string, cycle: string) =>
    `${council} Council, ${cycle}: the tuition is common, so it stands here. This college’s own full sheet is not in our data.`,
  feeSheet: 'Fee sheet',
  costNone: {
    'not-found': 'We could not read a fee sheet of this college. Look on its website before you decide.',
    'not-reliable':
      'We found a figure, but it was old, incomplete or of another college, so we do not show it. Look on the college’s website.',
  },

  degreeTitle: (years: number) => `What ${years} years cost`,
  degreePayer: 'Family income a year',
  degreeFees: 'Fees',
  degreeTuition: 'Tuition alone',
  degreeHostel: 'With hostel and mess',
  payers: {
    'under-1-lakh': 'Under ₹1 lakh',
    '1-to-5-lakh': '₹1 to 5 lakh',
    'over-5-lakh': 'Over ₹5 lakh',
    general: 'Any income',
    'sc-st-pwd': 'SC, ST, PwD',
  },
  degreeNote: (years: number, cycle: string) =>
    `Worked out by us: ${years} times the year above, plus what is paid once at admission less what comes back, where published. At the fees of ${cycle}; they rise in most years. Travel, books and scholarships are not in it.`,
  degreeNoteTuition: (years: number, cycle: string) =>
    `Worked out by us: ${years} times the common tuition of ${cycle}. Other institute fees, hostel and mess are not published here and come on top.`,

  ownTitle: (years: number) => `Your own cost of ${years} years`,
  ownTrip: 'One trip home and back, ₹',
  ownTrips: 'Trips a year',
  ownRate: 'Loan: interest a year, %',
  ownPayback: 'Loan: years to pay back',
  ownGo: 'Work it out',
  ownFaults: {
    payer: 'Choose one',
    trip: 'Whole rupees, up to 1,00,000',
    trips: 'A number up to 52',
    rate: 'A rate up to 40, such as 9.5',
    payback: 'Years from 1 to 20',
  },
  ownHostel: 'Hostel and mess, all years',
  ownTravel: 'Travel, by your figures',
  ownNotSaid: 'Type your trips',
  ownRange: 'In all',
  ownFromTo: (from: string, to: string) => `${from} at home, up to ${to}`,
  ownMonthly: (amount: string) => `Loan of ${amount}: each month`,
  ownInterest: 'Interest on top, in all',
  ownNote:
    'Worked out from the fees above and your own figures. Fees rise in most years. Scholarships and books are not taken into the sum.',
  ownLoanNote:
    'The payments begin at once. If the bank lets you wait until you finish, interest is added meanwhile: ask it how much.',

  scholarshipRow: 'Central Sector Scholarship, if you get it',
  scholarshipOff: (amount: string) => `${amount} less`,
  scholarships: 'Scholarships you can apply for',
  scholarshipNames: {
    'central-sector': 'Central Sector Scheme (PM-USP)',
    'top-class-sc': 'Top Class Scholarship for SC',
    pragati: 'AICTE Pragati',
  },
  scholarshipWho: {
    'central-sector':
      'Above the 80th percentile of your board in class 12, no gap, no other scholarship: ₹12,000 a year for three years, ₹20,000 in the fourth and fifth.',
    'top-class-sc': 'SC students in the first year at an institute on its list, IITs and NITs among them.',
    pragati: 'Girls in the first year at an AICTE-approved college. IITs and NITs may not count: read the year’s rule.',
  },
  scholarshipIncome: (amount: string) => `Family income up to ₹${amount} a year.`,
  scholarshipRead: (since: string) => `Guideline for ${since} onwards.`,
  scholarshipUnread: 'We have not read this year’s official amount, so none is shown.',
  scholarshipSite: 'National Scholarship Portal',
  scholarshipNote:
    'Seats in a scheme are limited and dates change every year. Only one of these at a time. States run their own for SC, ST and OBC: ask at your state’s portal.',

  jobsTitle: 'Jobs, from the official filing',
  jobsFinished: 'Finished in four years',
  jobsPlaced: 'Placed',
  jobsStudy: 'Went on to study',
  jobsOf: (count: string, share: string) => `${count} · ${share}%`,
  jobsMeaning: (year: string, edition: string) =>
    `All branches together, the batch that finished in ${year}. The median is of those placed: half got more, half got less. It does not say what your branch gets. The college filed it with NIRF (${edition}); how many finished is worked out from the shares it filed.`,
  jobsNone:
    'This college has no filing for four-year engineering with NIRF that we could find. Newer colleges have no graduates yet; others did not take part.',

  nirfTitle: 'NIRF rank, engineering',
  nirfLabel: (ranks: string) => `NIRF Engineering ranks: ${ranks}. Higher on the chart is better.`,
  nirfAt: (year: string, rank: string) => `${year} ${rank}`,
  nirfMeaning:
    'Higher is better. NIRF counts teaching, research, results, reach and reputation, not salaries alone. A year without a point had no exact rank. 2016 to 2019 partly from a copy of the list.',
  nirfBar: 'A bar is a band: that year NIRF said only between which two ranks it stood.',
  nirfNone: 'NIRF never listed this college with an exact rank in Engineering.',
  nirfBandNow: (band: string, year: string) => `In ${year} it stood in the band ${band}.`,

  homeTitle: 'How far from home',
  homeLead: 'Pick your city once. It stays on this device.',
  homeField: 'City near you, or only your state',
  homeChoose: 'Choose',
  homeOnly: (state: string) => `${state}: another place`,
  homeShow: 'Show the distance',
  homePhone: 'Use my phone’s location',
  homePhoneNote: 'Your location is matched on the phone. It is not sent to us.',
  homeNotAllowed: 'The phone did not give a location. Pick a city instead.',
  homeSource:
    'Straight line between town centres, off by up to 50 km; the road is longer. Town points © dr5hn countries-states-cities database contributors, ODbL 1.0.',

  best: 'Best of these',

  similarTitle: 'Like this one',
  similarBranch: 'Same branch, a chance near this one',
  similarInstitute: 'Same college, a likelier branch',
  givenTitle: 'If you are given this seat',
  given: {
    freeze: 'You take this seat and stop. It cannot be undone.',
    slide: 'You keep this seat and move up only to a higher choice in this same college.',
    float: 'You keep this seat and move up to any higher choice on your list, at any college.',
  },
  givenNote:
    'When you move up, the new seat replaces this one and you cannot come back. If this is your choice 1, only Freeze is there; so it is in the last round.',
  givenMore: 'The small print',
  givenLink: 'All dates, papers and fees',
  givenSource: 'JoSAA 2026 business rules, clauses 48 to 52.',

  allSeats: (seats: string, programmes: string, season: string) =>
    `${seats} seats in ${programmes} branches (JoSAA seat matrix ${season})`,
  seatsMissing: (count: number) =>
    plural(count, { one: 'of 1 more the matrix is incomplete', other: `of ${count} more the matrix is incomplete` }),
  correctedFacts: {
    fees: 'Fees',
    nirf: 'NIRF rank',
    outcomes: 'Jobs and degrees',
    women: 'Women’s share',
    naac: 'NAAC grade',
    founded: 'Founding year',
    town: 'Town',
    website: 'Website',
    'home-states': 'Home States',
  },
  hiddenNote: 'we hid it: what was published is wrong',
  hiddenBy: (fact: string, source: string, on: string) =>
    `${fact} hidden by us: what was published is wrong. Source: ${source}, ${on}.`,
  correctedBy: (fact: string, source: string, on: string) => `${fact} corrected by us. Source: ${source}, ${on}.`,
  fiveYears: 'Closing ranks of five years',
  whoIsHome: 'Who counts as home here',
  taught: 'What is taught here',
  chanceNote: (season: string) => `The percent is your chance in ${season}.`,
  datasetName: (college: string) => `${college}: published facts and closing ranks`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { colleges } }
