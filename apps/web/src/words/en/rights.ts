/** Words of what a person may ask of us: a nominee, grievances. */
export const rights = {
  nominee: 'Your nominee',
  nomineeLead:
    'Somebody you trust who may use your rights over this data if you die or cannot act. They see nothing before that.',
  noNominee: 'You have named nobody.',
  nomineeNow: (name: string, relation: string) => `${name}, ${relation}`,
  nameNominee: 'Name a nominee',
  changeNominee: 'Change',
  nomineeName: 'Full name of the nominee',
  relation: 'Who they are to you',
  relationHint: 'Such as mother, brother, friend',
  nomineeEmail: 'E-mail of the nominee',
  nomineePhone: 'Phone of the nominee',
  optional: 'Optional',
  nomineeSaved: 'Your nominee is saved',
  nomineeRemoved: 'Your nominee is removed',
  removeNominee: 'Remove nominee',
  grievances: 'Grievances',
  grievancesLead: (days: string) =>
    `Something about your data or your account is wrong? Tell us. You get a number at once and an answer within ${days} days. If it does not help, you may go to the Data Protection Board of India.`,
  subject: 'What is it about?',
  message: 'What happened, and what should we do?',
  write: 'Write a grievance',
  send: 'Send grievance',
  sent: (number: string) => `We have your grievance ${number}.`,
  sendFailed: 'Your grievance could not be sent',
  noGrievance: 'You have sent none.',
  states: { open: 'Open', answered: 'Answered' },
  askedAt: (when: string) => `Sent ${when}`,
  dueOn: (day: string) => `Answer by ${day}`,
  answeredAt: (when: string) => `Answered ${when}`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { rights } }
