/** Words of the resources: lines to call, and pages that are still to come. */
export const resources = {
  mentalHealth: {
    pageTitle: 'Mental health: who to call, free, day and night',
    description:
      'Free helplines for students in India: Tele-MANAS 14416 day and night in 20 languages, 112, 1098, 181 and anti-ragging, with their hours and the day we checked.',
    title: 'You do not have to carry this alone',
    lead: 'Talking to someone trained helps, also when you are not sure that it is serious enough. Calls to Tele-MANAS are free.',
    callNow: (number: string) => `Call ${number}`,
    danger: 'If you or someone near you is in danger now, call 112.',
    free: 'free of charge',
    always: 'Day and night, every day',
    hours: (from: string, to: string) => `${from} to ${to}`,
    lastKnown: 'last known, not confirmed',
    lastKnownAlways: 'Round the clock when last reported, not confirmed since',
    languages: (count: string) => `${count} languages`,
    government: 'Government lines',
    others: 'Other lines',
    othersNote: 'Run by charities and institutions. Their hours change; when nobody answers, call 14416.',
    evidence: 'What we rely on',
    checked: (day: string) => `Checked on ${day}`,
    purposes: {
      mind: 'Stress, fear, low mood, thoughts of harm',
      emergency: 'Any emergency: police, fire, ambulance',
      child: 'For anyone under 18',
      women: 'For women in trouble',
      ragging: 'Ragging at college or hostel',
    },
    runBy: { government: 'Government', regulator: 'University Grants Commission', charity: 'Charity or institute' },
    write: (address: string) => `Write to ${address}`,
    helps: 'What helps in exam months',
    tips: [
      'Sleep comes first: a tired head loses more marks than an hour of study wins.',
      'Tell one person how you really are. A parent, a friend, a teacher, or the voice at 14416.',
      'A mock test shows what to learn next. It does not say what you are worth.',
      'There are more good seats than one list shows, and more years than one.',
    ],
    seatsLink: 'See how many seats your rank can take',
  },
  comingSoon: {
    label: 'Coming soon',
    worksNow: 'What works now',
    pages: {
      resources: {
        title: 'Resources',
        text: 'Notes, papers of earlier years and reading lists will stand here, each with its source.',
      },
      tests: {
        title: 'Mock tests',
        text: 'Mock tests with the marking of the real papers will stand here.',
      },
      progress: {
        title: 'Progress',
        text: 'What you have studied and how your scores move will stand here.',
      },
    },
    mentalHealth: 'Mental health: who to call',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { resources } }
