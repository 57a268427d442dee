import type { Language } from '../languages.ts'
import { pluralIn } from '../plural.ts'

const ENGLISH_BELOW_TWENTY =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const ENGLISH_TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** Each number below a hundred has a word of its own in Hindi. */
const HINDI_BELOW_HUNDRED = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
].flatMap((line) => line.split(' '))

/** The steps of Indian counting, the highest first; above the crores the count of crores is written the same way. */
const STEPS = [
  { size: 10_000_000, en: 'Crore', hi: 'करोड़' },
  { size: 100_000, en: 'Lakh', hi: 'लाख' },
  { size: 1_000, en: 'Thousand', hi: 'हज़ार' },
  { size: 100, en: 'Hundred', hi: 'सौ' },
] as const

const AMOUNTS: Readonly<Record<Language, (rupees: number, paise: number) => string>> = { en: inEnglish, hi: inHindi }
const BELOW_HUNDRED: Readonly<Record<Language, (value: number) => string>> = {
  en: belowHundredInEnglish,
  hi: (value) => HINDI_BELOW_HUNDRED[value] ?? '',
}

/**
 * An amount in words, counted the Indian way: `Rupees One Lakh Twenty Thousand and Fifty Paise Only`.
 * @param paise  whole, ≥ 0
 */
export function amountInWords(paise: number, language: Language): string {
  const rupees = Math.floor(paise / 100)
  const rest = paise % 100
  return AMOUNTS[language](rupees, rest)
}

function inEnglish(rupees: number, paise: number): string {
  const tail = paise === 0 ? '' : ` and ${belowHundred(paise, 'en')} Paise`
  return `${pluralIn('en')(rupees, { one: 'Rupee', other: 'Rupees' })} ${numberInWords(rupees, 'en')}${tail} Only`
}

function inHindi(rupees: number, paise: number): string {
  const tail =
    paise === 0 ? '' : ` और ${belowHundred(paise, 'hi')} ${pluralIn('hi')(paise, { one: 'पैसा', other: 'पैसे' })}`
  return `${numberInWords(rupees, 'hi')} ${pluralIn('hi')(rupees, { 0: 'रुपये', one: 'रुपया', other: 'रुपये' })}${tail} मात्र`
}

function numberInWords(value: number, language: Language): string {
  if (value < 100) return belowHundred(value, language)
  const words: string[] = []
  let rest = value
  for (const step of STEPS) {
    const count = Math.floor(rest / step.size)
    if (count > 0) words.push(`${numberInWords(count, language)} ${step[language]}`)
    rest %= step.size
  }
  if (rest > 0) words.push(belowHundred(rest, language))
  return words.join(' ')
}

function belowHundred(value: number, language: Language): string {
  return BELOW_HUNDRED[language](value)
}

function belowHundredInEnglish(value: number): string {
  if (value < 20) return ENGLISH_BELOW_TWENTY[value] ?? ''
  const unit = value % 10
  const tens = ENGLISH_TENS[Math.floor(value / 10)] ?? ''
  return unit === 0 ? tens : `${tens}-${ENGLISH_BELOW_TWENTY[unit]}`
}
