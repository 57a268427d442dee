import type { InformationPage } from './information.ts'

/** What each key holds that is stored in the browser. */
const STORED_ITEMS = {
  darkMode: "The theme you chose: 'true' for dark, 'false' for light.",
  rememberMe: "Whether the sign-in form should remember your e-mail: 'true' or 'false'.",
  email: 'The e-mail of your last sign-in, when you asked to be remembered.',
  language: "The language you chose: 'en' or 'hi'.",
  choiceLists: 'Your choice lists, and the ranks, category and state you gave the tools, until you have an account.',
  filters: 'What you narrowed your results to, until you have an account and open the predictor there.',
  listTaste: 'Which branches you like best and what counts first for you, for making and ordering lists.',
  wishedOrder: 'Your list as we last put it in your order, so that we do not ask about that order again.',
  madeRows:
    'Which rows of a list we made for you stand high or last on purpose, so that a new order can leave them so.',
  cgpa: 'What you typed into the CGPA calculator.',
  timer: 'A study timer that is running.',
  sitting:
    'The paper you are sitting: your answers, its key and the time each subject took, until you discard or finish it.',
  ownUser:
    'Your name and what you told of your ranks, so that your planner opens without internet. Sign-out clears it.',
  ownPlanner: 'Your study plan as you last saw it, for when there is no internet. Sign-out clears it.',
  ownSessions: 'Your study sessions as you last saw them, for when there is no internet. Sign-out clears it.',
  ownDay: 'What today held when you last saw it, for when there is no internet. Sign-out clears it.',
  ownMocks: 'Your mock log as you last saw it, for when there is no internet. Sign-out clears it.',
  ownLists:
    'Your choice lists as you last saw them, and what you changed without internet until it is sent. Sign-out clears it.',
  ownEdits: 'What you did without internet, until it is sent. Sign-out clears it.',
  listLinks:
    'Links to lists that you made without an account, with the code that turns each off; and a random number by which such links know your hearts and comments.',
  papersReady: 'Which counselling papers you ticked as ready.',
  notice: 'A message to show once on the next page.',
  from: 'The page to return to after sign-in.',
  signedOut: 'That you have just signed out, for an instant, so that your other tabs close too.',
  draft: 'What you were writing when your sign-in ended, without passwords, until it is back in its form.',
  closedDrafts:
    'What you were writing in your account when its page was closed, without passwords, until it is back in its form: at most 7 days, and gone when you sign out.',
  scroll: 'How far you had scrolled on the pages of this visit, for going back to them.',
  recentPlaces: 'Which pages of your dashboard you last opened through the search, to offer them first.',
  hiddenColumns: 'Which columns you left out of lists, where you work with them as staff.',
  keysOff: 'That you switched off one-letter keyboard shortcuts, where you did.',
  stateAnswers: 'What you typed for a State counselling, such as a rank, to judge its seats on your list.',
  homePlace: 'The city or state you picked as home, to show how far colleges are.',
  hiddenChoices: 'Which choices you hid from your results.',
  splashSeen: 'That the opening screen was shown.',
  visitBytes: 'How much data the pages of this visit took.',
  visits:
    'How many times you came: the home screen is offered, and on mobile data our own lettering is fetched, only for who comes back.',
  installOffered: 'That the home screen was offered, so that you are not asked again.',
}

/** Words of the cookie policy. */
export const cookies: InformationPage & {
  cookieTable: string
  storageTable: string
  name: string
  keeps: string
  lasts: string
  /** By name of the cookie. */
  cookieKeeps: Readonly<Record<string, { keeps: string; lasts: string }>>
  /** By key: the page holds it to the table of what is stored. */
  storedKeeps: Readonly<Record<keyof typeof STORED_ITEMS, string>>
  lastsStored: Readonly<Record<'local' | 'session', string>>
} = {
  title: 'Cookie policy',
  description: 'Every cookie and every stored key of Sopaan, by name, with its purpose and its life.',
  lead: 'We set only what the product cannot work without. There is nothing to agree to, so no banner gets in your way.',
  sections: [
    {
      heading: 'What is not here',
      text: [
        'No analytics, no advertising and no cookie of another company. The payment company keeps things of its own in your browser only after you press Pay; its policy then applies to them. Public pages set no cookie, but for one that keeps your place while too many people are here.',
      ],
    },
    {
      heading: 'Pages that open without internet',
      text: [
        'Your browser keeps public pages that you have read, and the files they are made of, so that they open without internet. Nothing about you is in them. Clearing the data of this site in your browser removes them.',
      ],
    },
    {
      heading: 'How to get rid of them',
      text: [
        'Signing out removes the cookies of the sign-in. Your browser’s settings remove everything. Without cookies the public tools still work; signing in does not.',
      ],
    },
  ],
  cookieTable: 'Cookies',
  storageTable: 'What your browser keeps for us besides cookies',
  name: 'Name',
  keeps: 'What it is for',
  lasts: 'How long',
  cookieKeeps: {
    '__Host-at': { keeps: 'Shows that you are signed in. Scripts cannot read it.', lasts: '10 minutes, then renewed' },
    '__Host-rt': {
      keeps: 'Renews the sign-in. Scripts cannot read it.',
      lasts: 'Until the browser closes; 30 days if you asked to be remembered',
    },
    hasSession: {
      keeps: 'Tells the page that a sign-in may stand, so that it asks. It holds only the digit 1.',
      lasts: 'As long as the sign-in',
    },
    '__Host-pf': { keeps: 'Ties a mailed link to the browser that asked for it.', lasts: '60 minutes' },
    '__Host-dev': {
      keeps: 'Recognises this browser, so that a stranger’s wrong passwords do not lock you out.',
      lasts: 'At most 400 days',
    },
    '__Host-place': {
      keeps: 'Keeps your place in line while too many people are here: when you came, nothing else.',
      lasts: '30 minutes',
    },
    viewAs: {
      keeps: 'While staff read the pages as somebody sees them: as whom and until when. Only on their own browser.',
      lasts: '15 minutes',
    },
    'XSRF-TOKEN': { keeps: 'Proves that a form was sent from our own page.', lasts: 'Until the browser closes' },
  },
  storedKeeps: STORED_ITEMS,
  lastsStored: { local: 'Until you clear it', session: 'Until the tab closes' },
}
