import { expect, test } from 'vitest'
import { commonForms, isMadeOfKnownWords } from './password-guess.ts'

test('AUTH-05: a common password in disguise is found under its plain form', () => {
  expect(commonForms('Passw0rd!')).toContain('password')
  expect(commonForms('Dragon2026!')).toContain('dragon')
  expect(commonForms('qwerty')).toEqual(['qwerty'])
})

test('a long ending is the password itself, not decoration', () => {
  expect(commonForms('love83719462')).not.toContain('love')
})

test.each([
  ['asha2008', ['Asha Rao', 'asha.rao'], true],
  ['AshaRao@123', ['Asha Rao', 'asha.rao'], true],
  ['jee2027', [], true],
  ['IIT@2026', [], true],
  ['J33-2026', [], true],
  ['m4ngo-boat-ladder', ['Asha Rao'], false],
  ['पासवर्ड १२३', ['Asha Rao'], false],
  ['xk29Vt81qPzL', ['Asha Rao'], false],
  ['iitxk29Vt81qP', ['Asha Rao'], false],
])('AUTH-05: "%s" is made of words known of %j: %s', (password, words, isKnown) => {
  expect(isMadeOfKnownWords(password, words)).toBe(isKnown)
})
