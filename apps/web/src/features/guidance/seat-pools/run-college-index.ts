import { runHomeCity } from './run-home-city.ts'
import { runOwnProfile } from './run-own-profile.ts'

/** What moves the list of colleges, which is sent without React: the home city, and the answers that the device keeps. */
export function runCollegeIndex(): void {
  runHomeCity()
  runOwnProfile()
}
