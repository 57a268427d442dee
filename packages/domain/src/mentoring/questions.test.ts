import { expect, test } from 'vitest'
import { splitQuestions } from './questions.ts'

test.each([
  ['Float or freeze at Kurukshetra?', ['Float or freeze at Kurukshetra?']],
  [
    'Float or freeze at Kurukshetra?\n\n  Is Nagpur worth 5,000 ranks less?  ',
    ['Float or freeze at Kurukshetra?', 'Is Nagpur worth 5,000 ranks less?'],
  ],
  [
    'I have two seats. Float or freeze? Is Nagpur worth it? My father says no.',
    ['I have two seats. Float or freeze?', 'Is Nagpur worth it? My father says no.'],
  ],
  ['क्या फ्लोट करूँ? नागपुर ठीक है?', ['क्या फ्लोट करूँ?', 'नागपुर ठीक है?']],
  ['Is it worth it?? Really?', ['Is it worth it??', 'Really?']],
  ['Tell me about hostels.', ['Tell me about hostels.']],
  [' \n ', []],
])('the questions of %j stand one by one', (text, questions) => {
  expect(splitQuestions(text)).toEqual(questions)
})
