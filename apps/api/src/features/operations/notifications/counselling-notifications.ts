import type { DeadlineKind, Lead } from '@sopaan/domain/counselling/deadlines'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import type { Kinds } from './notification-kind.ts'

/** What is told around the dates of a counselling, to whoever asked for it. */
export type CounsellingNotifications = {
  /** A deadline is near: amounts in paise, reserved: SC, ST and any PwD. */
  'deadline-near': {
    kind: DeadlineKind
    lead: Lead
    body: string
    season: number
    round: number | null
    endsAt: string
    endsWithdrawal: boolean
    reservedPaise: number
    othersPaise: number
  }
}

type Facts = CounsellingNotifications['deadline-near']
/** What the words of a deadline are filled with. */
type Said = { season: string; round: string; by: string; others: string; reserved: string }

const EN: Readonly<Record<DeadlineKind, { name: (said: Said) => string; text: (said: Said) => string }>> = {
  registration: {
    name: () => 'fill and save your choices',
    text: ({ season, by }) =>
      `JoSAA takes choices until ${by}. What is not saved by then is lost, and without choices there is no seat in ${season}.`,
  },
  'report-and-pay': {
    name: ({ round }) => `accept and pay, round ${round}`,
    text: ({ round, by, others, reserved }) =>
      `Did round ${round} give you your first seat? By ${by}, choose Freeze, Float or Slide, upload your papers and pay ${others} (SC, ST, PwD: ${reserved}). Miss this and the seat is cancelled. Paid already? Then just answer queries, if there are any.`,
  },
  'partial-admission': {
    name: () => 'pay to keep your NIT seat',
    text: ({ by, others, reserved }) =>
      `Pay ${others} (SC, ST, PwD: ${reserved}) by ${by} for a seat in an NIT, IIIT or GFTI. Miss this and the seat is cancelled. IIT seats do not need it.`,
  },
  withdraw: {
    name: ({ round }) => `last time to leave, round ${round}`,
    text: ({ by }) => `Only if you want to give your seat back: it can be done until ${by}. To keep it, do nothing.`,
  },
}

const HI: typeof EN = {
  registration: {
    name: () => 'चॉइस भरें और सेव करें',
    text: ({ season, by }) =>
      `JoSAA में चॉइस ${by} तक भरी जाएँगी। तब तक जो सेव नहीं, वह गई, और बिना चॉइस ${season} में कोई सीट नहीं।`,
  },
  'report-and-pay': {
    name: ({ round }) => `सीट लें और फीस भरें, राउंड ${round}`,
    text: ({ round, by, others, reserved }) =>
      `क्या राउंड ${round} में पहली सीट मिली? ${by} तक Freeze, Float या Slide चुनें, कागज अपलोड करें और ${others} भरें (SC, ST, PwD: ${reserved})। चूके तो सीट रद्द। पहले भर चुके? तो बस सवाल आएँ तो जवाब दें।`,
  },
  'partial-admission': {
    name: () => 'NIT सीट रखने के लिए फीस भरें',
    text: ({ by, others, reserved }) =>
      `NIT, IIIT या GFTI की सीट के लिए ${by} तक ${others} भरें (SC, ST, PwD: ${reserved})। चूके तो सीट रद्द। IIT की सीट में यह नहीं लगता।`,
  },
  withdraw: {
    name: ({ round }) => `सीट छोड़ने का आखिरी समय, राउंड ${round}`,
    text: ({ by }) => `सिर्फ तब, जब सीट छोड़नी हो: ${by} तक छोड़ सकते हैं। सीट रखनी है तो कुछ न करें।`,
  },
}

/** Their words. */
export const COUNSELLING_KINDS: Kinds<CounsellingNotifications> = {
  'deadline-near': {
    topic: 'counselling',
    words: {
      en: (facts) => {
        const said = saidOf(facts, formatDayAndTime(facts.endsAt, 'en'))
        const name = EN[facts.kind].name(said)
        const leaving = facts.endsWithdrawal ? ' Leaving the counselling in this round ends at the same time.' : ''
        return {
          title: facts.lead === 'hours' ? `Only hours left: ${name}` : `By ${said.by}: ${name}`,
          body: EN[facts.kind].text(said) + leaving,
        }
      },
      hi: (facts) => {
        const said = saidOf(facts, formatDayAndTime(facts.endsAt, 'hi'))
        const name = HI[facts.kind].name(said)
        const leaving = facts.endsWithdrawal ? ' इस राउंड में सीट छोड़ने का समय भी तभी खत्म होगा।' : ''
        return {
          title: facts.lead === 'hours' ? `बस कुछ घंटे बाकी: ${name}` : `${said.by} तक: ${name}`,
          body: HI[facts.kind].text(said) + leaving,
        }
      },
    },
  },
}

function saidOf({ body, season, round, othersPaise, reservedPaise }: Facts, by: string): Said {
  return {
    season: `${body} ${season}`,
    round: String(round ?? ''),
    by,
    others: writeRupees(othersPaise),
    reserved: writeRupees(reservedPaise),
  }
}
