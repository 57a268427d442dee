const HALVES: Readonly<Record<string, string>> = {
  subah: 'am',
  सुबह: 'am',
  dopahar: 'pm',
  dopehar: 'pm',
  दोपहर: 'pm',
  shaam: 'pm',
  sham: 'pm',
  शाम: 'pm',
  raat: 'pm',
  रात: 'pm',
}
const PART_WORDS = Object.keys(HALVES).join('|')
/** Words of Hindi, in either script, with the English that the reading of a line knows. */
const WORDS: readonly (readonly [string, string])[] = [
  ['aaj|आज', 'today'],
  ['kal|कल', 'tomorrow'],
  ['parson|parso|परसों', 'day after tomorrow'],
  ['roz|rozana|rojana|रोज़ाना|रोज़|रोज', 'daily'],
  ['har din|हर दिन', 'daily'],
  ['har|हर', 'every'],
  ['somvar|somwar|som|सोमवार|सोम', 'monday'],
  ['mangalvar|mangalwar|mangal|मंगलवार|मंगल', 'tuesday'],
  ['budhvar|budhwar|budh|बुधवार|बुध', 'wednesday'],
  ['guruvar|guruwar|गुरुवार', 'thursday'],
  ['shukravar|shukrawar|शुक्रवार|शुक्र', 'friday'],
  ['shanivar|shaniwar|shani|शनिवार|शनि', 'saturday'],
  ['ravivar|raviwar|itvar|itwar|रविवार|इतवार', 'sunday'],
  ['subah|सुबह', 'morning'],
  ['dopahar|dopehar|दोपहर', 'afternoon'],
  ['shaam|sham|शाम', 'evening'],
  ['raat|रात', 'night'],
  ['aadha ghanta|adha ghanta|आधा घंटा', 'half an hour'],
  ['paun ghanta|pauna ghanta|पौन घंटा|पौना घंटा', '45 min'],
  ['sava ghanta|sawa ghanta|सवा घंटा', '75 min'],
  ['(?:dedh|derh) ghant[ae]|डेढ़ घंटा|डेढ़ घंटे', '90 min'],
  ['(?:dhai|dhaai|adhai) ghant[ae]|ढाई घंटे|ढाई घंटा', '150 min'],
  ['ka revision|ki revision|का रिवीज़न|का रिवीजन', 'revision'],
  // What is to be done says nothing of what it is done with.
  ['(?:karn[ai]|padhn[ai]|dena|deni|likhn[ai]) (?:hai|h)|करना है|करनी है|पढ़ना है|पढ़नी है|देना है', ''],
  ['ghanta|ghante|घंटा|घंटे|घण्टे', 'hour'],
  ['minat|मिनट|मिनिट', 'min'],
  ['se|से', '-'],
  ['tak|तक', 'until'],
  ['bhautiki|भौतिकी|भौतिक विज्ञान|फ़िज़िक्स|फिजिक्स', 'physics'],
  ['rasayan|रसायन|रसायन विज्ञान|केमिस्ट्री', 'chemistry'],
  ['ganit|गणित|मैथ्स', 'maths'],
]
/** Where a word of either script begins and ends: `\b` knows Latin letters alone. */
const EDGE = String.raw`[\p{L}\p{M}\p{N}]`
const PATTERNS = WORDS.map(
  ([words, english]) => [new RegExp(`(?<!${EDGE})(?:${words})(?!${EDGE})`, 'giu'), english] as const,
)
const CLOCK = String.raw`(\d{1,2}(?:[:.]\d{2})?)`
const PART_CLOCK = new RegExp(
  `(?<!${EDGE})(${PART_WORDS})\\s+(?:ko\\s+|को\\s+)?${CLOCK}(?:\\s*(?:baje|बजे))?(?!${EDGE})`,
  'giu',
)
const CLOCK_PART = new RegExp(`${CLOCK}\\s*(?:baje|बजे)\\s*(${PART_WORDS})(?!${EDGE})`, 'giu')
/** Quarters of an hour said with the full one: `sadhe 6` is 6:30, `paune 7` a quarter to. */
const QUARTERS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`(?<!${EDGE})(?:sadhe|saadhe|साढ़े)\\s+(\\d{1,2})(?![\\d:.])`, 'giu'), 30],
  [new RegExp(`(?<!${EDGE})(?:sava|sawa|सवा)\\s+(\\d{1,2})(?![\\d:.])`, 'giu'), 15],
  [new RegExp(`(?<!${EDGE})(?:paune|pone|पौने)\\s+(\\d{1,2})(?![\\d:.])`, 'giu'), -15],
]
const FROM_TO = new RegExp(
  `(?<!(?:chapters?|ch|page|q|questions?|अध्याय)\\s*)(?<!${EDGE})(?:(${PART_WORDS})\\s+)?${CLOCK}\\s+(?:se|से)\\s+${CLOCK}(?:\\s*(?:baje|बजे))?(?!${EDGE})(?!\\s*(?:ghant|घंट|min|मिन|h\\b|am\\b|pm\\b))`,
  'giu',
)
/** Up to this hour a lesson that names no half of the day begins after noon; later ones before it. Ours. */
const LAST_AFTERNOON_HOUR = 7
const BAJE = new RegExp(`${CLOCK}\\s*(?:baje|बजे)(?!${EDGE})`, 'giu')

/** A line in which days and hours are said in Hindi, with those in English: `kal shaam 6 baje` is `tomorrow 6pm`. */
export function inEnglish(text: string): string {
  const digits = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
  const quarters = QUARTERS.reduce(
    (line, [pattern, minutes]) =>
      line.replace(pattern, (_, hour: string) => {
        const at = Number(hour) * 60 + minutes
        return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`
      }),
    digits,
  )
  const clocks = quarters
    .replace(FROM_TO, (_, part: string | undefined, from: string, to: string) => writeSpan(part, from, to))
    .replace(PART_CLOCK, (_, part: string, clock: string) => clock + (HALVES[part.toLowerCase()] ?? ''))
    .replace(CLOCK_PART, (_, clock: string, part: string) => clock + (HALVES[part.toLowerCase()] ?? ''))
    .replace(BAJE, (_, clock: string) => (isAfternoon(clock) ? `${clock}pm` : `at ${clock}`))
  return PATTERNS.reduce((line, [pattern, english]) => line.replace(pattern, english), clocks)
}

/** `6 se 8` as a span that says which half of the day it is in. */
function writeSpan(part: string | undefined, from: string, to: string): string {
  const said = part === undefined ? undefined : HALVES[part.toLowerCase()]
  const half = said ?? (Number.parseInt(from, 10) <= LAST_AFTERNOON_HOUR ? 'pm' : 'am')
  const isOverNoon = half === 'am' && Number.parseInt(to, 10) <= Number.parseInt(from, 10)
  return `${from}${half}-${to}${isOverNoon || Number.parseInt(to, 10) === 12 ? 'pm' : half}`
}

/** Whether a clock with its minutes, which alone would count from midnight, is meant for the afternoon. */
function isAfternoon(clock: string): boolean {
  return /[:.]/.test(clock) && Number.parseInt(clock, 10) <= LAST_AFTERNOON_HOUR
}
