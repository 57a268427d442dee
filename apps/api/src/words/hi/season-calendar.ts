import type { seasonCalendar as english } from '../en/season-calendar.ts'

/** The dates of a counselling in a calendar. */
export const seasonCalendar: typeof english = {
  name: (body, season) => `${body} ${season}`,
  registration: 'JoSAA: चॉइस भरें और लॉक करें',
  allotment: (round) => `JoSAA राउंड ${round} का रिजल्ट`,
  'report-and-pay': (round, rupees) => `JoSAA राउंड ${round}: सीट लें, कागज डालें, ${rupees} भरें`,
  withdraw: (round) => `JoSAA राउंड ${round}: सीट छोड़ने का आखिरी समय`,
  'partial-admission': (rupees) => `JoSAA: NIT सीट रखने के लिए ${rupees} भरें`,
  'special-rounds': (round) => (round === undefined ? 'CSAB स्पेशल राउंड शुरू' : `CSAB स्पेशल राउंड ${round}`),
  missed: 'चूके तो सीट रद्द हो जाएगी।',
}
