export const HELPLINE_RUNNERS = ['government', 'regulator', 'charity'] as const
export const HELPLINE_PURPOSES = ['mind', 'emergency', 'child', 'women', 'ragging'] as const

/**
 * Lines a student can call. Government lines come first; a line stands here only with evidence that it answers, and its
 * hours are never called round the clock without it. A line that a press check found unanswered is not listed.
 */
export type Helpline = {
  id: string
  /** In the service's own words. */
  name: string
  /** As people write them, first to try first. */
  numbers: readonly string[]
  email?: string | undefined
  runBy: (typeof HELPLINE_RUNNERS)[number]
  purpose: (typeof HELPLINE_PURPOSES)[number]
  /** Hours of answering, 24-hour clock, India; `unconfirmed` keeps what was last known. */
  hours: { always: true } | { from: string; to: string; isConfirmed: boolean }
  /** How many languages it answers in, where stated. */
  languages?: number | undefined
  place?: string | undefined
  isFree: boolean
  evidence: string
  checkedOn: string
}

const CHECKED_ON = '2026-11-21'

export const HELPLINES: readonly Helpline[] = [
  {
    id: 'tele-manas',
    name: 'Tele-MANAS',
    numbers: ['14416', '1-800-891-4416'],
    runBy: 'government',
    purpose: 'mind',
    hours: { always: true },
    languages: 20,
    isFree: true,
    evidence: 'Ministry of Health in a reply to the Lok Sabha, December 2025: 29.82 lakh calls by 27 November 2025',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'emergency',
    name: 'Emergency (ERSS)',
    numbers: ['112'],
    runBy: 'government',
    purpose: 'emergency',
    hours: { always: true },
    isFree: true,
    evidence: 'Government reply reported in December 2025',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'childline',
    name: 'Childline',
    numbers: ['1098'],
    runBy: 'government',
    purpose: 'child',
    hours: { always: true },
    isFree: true,
    evidence: 'Government reply reported in December 2025; for anyone under 18',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'women',
    name: 'Women Helpline',
    numbers: ['181'],
    runBy: 'government',
    purpose: 'women',
    hours: { always: true },
    isFree: true,
    evidence: 'Government reply reported in December 2025',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'anti-ragging',
    name: 'UGC Anti-Ragging',
    numbers: ['1800-180-5522'],
    email: 'helpline@antiragging.in',
    runBy: 'regulator',
    purpose: 'ragging',
    hours: { always: true },
    isFree: true,
    evidence: 'Called and answered in a press check of 27 April 2024',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'manodarpan',
    name: 'Manodarpan',
    numbers: ['8448440632'],
    runBy: 'government',
    purpose: 'mind',
    hours: { from: '08:00', to: '20:00', isConfirmed: false },
    isFree: false,
    evidence: 'Ministry of Education, launch of July 2020; the hours of today are not confirmed',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'icall',
    name: 'iCALL (TISS)',
    numbers: ['9152987821'],
    runBy: 'charity',
    purpose: 'mind',
    hours: { from: '08:00', to: '22:00', isConfirmed: false },
    isFree: false,
    evidence: 'Hours as of about 2020; not confirmed since',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'roshni',
    name: 'Roshni',
    numbers: ['040-6620 2000', '040-6620 2001'],
    runBy: 'charity',
    purpose: 'mind',
    hours: { from: '11:00', to: '21:00', isConfirmed: false },
    place: 'Hyderabad',
    isFree: false,
    evidence: 'The Hans India, 2020; hours not confirmed since',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'sneha',
    name: 'SNEHA',
    numbers: ['044-2464 0050'],
    runBy: 'charity',
    purpose: 'mind',
    hours: { from: '00:00', to: '24:00', isConfirmed: false },
    place: 'Chennai',
    isFree: false,
    evidence: 'The Hindu, 2015: round the clock then; hours may have changed',
    checkedOn: CHECKED_ON,
  },
]

/** Why a line may not be listed. */
export type HelplineFault = 'kiran' | 'checked-later'

/** KIRAN's number. Source: Ministry of Social Justice, launch of 7 September 2020. */
const KIRAN_NUMBER = '18005990019'

/**
 * What forbids a line. KIRAN is not listed: FactChecker called it more than 40 times from ten states and reached a person
 * three times (factchecker.in, 834837), and a student in need must not meet silence. A day of checking cannot lie ahead.
 * @param today  in India, `2026-11-21`
 */
export function findHelplineFault(
  line: Pick<Helpline, 'name' | 'numbers' | 'checkedOn'>,
  today: string,
): HelplineFault | undefined {
  const digits = line.numbers.map((number) => number.replaceAll(/\D/g, ''))
  if (/\bkiran\b|किरण/iu.test(line.name) || digits.some((number) => number.endsWith(KIRAN_NUMBER))) return 'kiran'
  return line.checkedOn > today ? 'checked-later' : undefined
}

/** Lines in the order they are shown: of the state and its regulators first, then the others, else as they stand. */
export function sortHelplines<Line extends Pick<Helpline, 'runBy'>>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => Number(one.runBy === 'charity') - Number(other.runBy === 'charity'))
}

/** The address that a tap dials: digits and a country code only where the number is an ordinary one. */
export function telephoneLink(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  if (digits.length === 10) return `tel:+91${digits}`
  if (digits.startsWith('0')) return `tel:+91${digits.slice(1)}`
  return `tel:${digits}`
}
