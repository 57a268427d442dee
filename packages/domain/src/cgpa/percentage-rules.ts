/**
 * How bodies turn a grade point average into a percentage. Where sources conflict, each claim is a rule of its own and
 * all of them are shown. The factor 9.5 is a rule of those bodies alone that name it.
 */

/** percentage = a × average + b for from ≤ average < to; the last piece includes its end. */
export type Piece = { from: number; to: number; a: number; b: number }

export type PercentageRule = {
  id: string
  body: string
  scheme: string
  pieces: readonly Piece[]
  rounding: 'none' | 'up-to-integer'
  /** `official`: the body's own text was seen. `third-party`: only others quote it. `unconfirmed`: claimed without a text. */
  status: 'official' | 'third-party' | 'unconfirmed'
  source: string
  checkedOn: string
}

export type Body = {
  id: string
  name: string
  /** Top of the scale its averages stand on. */
  maxAverage: number
  /** `no-formula`: the body counts marks obtained. `not-confirmed`: no rule could be traced to a text. */
  withoutRule?: 'no-formula' | 'not-confirmed'
  source?: string
}

const CHECKED_ON = '2026-11-21'
const TEN_TIMES = { a: 10, b: 0 }

export const BODIES: readonly Body[] = [
  { id: 'cbse-10', name: 'CBSE class X (CCE, 2009 to 2017)', maxAverage: 10 },
  { id: 'aicte', name: 'AICTE table', maxAverage: 10 },
  { id: 'aktu', name: 'AKTU, Uttar Pradesh', maxAverage: 10 },
  { id: 'anna', name: 'Anna University', maxAverage: 10 },
  { id: 'aku-bihar', name: 'Aryabhatta Knowledge University, Bihar', maxAverage: 10 },
  { id: 'calcutta', name: 'University of Calcutta', maxAverage: 10 },
  { id: 'delhi-university', name: 'Delhi University', maxAverage: 10 },
  { id: 'gtu', name: 'GTU, Gujarat', maxAverage: 10 },
  { id: 'jntua', name: 'JNTU Anantapur', maxAverage: 10 },
  { id: 'jntuh', name: 'JNTU Hyderabad', maxAverage: 10 },
  { id: 'jntuk', name: 'JNTU Kakinada', maxAverage: 10 },
  { id: 'kl', name: 'KL University', maxAverage: 10 },
  {
    id: 'ktu',
    name: 'KTU, Kerala',
    maxAverage: 10,
    withoutRule: 'not-confirmed',
    source: 'Calculators print a factor taken from class X; the text of the regulation could not be read',
  },
  { id: 'makaut', name: 'MAKAUT, West Bengal', maxAverage: 10 },
  { id: 'manipal', name: 'Manipal (MAHE)', maxAverage: 10 },
  { id: 'mumbai-10', name: 'University of Mumbai, 10-point (CBCS)', maxAverage: 10 },
  {
    id: 'mumbai-7',
    name: 'University of Mumbai, 7-point (CBGS)',
    maxAverage: 7,
    withoutRule: 'no-formula',
    source: 'University of Mumbai, examination circular of 19 June 2017: the percentage is that of the marks obtained',
  },
  { id: 'mumbai-tech', name: 'University of Mumbai, Faculty of Technology', maxAverage: 10 },
  { id: 'osmania', name: 'Osmania University', maxAverage: 10 },
  { id: 'panjab', name: 'Panjab University', maxAverage: 10 },
  { id: 'rgpv', name: 'RGPV, Madhya Pradesh', maxAverage: 10 },
  { id: 'sppu', name: 'Savitribai Phule Pune University', maxAverage: 10 },
  { id: 'vtu', name: 'VTU, Karnataka', maxAverage: 10 },
  ...['GGSIPU', 'SRM', 'VIT', 'Nagpur University'].map((name) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    maxAverage: 10,
    withoutRule: 'not-confirmed' as const,
    source: 'No rule could be traced to a text of the university',
  })),
]

