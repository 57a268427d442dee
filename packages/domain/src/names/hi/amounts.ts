import { pluralIn } from '../../plural.ts'
import type { AmountNames } from '../amounts.ts'

/** Each number below a hundred has a word of its own. */
const BELOW_HUNDRED = [
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

/** How Hindi says an amount. */
export const amounts: AmountNames = {
  steps: { crore: 'करोड़', lakh: 'लाख', thousand: 'हजार', hundred: 'सौ' },
  belowHundred: (value) => BELOW_HUNDRED[value] ?? '',
  amount: (rupees, paise) => {
    const tail =
      paise.value === 0 ? '' : ` और ${paise.said} ${pluralIn('hi')(paise.value, { one: 'पैसा', other: 'पैसे' })}`
    return `${rupees.said} ${pluralIn('hi')(rupees.value, { 0: 'रुपये', one: 'रुपया', other: 'रुपये' })}${tail} मात्र`
  },
}
