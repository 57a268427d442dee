import type { StateNote, StateRule } from '@sopaan/domain/predictor/home-state'

/** Words of the page that says which state counts as one's own at JoSAA. */
export const homeState = {
  pageTitle: 'Which state is my home state for JoSAA?',
  description:
    'Class 12 in Kota, home in Bihar? School in Delhi, home in Noida? Three questions, the rule of JoSAA, and what it does to your seats.',
  askBefore: 'Which state ',
  askMarked: 'counts as mine',
  askAfter: '?',
  askLead: 'Half the seats of an NIT are for its home state. Three questions, and you know which one is yours.',
  twelve: 'Where did you first sit class 12?',
  abroad: 'Outside India',
  home: 'Where is your home?',
  homeNote: 'If class 12 was outside India: the permanent address in your passport.',
  choose: 'Choose',
  also: 'Is one of these true?',
  alsos: { nothing: 'No', improvement: 'Improvement exam elsewhere', oci: 'OCI or PIO card' },
  submit: 'Tell me',
  is: (state: string) => `Your state is ${state}`,
  noState: 'You have no home state',
  needed: 'Choose the state in your passport',
  rules: {
    same: 'JoSAA counts the state where you first sat class 12.',
    elsewhere: 'JoSAA counts where you first sat class 12, not where your family lives.',
    improvement: 'Your first class 12 exam counts. An improvement in another state changes nothing.',
    passport: 'With class 12 outside India and an Indian passport, the permanent address in the passport counts.',
    'passport-needed':
      'With class 12 outside India and an Indian passport, the permanent address in the passport counts.',
    oci: 'With class 12 outside India and an OCI or PIO card you have no home state: you take Other State (OS) and All India seats, at every college.',
  } satisfies Record<StateRule, string>,
  notes: {
    goa: 'At NIT Goa 80% of the home seats are for Goa.',
    'goa-territory':
      'Your home college is NIT Goa: 20% of its home seats are for Daman and Diu, Dadra and Nagar Haveli and Lakshadweep.',
    'jammu-kashmir': 'At NIT Srinagar 90% of the home seats are for Jammu and Kashmir.',
    ladakh: 'Your home college is NIT Srinagar: 10% of its home seats are for Ladakh.',
    chandigarh: 'Your home college is NIT Delhi, together with Delhi.',
    andaman: 'Your home college is NIT Puducherry.',
    delhi: 'A school in Noida, Ghaziabad, Gurugram or Faridabad is not in Delhi: then choose Uttar Pradesh or Haryana.',
    'north-east': 'GKCIET Malda counts all eight north-eastern states as home.',
  } satisfies Record<StateNote, string>,
  effect: (better: string, worse: string, instead: string) => `+${better}, −${worse} against ${instead}`,
  effectAtHome: (better: string, worse: string) => `+${better}, −${worse} in your home colleges, against another state`,
  effectNote:
    'Choices where your chance is better, and where it is worse, at your rank. Counted from our data; choices under 8% are left out.',
  use: (state: string) => `See my colleges with ${state}`,
  useNone: 'See my colleges without a home state',
  back: 'Back to the questions',
  guide: 'More on quotas and home state',
  source: 'JoSAA 2026, business rules, clauses 8, 11 and 12',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { homeState } }
