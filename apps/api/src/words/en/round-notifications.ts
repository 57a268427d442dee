import { formatDayAndTime } from '@sopaan/domain/time/format'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import type { RoundNotifications } from '#api/features/operations/notifications/round-notifications.ts'
import { type MockWords, mockText, type RoundWords, roundText } from '../round-text.ts'

const WORDS: RoundWords = {
  out: ({ round, season, isLast }) =>
    isLast ? `Round ${round} of ${season}, the last, is out` : `Round ${round} of ${season} is out`,
  gives: (out, seat) => `${out}: your list would give ${seat}`,
  givesNone: (out) => `${out}: no seat from your list so far`,
  noRank: 'Put your rank into your profile, and we show what your list would give in this round.',
  list: (name) => `List: ${name}.`,
  place: {
    allotted: ({ place, choices }) => `Its first seat, choice ${place} of ${choices}.`,
    upgraded: ({ place, choices }) => `It moved up, to choice ${place} of ${choices}.`,
    seatTypeChanged: ({ place, choices }) => `Still choice ${place} of ${choices}, by another seat type.`,
    kept: ({ place, choices }) => `As after the round before: choice ${place} of ${choices}.`,
    none: ({ choices }) => `None of your ${choices} choices closed at your rank or behind it.`,
    out: ({ choices }) => `None of your ${choices} choices closed at your rank or behind it.`,
  },
  chances: (rose, fell) => `Chances: ${rose} rose, ${fell} fell by 5 points or more.`,
  moves: (moves) => `Moved most: ${moves}.`,
  move: (seat, from, to) => `${seat} ${from} to ${to}`,
  opened: (names, more) => `Came within reach: ${names}${more === 0 ? '' : ` and ${more} more`}.`,
  closed: (names, more) => `Went out of reach: ${names}${more === 0 ? '' : ` and ${more} more`}.`,
  pay: (by) =>
    `If JoSAA gave you your first seat in this round, accept and pay by ${by}. Miss this and the seat is cancelled.`,
  wait: 'There is nothing to pay. Wait for the next round.',
  note: 'Worked out from the published closing ranks and your list as it is here. What JoSAA shows you counts.',
}

const MOCK_WORDS: MockWords = {
  out: ({ mock, season }) => `Mock allotment ${mock} of ${season} is out`,
  gives: (out, seat) => `${out}: in it your list came to ${seat}`,
  givesNone: (out) => `${out}: in it your list came to no seat`,
  noRank: WORDS.noRank,
  list: WORDS.list,
  nothingGiven: 'A mock gives no seat to anybody, and there is nothing to accept or pay.',
  place: ({ place, choices }) => `Choice ${place} of ${choices} would have been yours.`,
  nowhere: ({ choices }) => `None of your ${choices} choices closed at your rank or behind it.`,
  change: (by) => `You can change your choices until ${by}.`,
  note: 'Others still change theirs too, so round 1 can come out otherwise. Worked out from the published mock ranks and your list as it is here.',
}

export const roundNotifications: NotificationWords<RoundNotifications> = {
  'round-out': (facts) =>
    roundText(facts, WORDS, facts.payBy === null ? undefined : formatDayAndTime(facts.payBy, 'en')),
  'mock-out': (facts) =>
    mockText(facts, MOCK_WORDS, facts.changeBy === null ? undefined : formatDayAndTime(facts.changeBy, 'en')),
}
