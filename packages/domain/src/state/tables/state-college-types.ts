/** Types of colleges as the bodies of the States name them; one has several spellings. */
export const STATE_COLLEGE_TYPES = {
  government: ['Government', 'Govt', 'GOV'],
  aided: ['Government Aided', 'Govt Aided', 'Aided'],
  'government-or-aided': ['Government/Aided'],
  private: ['Private', 'PVT'],
  unaided: ['Private (Unaided)', 'Un-Aided'],
  'self-financing': ['Private (Self-financing)', 'S.F.I.', 'SF'],
  'self-supporting': ['SS'],
  'autonomous-government': ['Autonomous / Government'],
  'autonomous-aided': ['Autonomous / Government Aided', 'Autonomous / Aided'],
  'autonomous-private': ['Autonomous / Private'],
  university: ['UNIV'],
  'state-university': ['State University'],
  'technological-university': ['State Technological University'],
  'private-university': ['State Private University', 'PU'],
  'university-department': ['University Department'],
  'university-unaided': ['University Managed (Un-Aided)'],
  deemed: ['Deemed University'],
  'deemed-off-campus': ['Deemed University (Off-Campus)'],
  'deemed-private': ['Private deemed'],
} as const
export type StateCollegeType = keyof typeof STATE_COLLEGE_TYPES

const BY_SPELLING: ReadonlyMap<string, StateCollegeType> = new Map(
  Object.entries(STATE_COLLEGE_TYPES).flatMap(([type, spellings]) =>
    spellings.map((spelling) => [spelling.toLowerCase(), type as StateCollegeType]),
  ),
)

/** The type that a body prints; undefined where it is none of those we have words for. */
export function readStateCollegeType(printed: string): StateCollegeType | undefined {
  return BY_SPELLING.get(printed.trim().toLowerCase())
}
