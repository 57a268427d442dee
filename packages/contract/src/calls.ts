import { apiDescription } from './api-description.ts'
import type { Call } from './call.ts'
import { collegePredictor } from './college-predictor.ts'
import { health } from './health.ts'

/**
 * Every call of the product, by noun: the API description, the role matrix and the tests of the whole house read this
 * list. A new noun adds its line here.
 */
export const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  'api-description': apiDescription,
  'college-predictor': collegePredictor,
  health,
}
