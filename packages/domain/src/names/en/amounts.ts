import { pluralIn } from '../../plural.ts'
import type { AmountNames } from '../amounts.ts'

const BELOW_TWENTY =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** How English says an amount: `Rupees One Lakh Twenty Thousand and Fifty Paise Only`. */
export const amounts: AmountNames = {
  steps: { crore: 'Crore', lakh: 'Lakh', thousand: 'Thousand', hundred: 'Hundred' },
  belowHundred: (value) => {
    if (value < 20) return BELOW_TWENTY[value] ?? ''
    const unit = value % 10
    const tens = TENS[Math.floor(value / 10)] ?? ''
    return unit === 0 ? tens : `${tens}-${BELOW_TWENTY[unit]}`
  },
  amount: (rupees, paise) => {
    const tail = paise.value === 0 ? '' : ` and ${paise.said} Paise`
    return `${pluralIn('en')(rupees.value, { one: 'Rupee', other: 'Rupees' })} ${rupees.said}${tail} Only`
  },
}
