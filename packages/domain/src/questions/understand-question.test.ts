import { expect, test } from 'vitest'
import { listHomeCities } from '../colleges/college-facts.ts'
import { QUESTION_PHRASES } from '../testing/question-phrases.ts'
import { type Question, understandQuestion } from './understand-question.ts'

const CITIES = listHomeCities()

test.each(QUESTION_PHRASES)('%s', (text, meant) => {
  expect(asEntries(understandQuestion(text, CITIES))).toEqual(sorted(meant))
})

test('the table has 150 phrases and more, each of them once, in both scripts', () => {
  const texts = QUESTION_PHRASES.map(([text]) => text)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.length).toBeGreaterThanOrEqual(150)
  expect(texts.filter((text) => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThanOrEqual(10)
})

function asEntries({ values, notUnderstood }: Question): string {
  const entries = Object.entries(values).map(([key, said]) => {
    const named = key === 'from' ? said.map((id) => CITIES.find((city) => city.id === id)?.city ?? id) : said
    return `${key}=${named.join(',')}`
  })
  return sorted([entries.join(' '), ...(notUnderstood.length > 0 ? [`? ${notUnderstood.join(', ')}`] : [])].join(' '))
}

/** Entries by their key; the order in which they were said does not matter. */
function sorted(text: string): string {
  const [entries = '', unknown] = text.split('?')
  const parts = entries
    .trim()
    .split(/ (?=[a-zA-Z]+=)/)
    .filter(Boolean)
    .sort()
  return [...parts, ...(unknown === undefined ? [] : [`? ${unknown.trim()}`])].join(' ')
}
