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
  ['ghanta|ghante|घंटा|घंटे|घण्टे', 'hour'],
  ['minat|मिनट|मिनिट', 'min'],
  ['se|से', '-'],
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
const BAJE = new RegExp(`${CLOCK}\\s*(?:baje|बजे)(?!${EDGE})`, 'giu')

/** A line in which days and hours are said in Hindi, with those in English: `kal shaam 6 baje` is `tomorrow 6pm`. */
export function inEnglish(text: string): string {
  const digits = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
  const clocks = digits
    .replace(PART_CLOCK, (_, part: string, clock: string) => clock + (HALVES[part.toLowerCase()] ?? ''))
    .replace(CLOCK_PART, (_, clock: string, part: string) => clock + (HALVES[part.toLowerCase()] ?? ''))
    .replace(BAJE, 'at $1')
  return PATTERNS.reduce((line, [pattern, english]) => line.replace(pattern, english), clocks)
}
