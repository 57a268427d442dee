import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CUT_FORMS } from './e2e/cut-forms.ts'
import { NOT_CUT } from './e2e/uncut-forms.ts'

const SRC = join(import.meta.dirname, 'apps/web/src')
/** A page without React, whose program sends its form. */
const SENT_BY_PROGRAM = 'features/operations/contact/contact-page.tsx'
/** The part that forms of one text are made of. */
const TEXT_FORM = 'forms/text-form.tsx'

test('every form is filled in with the network cut in its middle, or stands in the list of those that are not, with its reason', () => {
  const forms = globSync('**/*.tsx', { cwd: SRC })
    .filter((path) => !/\.test\.tsx$|(?:^|\/)(?:testing|kitchen-sink)\//.test(path))
    .filter((path) => path !== TEXT_FORM && /useContractForm[(<]|onSubmit=|<TextForm\b/.test(sourceOf(path)))
  const known = [...CUT_FORMS.map(({ file }) => file), ...Object.values(NOT_CUT).flat()]
  expect(forms.length).toBeGreaterThan(80)
  expect(forms.filter((path) => !known.includes(path))).toEqual([])
  expect(known.filter((path) => path !== SENT_BY_PROGRAM && !forms.includes(path))).toEqual([])
  expect(known.filter((path, at) => known.indexOf(path) !== at)).toEqual([])
})

function sourceOf(path: string): string {
  return readFileSync(join(SRC, path), 'utf8')
}
