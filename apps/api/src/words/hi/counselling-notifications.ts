import type { DeadlineKind } from '@sopaan/domain/counselling/deadlines'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import type {
  CounsellingNotifications,
  DeadlineWords,
} from '#api/features/operations/notifications/counselling-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import { deadlineWords } from '../written-facts.ts'

const WORDS: Readonly<
  Record<DeadlineKind, { name: (said: DeadlineWords) => string; text: (said: DeadlineWords) => string }>
> = {
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

export const counsellingNotifications: NotificationWords<CounsellingNotifications> = {
  'deadline-near': (facts) => {
    const said = deadlineWords(facts, formatDayAndTime(facts.endsAt, 'hi'))
    const name = WORDS[facts.kind].name(said)
    const leaving = facts.endsWithdrawal ? ' इस राउंड में सीट छोड़ने का समय भी तभी खत्म होगा।' : ''
    return {
      title: facts.lead === 'hours' ? `बस कुछ घंटे बाकी: ${name}` : `${said.by} तक: ${name}`,
      body: WORDS[facts.kind].text(said) + leaving,
    }
  },
}
