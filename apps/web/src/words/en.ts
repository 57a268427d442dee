import { branches } from './en/branches.ts'
import { calculators } from './en/calculators.ts'
import { cgpa } from './en/cgpa.ts'
import { home } from './en/home.ts'
import { marking } from './en/marking.ts'
import { predictor } from './en/predictor.ts'
import { resources } from './en/resources.ts'
import { shell } from './en/shell.ts'
import { counsellings } from './en/counsellings.ts'
import { STATE_NAMES } from './en/states.ts'

/** Every word the product shows in English; the Hindi words have the same keys. */
export const en = {
  language: 'en' as 'en' | 'hi',
  shell,
  home,
  predictor,
  calculators,
  marking,
  cgpa,
  branches,
  resources,
  counsellings,
  states: STATE_NAMES,
}

export type Words = typeof en
