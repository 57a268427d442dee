import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('API-14: %s is not asked', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['142.250.183.14', '1.1.1.1', '172.32.0.1', '2404:6800:4009:80b::200e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
