import { cookies } from './cookie-policy.ts'

/** A part of a page to read: paragraphs, then a list where there is one. */
export type InformationSection = { heading: string; text: readonly string[]; list?: readonly string[] }
export type InformationPage = {
  title: string
  description: string
  lead: string
  sections: readonly InformationSection[]
}

/** The day the texts were last changed. */
const UPDATED = '21 Nov 2026'

const about: InformationPage = {
  title: 'About us',
  description: 'What Sopaan is, what it rests on, and what it will never tell you.',
  lead: 'Sopaan means a flight of steps. We help students of engineering, and their families, take the next one knowing where it leads.',
  sections: [
    {
      heading: 'What we do',
      text: [
        'Results come on one night, and choices are locked a few days later. In between stand thousands of branches, quotas and closing ranks. We put the published record of past seasons in your hand: which seat closed where, for whom, in which round, and how often your rank would have got it.',
        'Around that record stand the tools: rank and percentile calculators, predictors for the national and the state counsellings, choice lists, a study planner, and mentors who study where you want to study.',
      ],
    },
    {
      heading: 'What our answers rest on',
      text: [
        'Every closing rank comes from tables that the counselling bodies publish, and each figure shows its season, round and source. Chances are computed from how those ranks moved from year to year. We check them against seasons they had not seen, and show the result on our report card, the misses too.',
      ],
    },
    {
      heading: 'What we do not do',
      text: [],
      list: [
        'We promise nobody a seat. A rank of last year is not a rule for this year.',
        'We do not sell your data, show advertising or follow you across other sites.',
        'We do not invent reviews. What students say here was said by a student, and read by a person before it was shown.',
        'We take no money from colleges.',
      ],
    },
    {
      heading: 'We are not the counselling authority',
      text: [
        'JoSAA, CSAB, NTA and the State authorities run the examinations and the counselling. Sopaan has no tie to them. Where our page and theirs disagree, theirs counts.',
      ],
    },
  ],
}

