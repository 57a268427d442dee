import { expect, test } from 'vitest'
import { commonForms, isMadeOfKnownWords, isPattern } from './password-guess.ts'

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

test.each([
  'aaaaaa',
  '222222',
  'abcdef',
  'ABCDEFGH',
  'zyxwvu',
  '987654',
  '4567890',
  'poiuyt',
  'asdfghjkl',
  '121212',
  'abcabc',
  'ab12ab12',
  'abcd@1234',
  'abcdef-1',
  '1111aaaa',
])('AUTH-05: the walk or repetition %s is known to every guesser', (password) => {
  expect(isPattern(password)).toBe(true)
})

test.each([
  'velvet-otter-47-canal',
  'kvoqzt',
  'Kiran-1234-marigold',
  'पासवर्ड १२३',
  'tartar-tartar',
  'x9#Lm2',
  'hijack77',
])('%s is no pattern', (password) => {
  expect(isPattern(password)).toBe(false)
})

test('AUTH-05: what people in India choose first is found', () => {
  expect(
    ['jaishreeram', 'JaiShriRam108', 'waheguru1', 'jai hind 1'].map((each) => isMadeOfKnownWords(each, [])),
  ).toEqual([true, true, true, false])
})
