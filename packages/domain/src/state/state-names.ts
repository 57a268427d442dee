/** English names of what the state tables hold; Hindi has its own under the same keys. Exam and branch names stay Latin. */

/** Categories, as the counsellings' own lists name them. */
export const STATE_CATEGORY_NAMES = {
  open: 'Open (general merit)',
  ews: 'Economically Weaker Section (EWS)',
  obc: 'Other Backward Class (OBC)',
  sebc: 'Socially and Educationally Backward Class (SEBC)',
  sc: 'Scheduled Caste (SC)',
  st: 'Scheduled Tribe (ST)',
  'vj-dt': 'Vimukta Jati / DT (A)',
  'nt-1': 'Nomadic Tribes 1 (B)',
  'nt-2': 'Nomadic Tribes 2 (C)',
  'nt-3': 'Nomadic Tribes 3 (D)',
  'category-1': 'Category 1',
  '2a': 'Category 2A',
  '2b': 'Category 2B',
  '3a': 'Category 3A',
  '3b': 'Category 3B',
  bc: 'Backward Class (BC)',
  bcm: 'Backward Class Muslim (BCM)',
  mbc: 'Most Backward Class and DNC (MBC)',
  sca: 'Scheduled Caste Arunthathiyar (SCA)',
  'bc-a': 'Backward Class A',
  'bc-b': 'Backward Class B',
  'bc-c': 'Backward Class C',
  'bc-d': 'Backward Class D',
  'bc-e': 'Backward Class E',
  ezhava: 'Ezhava',
  muslim: 'Muslim',
  'latin-catholic': 'Latin Catholic and Anglo-Indian',
  'other-backward-hindu': 'Other Backward Hindu',
  'other-backward-christian': 'Other Backward Christian',
  dheevara: 'Dheevara and related',
  viswakarma: 'Viswakarma and related',
  kudumbi: 'Kudumbi',
  kusavan: 'Kusavan and related',
  ebc: 'Extremely Backward Class (EBC)',
  rcg: 'Reserved Category Girl (RCG)',
  dq: 'Disabled quota (DQ)',
  smq: 'Serviceman quota (SMQ)',
} as const
export type StateCategoryKey = keyof typeof STATE_CATEGORY_NAMES

/** What a candidate may claim beside the category. */
export const STATE_CLAIM_NAMES = {
  pwd: 'Person with disability',
  defence: 'Defence or ex-serviceman ward',
  'armed-forces': 'Armed forces ward',
  'freedom-fighter': 'Freedom fighter dependant',
  tfw: 'Tuition fee waiver',
  minority: 'Minority, in colleges of that minority',
  orphan: 'Orphan',
  rural: 'Rural',
  'kannada-medium': 'Kannada medium',
  'kalyana-karnataka': 'Kalyana Karnataka region',
  'single-girl-child': 'Single girl child',
  'kashmiri-migrant': 'Kashmiri migrant',
  jk: 'Jammu and Kashmir migrant or resident',
  ncc: 'NCC',
  sponsored: 'Sponsored (NTPC)',
  'e-seat': 'E seats (the list does not say what E means)',
} as const

/** Where a candidate may be from; universities go by their own names. */
export const STATE_HOME_NAMES = {
  au: 'Andhra University (AU) pool',
  svu: 'Sri Venkateswara University (SVU) pool',
  'uttar-pradesh': 'Uttar Pradesh',
  'outside-uttar-pradesh': 'Outside Uttar Pradesh',
  'west-bengal': 'West Bengal',
  'outside-west-bengal': 'Outside West Bengal',
  'madhya-pradesh': 'Madhya Pradesh',
  'outside-madhya-pradesh': 'Outside Madhya Pradesh',
  odisha: 'Odisha',
  'outside-odisha': 'Outside Odisha',
  'outlying-odisha': 'Outlying Odia-speaking tracts',
  delhi: 'Delhi',
  'outside-delhi': 'Outside Delhi',
} as const

export type StateHomeKey = keyof typeof STATE_HOME_NAMES

/** What the score of each list is called, and the second measure of a list where it has one. */
export const STATE_MEASURE_NAMES = {
  'mht-cet-state-merit': 'State merit number (MHT-CET)',
  'mht-cet-state-merit-percentile': 'MHT-CET percentile',
  'kcet-engineering': 'KCET engineering rank',
  'comedk-uget': 'COMEDK UGET rank',
  'tnea-aggregate-200': 'TNEA aggregate out of 200',
  'ts-eapcet': 'TG EAPCET rank',
  'ap-eapcet': 'AP EAPCET rank',
  'keam-engineering': 'KEAM engineering rank',
  'acpc-merit': 'ACPC merit rank',
  'acpc-merit-percentile': 'ACPC merit out of 100',
  'wbjee-gmr': 'WBJEE general merit rank (GMR)',
  'bcece-ur-merit': 'BCECE rank on the unreserved (UR) list',
  'bcece-category-merit': 'BCECE rank on the list of your category',
  'jee-main-crl': 'JEE Main common rank (CRL)',
} as const

/** Branch groups of the state tables. */
export const STATE_GROUP_NAMES: Readonly<Record<string, string>> = {
  CSE: 'Computer Science',
  'AI-ML-DS': 'AI, Machine Learning, Data Science',
  'CSE-SPECIAL': 'Computer Science, other specialisations',
  IT: 'Information Technology',
  ECE: 'Electronics and Communication',
  EE: 'Electrical',
  MECH: 'Mechanical',
  CIVIL: 'Civil',
  'MECHATRONICS-ROBOTICS': 'Mechatronics and Robotics',
  'CHEM-MATERIALS': 'Chemical and Materials',
  'BIO-FOOD-AGRI': 'Biotechnology, Food, Agriculture',
  INSTRUMENTATION: 'Instrumentation',
  'AERO-AUTO': 'Aerospace and Automobile',
  'TEXTILE-PRINT': 'Textile and Printing',
  'MINING-GEO-ENV': 'Mining, Geology, Environment',
  'ARCH-PLAN-DESIGN': 'Architecture, Planning, Design',
  'MATHS-PHYSICS': 'Mathematics and Physics',
  PHARMACY: 'Pharmacy',
  OTHER: 'Other',
}
