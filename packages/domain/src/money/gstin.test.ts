import { expect, test } from 'vitest'
import { STATES } from '../state/states.ts'
import { GST_STATES, gstCodeOfState, stateTaxName } from './gst-states.ts'
import { isGstin, stateOfGstin } from './gstin.ts'
import { placeOfSupply, supplyKind } from './place-of-supply.ts'

/** A registration number that public guides print as their sample, of Maharashtra. */
const SAMPLE = '27AAPFU0939F1ZV'

test('a GSTIN is taken only with the check character that fits', () => {
  expect(isGstin(SAMPLE)).toBe(true)
  expect(stateOfGstin(SAMPLE)).toBe('27')
  const others = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => letter !== 'V')
  expect(others.some((letter) => isGstin(SAMPLE.slice(0, -1) + letter))).toBe(false)
})

test.each([
  '',
  '27AAPFU0939F1Z',
  '27aapfu0939f1zv',
  '28AAPFU0939F1ZT',
  '99AAPFU0939F1ZV',
  ' 27AAPFU0939F1ZV',
  '27AAPFU0939F1XV',
])('%j is no GSTIN', (text) => {
  expect(isGstin(text)).toBe(false)
  expect(stateOfGstin(text)).toBeUndefined()
})

test('each State of the product has two digits of its own', () => {
  expect(GST_STATES.map(([, state]) => state).toSorted()).toEqual([...STATES].toSorted())
  expect(new Set(GST_STATES.map(([code]) => code)).size).toBe(36)
  expect(gstCodeOfState('Delhi')).toBe('07')
})

test('the State’s half is UTGST only where there is no legislature', () => {
  expect(stateTaxName('04')).toBe('UTGST')
  for (const code of ['07', '34', '01', '27'] as const) expect(stateTaxName(code)).toBe('SGST')
})

test('a service is supplied where the recipient is, and a hall’s event where the hall is', () => {
  const facts = { supplierState: '27', billingState: '29' } as const
  expect([placeOfSupply(facts), supplyKind(facts)]).toEqual(['29', 'inter-state'])
  expect(supplyKind({ ...facts, billingState: '27' })).toBe('intra-state')
  expect(placeOfSupply({ ...facts, venueState: '07' })).toBe('07')
  expect(placeOfSupply({ ...facts, gstin: SAMPLE })).toBe('27')
  // Admission is supplied where the event is held, to registered recipients too (s. 12(6)).
  expect(placeOfSupply({ ...facts, gstin: SAMPLE, venueState: '07' })).toBe('07')
})
