import { expect, test } from 'vitest'
import { shortInstituteName } from './institute-short-names.ts'

test.each([
  ['National Institute of Technology, Silchar', 'NIT Silchar'],
  ['Indian Institute of Technology Bombay', 'IIT Bombay'],
  ['Indian Institute of Information Technology Lucknow', 'IIIT Lucknow'],
  ['Indian Institute of Information Technology (IIIT) Ranchi', 'IIIT Ranchi'],
  ['Indian Institute of Information Technology(IIIT), Una', 'IIIT Una'],
  ['Visvesvaraya National Institute of Technology, Nagpur', 'Visvesvaraya NIT Nagpur'],
  ['Birla Institute of Technology, Mesra, Ranchi', 'Birla Institute of Technology, Mesra, Ranchi'],
])('%s is said %s', (name, short) => {
  expect(shortInstituteName(name)).toBe(short)
})
