import type { ImportNames, KnownNames } from '@sopaan/contract/import-names'
import type { ImportReport } from '@sopaan/contract/managed-imports'
import { INSTITUTE_TYPES } from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'

export type NameKind = 'institute' | 'programme'
export type NameField = 'way' | 'sameAs' | 'type' | 'city' | 'state' | 'family'

type Unknown = Pick<ImportReport, 'unknownInstitutes' | 'unknownProgrammes'>
type NameMapping = { names: ImportNames; missing: string[] }

/**
 * What a form says of unknown names; those left out are not among them.
 * @returns `missing`: fields of the form that are empty or name nothing that is known
 */
export function readNameMappings(
  form: FormData,
  { unknownInstitutes, unknownProgrammes }: Unknown,
  known: KnownNames,
): NameMapping {
  const told: NameMapping = { names: { institutes: [], programmes: [] }, missing: [] }
  const cellsOf = (kind: NameKind, at: number) => (field: NameField) =>
    String(form.get(`${kind}-${at}-${field}`) ?? '').trim()
  const check = (kind: NameKind, at: number, needed: Partial<Record<NameField, unknown>>) => {
    const missing = Object.keys(needed).filter((field) => !needed[field as NameField])
    told.missing.push(...missing.map((field) => `${kind}-${at}-${field}`))
  }
  unknownInstitutes.forEach(({ name: written }, at) => {
    const cell = cellsOf('institute', at)
    if (cell('way') === 'same') {
      const sameAs = known.institutes.find((name) => name === cell('sameAs'))
      check('institute', at, { sameAs })
      if (sameAs) told.names.institutes.push({ written, sameAs })
    }
    if (cell('way') === 'new') {
      const type = INSTITUTE_TYPES.find((each) => each === cell('type'))
      const state = STATES.find((each) => each === cell('state'))
      const city = cell('city')
      check('institute', at, { type, state, city })
      if (type && state) told.names.institutes.push({ written, type, state, city })
    }
  })
  unknownProgrammes.forEach(({ name: written }, at) => {
    const cell = cellsOf('programme', at)
    if (cell('way') === 'same') {
      const sameAs = known.programmes.find((name) => name === cell('sameAs'))
      check('programme', at, { sameAs })
      if (sameAs) told.names.programmes.push({ written, sameAs })
    }
    if (cell('way') === 'new') {
      const family = cell('family')
      check('programme', at, { family })
      told.names.programmes.push({ written, family })
    }
  })
  return told
}
