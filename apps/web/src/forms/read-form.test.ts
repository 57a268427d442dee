import { expect, test } from 'vitest'
import type { Constraint, Constraints } from './constraints.ts'
import { readForm } from './read-form.ts'

/** What a form of text areas by these names sends. */
function sentBy(fields: Readonly<Record<string, string>>, constraint: Constraint): unknown {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('textarea'), { name, value }))
  const constraints: Constraints<object> = Object.fromEntries(Object.keys(fields).map((name) => [name, constraint]))
  return readForm(form, constraints, undefined)
}

test('lines that need not be there are left out while there are none, and those that must be are sent as no lines', () => {
  const fields = { 'features.en': 'one\ntwo', 'features.mr': ' \n ' }
  expect(sentBy(fields, { kind: 'list', empty: 'absent' })).toEqual({ features: { en: ['one', 'two'] } })
  expect(sentBy(fields, { kind: 'list' })).toEqual({ features: { en: ['one', 'two'], mr: [] } })
})

test('a text that need not be there is left out while it is empty, and one that must be is sent to be refused', () => {
  const fields = { 'title.en': 'Rounds', 'title.mr': '  ' }
  expect(sentBy(fields, { kind: 'text', empty: 'absent' })).toEqual({ title: { en: 'Rounds' } })
  expect(sentBy(fields, { kind: 'text' })).toEqual({ title: { en: 'Rounds', mr: '' } })
})
