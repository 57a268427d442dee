import { expect, test } from 'vitest'
import { isState, readStates, STATES } from './states.ts'

test('India has 28 states and 8 union territories, each listed once', () => {
  expect(STATES).toHaveLength(36)
  expect(new Set(STATES).size).toBe(36)
})

test.each([
  ['ASSAM', ['Assam']],
  ['ARUNACHAL PRADESH ASSAM MIZORAM', ['Arunachal Pradesh', 'Assam', 'Mizoram']],
  ['DELHI (NCT) CHANDIGARH (UT)', ['Delhi', 'Chandigarh']],
  ['PUDUCHERRY (UT) ANDAMAN & NICOBAR ISLANDS (UT)', ['Puducherry', 'Andaman and Nicobar Islands']],
  [
    'DAMAN & DIU (UT) DADRA & NAGAR HAVELI (UT) LAKSHADWEEP (UT)',
    ['Dadra and Nagar Haveli and Daman and Diu', 'Lakshadweep'],
  ],
  ['JK JAMMU & KASHMIR (UT)', ['Jammu and Kashmir']],
  ['LA LADAKH (UT)', ['Ladakh']],
])('the heading %s names its states one by one', (heading, states) => {
  expect(readStates(heading)).toEqual({ states, unread: '' })
})

test('a word that is no state is handed back, not guessed', () => {
  expect(readStates('GOA ATLANTIS KERALA')).toEqual({ states: ['Goa', 'Kerala'], unread: 'ATLANTIS' })
})

test('every state reads back from its own name in capitals', () => {
  for (const state of STATES) expect(readStates(state.toUpperCase()).states).toEqual([state])
})

test('only the exact words are a state', () => {
  expect(isState('Delhi')).toBe(true)
  expect(isState('delhi')).toBe(false)
})
