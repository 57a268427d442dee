import { expect, test } from 'vitest'
import type { State } from '../state/states.ts'
import { type EligibilityAnswers, type HomeState, homeStateOf } from './home-state.ts'

const DD: State = 'Dadra and Nagar Haveli and Daman and Diu'
const KOTA_AND_BIHAR = inIndia('Rajasthan', 'Bihar')
const NOIDA = inIndia('Delhi', 'Uttar Pradesh')

// JoSAA 2026, business rules, clauses 8, 11 and 12 (pages 16 to 20): worked by hand.
test.each<[said: string, answers: EligibilityAnswers, found: HomeState]>([
  ['school and home in Bihar', inIndia('Bihar', 'Bihar'), { state: 'Bihar', rule: 'same' }],
  ['class 12 in Kota, home in Bihar', KOTA_AND_BIHAR, { state: 'Rajasthan', rule: 'elsewhere' }],
  [
    'class 12 in Kerala, improvement in Tamil Nadu',
    { classTwelve: 'Kerala', home: 'Tamil Nadu', also: 'improvement' },
    { state: 'Kerala', rule: 'improvement' },
  ],
  [
    'class 12 in Dubai, passport of Kerala',
    { classTwelve: 'abroad', home: 'Kerala', also: 'nothing' },
    { state: 'Kerala', rule: 'passport' },
  ],
  ['class 12 abroad, no address said', { classTwelve: 'abroad', also: 'nothing' }, { rule: 'passport-needed' }],
  [
    'class 12 abroad, overseas citizen',
    { classTwelve: 'abroad', home: 'Punjab', also: 'oci' },
    { state: 'Overseas', rule: 'oci' },
  ],
  ['class 12 in India, overseas citizen', { classTwelve: 'Punjab', also: 'oci' }, { state: 'Punjab', rule: 'same' }],
  ['Goa', inIndia('Goa', 'Goa'), { state: 'Goa', rule: 'same', note: 'goa' }],
  ['Daman', inIndia(DD, DD), { state: DD, rule: 'same', note: 'goa-territory' }],
  ['Lakshadweep', inIndia('Lakshadweep'), { state: 'Lakshadweep', rule: 'same', note: 'goa-territory' }],
  ['Jammu', inIndia('Jammu and Kashmir'), { state: 'Jammu and Kashmir', rule: 'same', note: 'jammu-kashmir' }],
  ['Leh', inIndia('Ladakh'), { state: 'Ladakh', rule: 'same', note: 'ladakh' }],
  ['school in Delhi, home in Noida', NOIDA, { state: 'Delhi', rule: 'elsewhere', note: 'delhi' }],
  ['Chandigarh', inIndia('Chandigarh'), { state: 'Chandigarh', rule: 'same', note: 'chandigarh' }],
  [
    'Port Blair',
    inIndia('Andaman and Nicobar Islands'),
    { state: 'Andaman and Nicobar Islands', rule: 'same', note: 'andaman' },
  ],
  ['Aizawl', inIndia('Mizoram'), { state: 'Mizoram', rule: 'same', note: 'north-east' }],
])('%s', (_, answers, found) => {
  expect(homeStateOf(answers)).toEqual(found)
})

function inIndia(classTwelve: State, home?: State): EligibilityAnswers {
  return { classTwelve, home, also: 'nothing' }
}
