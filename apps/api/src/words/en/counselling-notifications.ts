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

export const counsellingNotifications: NotificationWords<CounsellingNotifications> = {
  'deadline-near': (facts) => {
    const said = deadlineWords(facts, formatDayAndTime(facts.endsAt, 'en'))
    const name = WORDS[facts.kind].name(said)
    const leaving = facts.endsWithdrawal ? ' Leaving the counselling in this round ends at the same time.' : ''
    return {
      title: facts.lead === 'hours' ? `Only hours left: ${name}` : `By ${said.by}: ${name}`,
      body: WORDS[facts.kind].text(said) + leaving,
    }
  },
}
