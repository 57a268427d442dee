import { formatDayAndTime } from '@sopaan/domain/time/format'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import type { RoundNotifications } from '#api/features/operations/notifications/round-notifications.ts'
import { type MockWords, mockText, type RoundWords, roundText } from '../round-text.ts'

const WORDS: RoundWords = {
  out: ({ round, season, isLast }) =>
    isLast ? `${season} का आखिरी राउंड ${round} आ गया` : `${season} का राउंड ${round} आ गया`,
  gives: (out, seat) => `${out}: आपकी लिस्ट से ${seat} मिलती`,
  givesNone: (out) => `${out}: आपकी लिस्ट से अभी कोई सीट नहीं`,
  noRank: 'प्रोफाइल में अपनी रैंक डालें, फिर हम दिखाएँगे कि इस राउंड में आपकी लिस्ट से क्या मिलता।',
  list: (name) => `लिस्ट: ${name}।`,
  place: {
    allotted: ({ place, choices }) => `पहली सीट, ${choices} में से चॉइस ${place}।`,
    upgraded: ({ place, choices }) => `सीट ऊपर गई, ${choices} में से चॉइस ${place} पर।`,
    seatTypeChanged: ({ place, choices }) => `वही चॉइस, ${choices} में से ${place}, पर दूसरी सीट टाइप से।`,
    kept: ({ place, choices }) => `पिछले राउंड जैसा ही: ${choices} में से चॉइस ${place}।`,
    none: ({ choices }) => `आपकी ${choices} चॉइस में से कोई भी आपकी रैंक तक नहीं आई।`,
    out: ({ choices }) => `आपकी ${choices} चॉइस में से कोई भी आपकी रैंक तक नहीं आई।`,
  },
  chances: (rose, fell) => `चांस: ${rose} बढ़े, ${fell} घटे (5 पॉइंट या ज्यादा)।`,
  moves: (moves) => `सबसे ज्यादा बदले: ${moves}।`,
  move: (seat, from, to) => `${seat} ${from} से ${to}`,
  opened: (names, more) => `अब पहुँच में: ${names}${more === 0 ? '' : ` और ${more} और`}।`,
  closed: (names, more) => `अब पहुँच से बाहर: ${names}${more === 0 ? '' : ` और ${more} और`}।`,
  pay: (by) => `अगर JoSAA ने इसी राउंड में पहली सीट दी है, तो ${by} तक सीट लें और फीस भरें। चूके तो सीट रद्द।`,
  wait: 'अभी कोई फीस नहीं। अगले राउंड का इंतजार करें।',
  note: 'यह छपी हुई क्लोजिंग रैंक और यहाँ रखी आपकी लिस्ट से निकाला है। असली वही है जो JoSAA दिखाए।',
}

const MOCK_WORDS: MockWords = {
  out: ({ mock, season }) => `${season} का मॉक अलॉटमेंट ${mock} आ गया`,
  gives: (out, seat) => `${out}: उसमें आपकी लिस्ट ${seat} तक पहुँची`,
  givesNone: (out) => `${out}: उसमें आपकी लिस्ट से कोई सीट नहीं`,
  noRank: WORDS.noRank,
  list: WORDS.list,
  nothingGiven: 'मॉक में किसी को सीट नहीं मिलती, न कुछ स्वीकार करना है, न फीस भरनी है।',
  place: ({ place, choices }) => `${choices} में से चॉइस ${place} आपकी होती।`,
  nowhere: ({ choices }) => `आपकी ${choices} चॉइस में से कोई भी आपकी रैंक तक नहीं आई।`,
  change: (by) => `${by} तक चॉइस बदल सकते हैं।`,
  note: 'बाकी लोग भी अभी चॉइस बदल रहे हैं, इसलिए राउंड 1 अलग आ सकता है। यह छपी हुई मॉक रैंक और यहाँ रखी आपकी लिस्ट से निकाला है।',
}

export const roundNotifications: NotificationWords<RoundNotifications> = {
  'round-out': (facts) =>
    roundText(facts, WORDS, facts.payBy === null ? undefined : formatDayAndTime(facts.payBy, 'hi')),
  'mock-out': (facts) =>
    mockText(facts, MOCK_WORDS, facts.changeBy === null ? undefined : formatDayAndTime(facts.changeBy, 'hi')),
}
