import type { Words } from './en.ts'
import { branches } from './hi/branches.ts'
import { calculators } from './hi/calculators.ts'
import { cgpa } from './hi/cgpa.ts'
import { home } from './hi/home.ts'
import { marking } from './hi/marking.ts'
import { predictor } from './hi/predictor.ts'
import { resources } from './hi/resources.ts'
import { shell } from './hi/shell.ts'
import { counsellings } from './hi/counsellings.ts'
import { STATE_NAMES } from './hi/states.ts'

/** Every word the product shows in Hindi. */
export const hi: Words = {
  language: 'hi',
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
