import { plural } from './plural.ts'
/** Words of a parent's own page: what the child may do, what we keep, and the answer. */
export const parents = {
  pageTitle: 'Consent of a parent',
  reading: 'Reading your link',
  invalidTitle: 'This link does not work any more',
  invalidText:
    'It is incomplete, or a newer mail replaced it, or nobody answered within 30 days. Open the newest mail from us, or ask your child to send you a new one from the profile.',
  writeToUs: 'Write to us',
  unreachable: 'No internet. Check your connection and try again.',
  failed: 'Something went wrong. Please try again.',
  tryAgain: 'Try Again',
  working: 'One moment',
  askedTitle: (child: string) => `${child} needs your consent`,
  askedText: (child: string) =>
    `${child} is under 18. Tools and planner are open. Mentoring, messages, public feedback and payments need your consent. No tracking, no ads. Withdraw here any time.`,
  opensTitle: 'What opens when you agree',
  opens: [
    'Sessions with a mentor, by video. Mentors are college students we checked.',
    'Messages with that mentor. Phone numbers, e-mail addresses and other contacts are hidden.',
    'Feedback under the first name, if your child wants to show it.',
    'Buying plans and events. We mail you each order with its price, and you approve or refuse it.',
  ],
  keepsTitle: 'What we keep, and why',
  keeps: [
    'Name, e-mail, month of birth: to run the account and to protect a minor.',
    'Ranks, lists and study plan, if entered: so that the tools answer.',
    'Bookings, messages and notes: to hold the session and to look into complaints.',
    'Purchases and invoices: tax law asks for them.',
    'Your name, e-mail and this answer: to prove that you agreed.',
  ],
  wholeNotice: 'Read the whole privacy policy',
  rights: (child: string) =>
    `You can see, correct or delete what we keep about ${child}, complain to us, and go to the Data Protection Board of India.`,
  answerTitle: 'Your answer',
  name: 'Your full name',
  nameMissing: 'Write your full name.',
  relation: 'You are',
  relationNone: 'Choose',
  relationMissing: 'Choose what you are to the child.',
  relations: { mother: 'Mother', father: 'Father', guardian: 'Guardian' },
  code: 'Code from your mail',
  codeHint: 'Six digits. We send them to the address this link came to.',
  codeMissing: 'Type the six digits of the code.',
  sendCode: 'Send me the code',
  codeSent: 'The code is on its way to your mailbox. It works for 15 minutes.',
  isAdult: 'I am over 18 and the parent or guardian of this child',
  adultMissing: 'Only an adult can agree',
  agree: 'I agree',
  doNothing: 'If you do not agree, close this page. Nothing opens without you.',
  agreedTitle: (day: string) => `You agreed on ${day}`,
  agreedText: (name: string, relation: string, child: string) =>
    `${name}, ${relation}. Mentoring, messages, public feedback and payments are open to ${child}.`,
  keepMail: (child: string) => `The link in our mails works until ${child} is 18. Keep one of them.`,
  ordersTitle: (child: string) => `Orders of ${child}`,
  ordersNone: (child: string) =>
    `${child} has not asked to buy anything. Nothing is paid without your yes to each order.`,
  ordersReading: 'Reading the orders',
  ordersFailed: 'The orders could not be loaded.',
  orderUntil: (time: string) => `Waits for you until ${time}.`,
  orderStates: {
    approved: 'You approved it. It can be paid within 48 hours, once, at this price.',
    refused: 'You refused it. Nothing was bought.',
    used: 'You approved it, and it was ordered.',
    over: 'It ran out. Nothing was bought.',
  },
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw my consent',
  withdrawTitle: 'Withdraw your consent?',
  withdrawText: (child: string, sessions: number) =>
    `Messages to and from ${child} close at once. Bookings and payments stop.${plural(sessions, { 0: '', 1: ' One session ahead is cancelled, and its credit comes back.', other: ` ${sessions} sessions ahead are cancelled, and their credits come back.` })} Tools and planner stay open.`,
  withdrawDeed: 'Withdraw it',
  withdrawNot: 'Leave it as it is',
  withdrawnTitle: (day: string) => `You withdrew your consent on ${day}`,
  withdrawnText: (child: string) =>
    `Nobody on Sopaan can write to ${child} now. Sessions ahead are cancelled, and the credits are back. If you change your mind, ${child} can ask you again from the profile.`,
  grownTitle: (child: string) => `${child} is 18 now`,
  grownText: (child: string) => `${child} decides alone. Your consent is not needed any more.`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { parents } }
