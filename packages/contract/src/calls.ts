import { apiDescription } from './api-description.ts'
import { auth } from './auth.ts'
import type { Call } from './call.ts'
import { cgpa } from './cgpa.ts'
import { collegeData } from './college-data.ts'
import { collegePredictor } from './college-predictor.ts'
import { consents, grievances, nominees, parents } from './consents.ts'
import { health } from './health.ts'
import { helplines } from './helplines.ts'
import { adminNotifications, notifications } from './notifications.ts'
import { reportCards } from './report-cards.ts'
import { seatPools } from './seat-pools.ts'
import { signIns } from './sign-ins.ts'
import { stateCollegePredictor } from './state-college-predictor.ts'
import { twoFactor } from './two-factor.ts'
import { users } from './users.ts'

/**
 * Every call of the product, by noun: the API description, the role matrix and the tests of the whole house read this
 * list. A new noun adds its line here.
 */
export const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  'admin-notifications': adminNotifications,
  'api-description': apiDescription,
  auth,
  cgpa,
  'college-data': collegeData,
  'college-predictor': collegePredictor,
  consents,
  grievances,
  health,
  helplines,
  nominees,
  notifications,
  parents,
  'report-cards': reportCards,
  'seat-pools': seatPools,
  'sign-ins': signIns,
  'state-college-predictor': stateCollegePredictor,
  'two-factor': twoFactor,
  users,
}
