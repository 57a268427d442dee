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
    'The number of your ₹1 payment, or who accepted your paper: to prove that you are the parent.',
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
  thenProof: 'After this you pay ₹1 that comes back, or send a paper with your name.',
  doNothing: 'If you do not agree, close this page. Nothing opens without you.',
  proofTitle: 'One last step: show us that you are an adult',
  proofText: (child: string) =>
    `Thank you. So that nobody but a parent can agree for ${child}, choose one of these. Until one is done, nothing opens.`,
  payTitle: 'Pay ₹1, and get it back',
  payText: 'Pay ₹1 from your own UPI or card. It is sent back to you at once, and your consent is given.',
  pay: 'Pay ₹1',
  payAgain: 'Try ₹1 again',
  payNote:
    'Do not use your child’s UPI or card. We store the number of the payment as proof, and nothing of your card.',
  payStates: {
    begun:
      'You began to pay ₹1, and we have not heard of it from the bank yet. If you paid, wait: this page changes by itself, mostly within 15 minutes. If not, try again.',
    pending: 'Your bank has the ₹1 in hand and has not said the last word. This page changes by itself.',
    failed:
      'The ₹1 did not go through. If your bank took it all the same, it comes back by itself. Try again, or send a paper.',
  },
  payFailed: 'The ₹1 did not go through. Try again, or send a paper.',
  payClosed: 'The payment window was closed. Try again, or send a paper.',
  payScriptMissing: 'The payment window could not be loaded. Check your connection and try again.',
  paidTitle: 'Thank you, your ₹1 is being checked',
  paidText:
    'Open the link in our mail again: your page shows how it stands. We also write to you when your consent is given.',
  rupee: {
    returning: 'Your ₹1 is on its way back. Banks show it within a few days.',
    returned: 'Your ₹1 is back. Banks show it within a few days.',
    stuck: 'Your ₹1 is held up at the bank. We send it again, and you need to do nothing.',
  },
  paperTitle: 'Or send a paper with your name',
  paperTitleAlone: 'Send a paper with your name',
  paperText:
    'Send a photo or PDF of a paper that shows your name. Somebody of our staff looks at it, and you get a mail.',
  paperRules: [
    'PAN card, driving licence, voter ID, passport or Aadhaar: one is enough.',
    'Cover the Aadhaar number and your address. We need your name and date of birth, nothing else.',
    'We delete the file as soon as we decided, and at the latest after 30 days. Only staff who decide can see it.',
  ],
  paperChoose: 'Choose a photo or PDF',
  paperAnother: 'Send another paper',
  paperSending: 'Sending your paper',
  paperHint: 'JPEG, PNG, WebP or PDF, at most 5 MB',
  paperTooLarge: 'This file is larger than 5 MB. Take a smaller photo.',
  paperWaits: (time: string) =>
    `We have your paper since ${time}. We look at it and write to you. Another one takes its place.`,
  paperRefused: (reason: string) => `We could not accept your paper: ${reason} The file is deleted.`,
  paperDropped: 'Your last paper was deleted before anybody decided. Please send it again.',
  papersUsed: 'You sent five papers, which is the most. Pay ₹1, or write to us.',
  stop: 'I do not agree after all',
  stopTitle: 'Take your yes back?',
  stopText: (child: string) =>
    `Nothing opens for ${child}. A paper you sent is deleted, and ₹1 that you paid comes back.`,
  stopNot: 'Go on',
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