export const PERCENTAGE_RULES: readonly PercentageRule[] = [
  line('cbse-10', { a: 9.5, b: 0 }, 'official', {
    source: 'CBSE, called indicative; as reported in June 2010. Class X only',
  }),
  line('aicte', { a: 10, b: -7.5 }, 'third-party', {
    source: 'The table 6.25 = 55 to 8.25 = 75, quoted as AICTE; it sets no single national rule',
  }),
  ...['aktu', 'rgpv', 'osmania', 'jntua', 'jntuk', 'panjab', 'manipal', 'aku-bihar'].map((body) =>
    line(body, TEN_TIMES, 'third-party', {
      source: 'fastgpacalc.com and wpcodequill.com, lists of Indian universities',
    }),
  ),
  line('anna', TEN_TIMES, 'third-party', {
    source: 'gotocalc.online and bestcgpacalculator.com; other converters disagree',
  }),
  line('calcutta', TEN_TIMES, 'third-party', { source: 'fastgpacalc.com', scheme: 'ten times' }),
  line('calcutta', { a: 10, b: -5 }, 'third-party', { source: 'wpcodequill.com', scheme: 'ten times less 5' }),
  line('delhi-university', { a: 9.5, b: 0 }, 'third-party', {
    source:
      'University of Delhi, Examination Branch, for undergraduate results under CBCS from May/June 2018; as reported by dubeat.com in January 2018',
  }),
  line('gtu', { a: 10, b: -5 }, 'third-party', { source: 'GTU text as copied in July 2012; fastgpacalc.com' }),
  line('jntuh', { a: 10, b: -5 }, 'third-party', { source: 'cgpasnap.com and digister.in' }),
  line('kl', { a: 10, b: -7.5 }, 'official', { source: 'kluniversity.in, grading page' }),
  line('makaut', { a: 10, b: -7.5 }, 'third-party', { source: 'wpcodequill.com' }),
  {
    ...line('mumbai-10', { a: 7.1, b: 11 }, 'official', {
      source: 'University of Mumbai, examination circular of 19 June 2017',
    }),
    rounding: 'up-to-integer',
  },
  {
    ...line('mumbai-tech', TEN_TIMES, 'third-party', {
      source: 'e-next.in marks converter',
      scheme: 'two lines, parting at 7',
    }),
    pieces: [
      { from: 0, to: 7, a: 7.1, b: 12 },
      { from: 7, to: 10, a: 7.4, b: 12 },
    ],
  },
  line('mumbai-tech', { a: 7.25, b: 11 }, 'third-party', { source: 'Other converters', scheme: 'one line' }),
  {
    ...line('sppu', TEN_TIMES, 'unconfirmed', {
      source:
        'Lines of cgpacalculatoronline.net, naming circular 323 of 2020; the averages at which they part are our reckoning, since those it prints make the percentage fall',
      scheme: 'circular 323/2020',
    }),
    pieces: [
      { from: 4, to: 4.75, a: 6.6, b: 13.6 },
      { from: 4.75, to: 5.75, a: 10, b: -2.5 },
      { from: 5.75, to: 6.75, a: 5, b: 26.25 },
      { from: 6.75, to: 8.25, a: 10, b: -7.5 },
      { from: 8.25, to: 9.5, a: 12, b: -25 },
      { from: 9.5, to: 10, a: 20, b: -100 },
    ],
  },
  line('sppu', { a: 8.8, b: 0 }, 'unconfirmed', {
    source: 'The rule before 2020, as converters print it',
    scheme: '8.8 times',
  }),
  line('sppu', { a: 10, b: -5 }, 'unconfirmed', { source: 'Some converters', scheme: 'ten times less 5' }),
  line('sppu', { a: 10, b: -7.5 }, 'unconfirmed', { source: 'Some converters', scheme: 'ten times less 7.5' }),
  line('vtu', { a: 10, b: -7.5 }, 'third-party', {
    source: 'studychacha.com quoting the regulations, cgpato-percentage.com, vtuzone.in',
    scheme: 'before 2022',
  }),
  line('vtu', TEN_TIMES, 'unconfirmed', {
    source: 'Claimed for the 2022 scheme; no text of the university was found',
    scheme: '2022 scheme',
  }),
]

function line(
  body: string,
  { a, b }: { a: number; b: number },
  status: PercentageRule['status'],
  { source, scheme = 'all' }: { source: string; scheme?: string },
): PercentageRule {
  const id = scheme === 'all' ? body : `${body}-${scheme.replaceAll(/[^a-z0-9]+/g, '-')}`
  // A percentage below nothing has no meaning: the line begins where it leaves zero.
  const from = Math.max(0, -b / a)
  return { id, body, scheme, pieces: [{ from, to: 10, a, b }], rounding: 'none', status, source, checkedOn: CHECKED_ON }
}
