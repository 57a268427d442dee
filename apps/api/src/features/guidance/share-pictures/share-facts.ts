import type { SharedChoiceList } from '@sopaan/contract/choice-lists'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Language } from '@sopaan/domain/languages'
import { pluralIn } from '@sopaan/domain/plural'
import type { ShareFacts } from './share-picture.ts'

const PRODUCT_NAME = 'Sopaan'
/** Seasons before the newest one that a picture of a seat shows. */
const SEASONS_BEFORE = 3

const WORDS = {
  en: {
    neutral: 'Gender-neutral',
    female: 'Female-only',
    closed: (season: string) => `closing rank, last round of JoSAA ${season}`,
    inSeason: (season: string) => `JoSAA ${season}, last round`,
    seats: (count: number) =>
      pluralIn('en')(count, { one: 'A choice list of 1 seat', other: `A choice list of ${count} seats` }),
  },
  hi: {
    neutral: 'सभी जेंडर',
    female: 'केवल महिलाएँ',
    closed: (season: string) => `क्लोज़िंग रैंक, JoSAA ${season} का आख़िरी राउंड`,
    inSeason: (season: string) => `JoSAA ${season}, आख़िरी राउंड`,
    seats: (count: number) => `${count} सीटों की चॉइस लिस्ट`,
  },
} as const

/** What the picture of a seat says: what it is, and where it closed. Nothing of whoever looks. */
export function factsOfSeat(seat: SeatPage, language: Language): ShareFacts {
  const words = WORDS[language]
  const finals = seat.rounds.flatMap(({ season, isFinal, closing }) =>
    isFinal && closing !== null ? [{ season: String(season), closing: groupIndian(closing) }] : [],
  )
  const newest = finals.at(-1)
  const kind = [seat.quota, seat.seatType, words[seat.gender]].join(' · ')
  return {
    productName: PRODUCT_NAME,
    title: seat.programme.name,
    subtitle: `${shortInstituteName(seat.institute.name)} · ${kind}`,
    figure: newest && { value: newest.closing, note: words.closed(newest.season) },
    rows: finals
      .slice(0, -1)
      .slice(-SEASONS_BEFORE)
      .toReversed()
      .map(({ season, closing }) => ({ name: words.inSeason(season), value: closing })),
  }
}

/** What the picture of a shared list says: its name and its first seats. Nothing of what its owner shows beside them. */
export function factsOfList(list: SharedChoiceList, language: Language): ShareFacts {
  const { keys, judged } = list
  return {
    productName: PRODUCT_NAME,
    title: list.name,
    subtitle: WORDS[language].seats(keys.length),
    rows: judged.choices.map(({ key, programme, institute }) => ({
      name: `${keys.indexOf(key) + 1}. ${programme.name}`,
      value: shortInstituteName(institute.name),
    })),
  }
}
