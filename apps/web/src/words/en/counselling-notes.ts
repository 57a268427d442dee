import type { StateCollegeType } from '@sopaan/domain/state/tables/state-college-types'

/** What is said of the tables of one counselling. */
export const counsellingNotes = {
  'mht-cet-cap':
    'Round 1 of 2025: later rounds list only the seats allotted in them. Seats of your home university, of others and of the state stand apart, as printed.',
  kcet: 'Only the lists for the rest of Karnataka are in: seats of Kalyana Karnataka (371J) are not.',
  comedk: 'Round 1 of 2025. Kalyana Karnataka seats show when you claim them.',
  tnea: 'Measured in marks out of 200: the higher, the better. The marks are the lowest that got in.',
  'ts-eapcet':
    'Final phase of 2025. Where nobody of a category closed, the body prints the open rank; such figures are marked.',
  'ap-eapcet':
    'Final phase of 2024, by pool. Where nobody of a category closed, the body prints the open rank; such figures are marked.',
  keam: 'The furthest closing rank over the phases of 2026; the phase stands beside it.',
  'gujcet-acpc': 'The closing figure over all rounds of 2025, by ACPC merit.',
  uptac:
    'Round 1 of 2025, by JEE Main common rank for every category. Later rounds print fresh and upgraded seats alone.',
  wbjee:
    'The furthest closing rank of 2026. WBJEE seats and JEE Main seats are two lists; give the rank of each you want to see.',
  'mp-dte': 'By JEE Main common rank, 2025. The list does not name its round, and for private colleges not for whom.',
  ojee: 'The furthest closing rank of 2025, by JEE Main common rank for every category.',
  bcece: 'Rounds 1 and 2 of 2025. The unreserved list and each category have merit lists of their own.',
  bitsat:
    'One cut-off for everybody, the final one of 2026: no category, no home state. The paper is not equally hard each year, so a whole year moves up or down together.',
  ggsipu: 'Round 2 of 2025, by JEE Main common rank for every category.',
  'jac-chandigarh':
    'The furthest closing rank of 2026 over rounds 1 to 3 and the special round, by JEE Main common rank. Defence, sports and B.Arch seats are not in.',
  hbtu: 'One figure a seat, of 2026: the round in which it closed stands beside it. By JEE Main common rank.',
  'jac-delhi':
    'Indicative only: part of round 5 of 2025, by JEE Main common rank. All of IGDTUW is in; of DTU and NSUT little more than the open seats. IIIT Delhi and the reserved seats of DTU and NSUT are missing.',
} as Record<string, string>

/** What a counselling calls its regions. */
export const counsellingRegions = {
  any: 'State level',
  'home-university': (name: string) => `Home university: ${name}`,
  'other-than-home-university': (name: string) => `For other universities than ${name}`,
  'rest-of-karnataka': 'Rest of Karnataka',
  'kalyana-karnataka': 'Kalyana Karnataka',
  'all-india': 'All India',
  unstated: 'The list does not say for whom',
  telangana: 'Telangana',
  'tamil-nadu': 'Tamil Nadu',
  kerala: 'Kerala',
  gujarat: 'Gujarat',
  bihar: 'Bihar',
}

/** What type a college of a State is; one we have no word for stays as its body prints it. */
export const stateCollegeTypes: Record<StateCollegeType, string> = {
  government: 'Government',
  aided: 'Government aided',
  'government-or-aided': 'Government or aided',
  private: 'Private',
  unaided: 'Private, unaided',
  'self-financing': 'Self-financing',
  'self-supporting': 'Self-supporting',
  'autonomous-government': 'Government, autonomous',
  'autonomous-aided': 'Aided, autonomous',
  'autonomous-private': 'Private, autonomous',
  university: 'University',
  'state-university': 'State university',
  'technological-university': 'State technological university',
  'private-university': 'Private university',
  'university-department': 'University department',
  'university-unaided': 'University managed, unaided',
  deemed: 'Deemed university',
  'deemed-off-campus': 'Deemed university, off campus',
  'deemed-private': 'Private deemed university',
}