const terms: InformationPage = {
  title: 'Terms and conditions',
  description: 'What you may expect of Sopaan, and what we expect of you.',
  lead: 'By using Sopaan you agree to these terms. They are written to be read.',
  sections: [
    {
      heading: 'Who may use Sopaan',
      text: [
        'Everyone may use the public tools without an account. You may open an account from any age. If you are under 18, mentoring, messages, public feedback and payments wait until a parent or guardian has agreed and shown to be an adult, as the privacy policy says, because a minor cannot make a contract alone under the Indian Contract Act, 1872.',
      ],
    },
    {
      heading: 'Your account',
      text: [
        'Give your real name and an e-mail address that reaches you, keep your password to yourself, and tell us if somebody else uses your account. You may deactivate or delete the account at any time on your profile. We may lock an account that is used to harm others or the service; we say why, and you may object.',
      ],
    },
    {
      heading: 'What the tools say',
      text: [
        'Predictions are estimates from published data of earlier seasons. Seats, rules and demand change. Always check the information bulletin and the portal of the counselling authority before you lock choices or pay a fee. We are not liable for a decision that rests on an estimate alone; nothing here limits rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'Plans, events and payments',
      text: [
        'Prices are in Indian rupees and include tax where tax is due; the split is shown before you pay and on the invoice. A plan runs for the days it names from the moment it is paid, and renewing adds its days to those left. Payments are handled by a payment company; we never see your card or UPI PIN. Refunds follow the refund policy.',
      ],
    },
    {
      heading: 'Mentors',
      text: [
        'A mentor is a student or graduate who tells what they know of a college or branch. It is advice between people, not a service of the college. Be on time, be polite, share no telephone numbers, and report what feels wrong: every booking and every message has a button for it.',
      ],
    },
    {
      heading: 'What you write',
      text: [
        'What you write stays yours. You allow us to store it and to show it where you asked us to. Do not publish:',
      ],
      list: [
        'what is false, hateful, obscene or takes away another person’s privacy',
        'what belongs to somebody else, or question papers before an examination is over',
        'advertising, or links that mean to deceive',
      ],
    },
    {
      heading: 'Fair use',
      text: [
        'Do not copy the service by machine, attack it, or get round its limits. The published cutoffs may be downloaded from the college data table, and you may use them freely if you name their source.',
      ],
    },
    {
      heading: 'Changes, law and disputes',
      text: [
        'When these terms change in a way that matters to you, we say so by e-mail at least 15 days before. Indian law applies. Please write to us first: most things can be set right in a day. You keep the right to go to a consumer commission where you live, under the Consumer Protection Act, 2019.',
      ],
    },
  ],
}

const privacy: InformationPage = {
  title: 'Privacy policy',
  description: 'What Sopaan keeps about you, why, for how long, and how you take it back.',
  lead: 'This is the notice under section 5 of the Digital Personal Data Protection Act, 2023. It says what we keep, what for, and how you see, correct or delete it.',
  sections: [
    {
      heading: 'What we keep, and what for',
      text: ['Only what the thing you use needs:'],
      list: [
        'Account: name, e-mail, password as a hash, role, language. To let you in and to write to you.',
        'Age and, under 18, the name and e-mail of a parent, the answer, and how the parent was proven: the number of the ₹1 payment, or who accepted the paper and when. The law asks for it.',
        'Study facts, if you enter them: class, year, category, gender, disability, State of Eligibility and ranks. So that the tools answer for you.',
        'Lists, plans, study sessions, results you saved. Because you asked us to keep them.',
        'Bookings, messages, notes and feedback. To hold the session and to look into complaints.',
        'Of a calendar that you connect: the hours of the next 60 days in the ones you tick, titles only where an adult asks for them, and a sealed key to it. To leave these hours free. Gone when you disconnect.',
        'Purchases and invoices: what, when, how much, billing State. Tax law asks for it. Card and UPI details stay with the payment company.',
        'Sign-ins: time, address on the network, kind of browser. To protect your account, and because CERT-In asks for such logs.',
      ],
    },
    {
      heading: 'What we do not do',
      text: [
        'No advertising, no tracking across sites, no analytics of your behaviour, no sale of data. This holds for everyone, and without exception for those under 18.',
      ],
    },
    {
      heading: 'Students under 18',
      text: [
        'The public tools need no account and keep nothing. With an account, the tools, lists and planner work. Mentoring, messages, public feedback and payments wait until a parent or guardian has agreed.',
        'We mail the parent a link and a code. To show that it is an adult who agrees, they then pay ₹1 from their own UPI or card, which we send back in full, or send a paper with their name, such as a PAN card, which our staff look at. Only then is the consent given. Of the payment we keep its number. The file of the paper is deleted as soon as we decided, and at the latest after 30 days. The parent can withdraw the consent at any time, on the page that our link opens.',
      ],
    },
    {
      heading: 'Who else handles your data',
      text: ['Companies that work for us under contract, for one purpose each, and nobody else:'],
      list: [
        'the company that hosts our servers and backups',
        'the company that sends our e-mail',
        'the payment company, when you press Pay or a parent pays ₹1',
        'a mentor sees your first name, your question and the list you attach to a booking',
        'the calendar that you connect, such as Google’s, gets your study sessions and appointments, because you asked for it',
        'authorities, where an order under law obliges us',
      ],
    },
    {
      heading: 'How long',
      text: [],
      list: [
        'Account, lists and plans: as long as the account stands.',
        'Deleted account: hidden at once, erased after 7 days in which you can change your mind. A locked copy that only an order under law opens stays for 1 year.',
        'Security and audit logs: 1 year.',
        'Invoices and payments: 6 years after the annual return of their year is due (CGST Act, section 36).',
        'Record of your consents: as long as the account. Proof of them without name or address: 7 years more.',
        'The paper of a parent: until we decided, at the latest 30 days.',
        'Links sent by mail: 30 days after they end, as hashes. Backups: 35 days.',
        'What you write through the contact form: 1 year.',
      ],
    },
    {
      heading: 'Your rights',
      text: ['On your profile, without writing to anyone:'],
      list: [
        'see everything and take it with you: Export my data',
        'correct it: every field of the profile',
        'take back a parent’s consent: the link in any of our mails to the parent',
        'delete it: Delete my account',
        'name somebody who acts for you if you cannot: Nominee',
        'complain: Grievances. We answer within 30 days.',
      ],
    },
    {
      heading: 'If something goes wrong',
      text: [
        'If your data is ever seen or lost by accident or attack, we tell you without delay what happened, what it may mean and what you can do, and we tell the Data Protection Board of India. If our answer to a grievance does not satisfy you, you may complain to the Board.',
      ],
    },
  ],
}

const refund: InformationPage = {
  title: 'Refund policy',
  description: 'When money comes back, how to ask for it, and how long it takes.',
  lead: 'Ask on your purchases page within 30 days of paying. You see there at every moment where your request stands.',
  sections: [
    {
      heading: 'Plans',
      text: [],
      list: [
        'Within 7 days of paying, if no mentoring session was held: the whole amount.',
        'Later, or after sessions: the part that was not used, by days and sessions left.',
        'If a service we promised was not given: the whole amount for it, at any time.',
      ],
    },
    {
      heading: 'Mentoring sessions',
      text: [
        'A session that the mentor cancels or misses gives its credit back. If you cancel within the mentor’s notice, the credit comes back too. A credit is worth its share of the plan when a plan is refunded.',
      ],
    },
    {
      heading: 'Events',
      text: [
        'If we cancel an event, what you paid for it is refunded in full. If you give your seat back before registration closes, ask for a refund on your purchases page.',
      ],
    },
    {
      heading: 'Paid twice, or charged without a plan',
      text: [
        'A payment that we cannot match is found by a check that runs by itself; it either opens what you paid for or goes back. You need not do anything, and if it worries you, write to us with the payment id.',
      ],
    },
    {
      heading: 'How the money comes back',
      text: [
        'We decide within 5 working days and say why if we refuse a part. The money goes back to the card, account or UPI id that paid. Banks usually take 5 to 7 working days after that. You get a credit note by e-mail. Nothing here takes away a right under the Consumer Protection Act, 2019.',
      ],
    },
  ],
}

/** Words of the pages to read. They are ours, and wait for a lawyer's check: `legalNote` says so on each of them. */
export const information = {
  updated: (day: string) => `Last changed on ${day}.`,
  updatedOn: UPDATED,
  legalNote: 'We wrote this text ourselves, as plainly as we could. A lawyer has not yet checked it.',
  questions: 'Questions? Write to us.',
  about,
  terms,
  privacy,
  refund,
  cookies,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { information } }
