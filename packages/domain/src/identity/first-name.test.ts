import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test('the first name is what stands before the first space, whatever stands around it', () => {
  expect(['Asha Rao', '  आशा  राव ', 'Madonna', ' '].map(firstNameOf)).toEqual(['Asha', 'आशा', 'Madonna', ''])
})
