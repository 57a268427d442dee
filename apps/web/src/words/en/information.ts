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
        'Account, lists and plans: as long as the account stands. One that nobody used for 3 years is deleted; we mail you first.',
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

/** Words of the pages to read. They are ours, and wait for a lawyer's check: `legalNote` says so on each of them. */
export const information = {
  updated: (day: string) => `Last changed on ${day}.`,
  updatedOn: UPDATED,
  sources: (what: string) => `It rests on: ${what}.`,
  legalNote: 'We wrote this text ourselves, as plainly as we could. A lawyer has not yet checked it.',
  questions: 'Questions? Write to us.',
  privacy,
  cookies,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { information } }
