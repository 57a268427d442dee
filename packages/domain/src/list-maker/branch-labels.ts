/** Branch families one is asked about, most wanted first, by the letters people say; the others come with "any". */
export const BRANCHES = [
  'CSE',
  'AIDS',
  'IT',
  'MNC',
  'ECE',
  'EE',
  'INST',
  'MECH',
  'AERO',
  'CIVIL',
  'CHEM',
  'BIO',
  'META',
  'PROD',
  'EP',
  'MINGEO',
  'ARCH',
  'PLAN',
] as const
export type Branch = (typeof BRANCHES)[number]

/** What each is called on a small button, the same in every language. */
export const BRANCH_LABELS: Readonly<Record<Branch, string>> = {
  CSE: 'CSE',
  AIDS: 'AI, DS',
  IT: 'IT',
  MNC: 'M&C',
  ECE: 'ECE',
  EE: 'EE',
  INST: 'Instru',
  MECH: 'Mech',
  AERO: 'Aero',
  CIVIL: 'Civil',
  CHEM: 'Chem',
  BIO: 'Biotech',
  META: 'Meta',
  PROD: 'Production',
  EP: 'Engg Physics',
  MINGEO: 'Mining',
  ARCH: 'B.Arch',
  PLAN: 'B.Plan',
}
