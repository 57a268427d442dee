import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { RoundEvent } from '@sopaan/domain/simulator/play-season'
import type { NotificationText } from '#api/features/operations/notifications/notification-kind.ts'
import type { MockFacts, RoundFacts } from '#api/features/operations/notifications/round-notifications.ts'

type Outcome = NonNullable<RoundFacts['outcome']>
type Named = NonNullable<Outcome['opened']>
type Position = { place: string; choices: string }

/** What a language says of a round, part by part. */
export type RoundWords = {
  out: (facts: RoundFacts) => string
  gives: (out: string, seat: string) => string
  givesNone: (out: string) => string
  noRank: string
  list: (name: string) => string
  place: Readonly<Record<RoundEvent, (position: Position) => string>>
  chances: (rose: string, fell: string) => string
  /** The largest moves of chances, each said by `move`. */
  moves: (moves: string) => string
  move: (seat: string, from: string, to: string) => string
  /** Choices by name; `more` are not named. */
  opened: (names: string, more: number) => string
  closed: (names: string, more: number) => string
  pay: (by: string) => string
  wait: string
  note: string
}

/** What a language says of a mock allotment, part by part. */
export type MockWords = Pick<RoundWords, 'list' | 'noRank'> & {
  out: (facts: MockFacts) => string
  gives: (out: string, seat: string) => string
  givesNone: (out: string) => string
  place: (position: Position) => string
  nowhere: (position: Position) => string
  nothingGiven: string
  change: (by: string) => string
  note: string
}

/** A round in the words of a language. @param payBy  until when a first seat is paid for, in words; undefined: not known */
export function roundText(facts: RoundFacts, words: RoundWords, payBy: string | undefined): NotificationText {
  const { outcome, list } = facts
  const named = list === null ? [] : [words.list(list)]
  if (outcome === null) return { title: words.out(facts), body: [...named, words.noRank].join(' ') }
  return {
    title: titleOf(facts, outcome, words),
    body: [...named, ...linesOf(facts, outcome, words, payBy), words.note].join(' '),
  }
}

function titleOf(facts: RoundFacts, { seat }: Outcome, words: RoundWords): string {
  if (seat === null) return words.givesNone(words.out(facts))
  return words.gives(words.out(facts), nameOf(seat))
}

function nameOf({ institute, programme }: { institute: string; programme: string }): string {
  return `${shortInstituteName(institute)} ${briefBranchName(programme)}`
}

/** A mock allotment in the words of a language. @param changeBy  until when choices can be changed, in words; undefined: not known */
export function mockText(facts: MockFacts, words: MockWords, changeBy: string | undefined): NotificationText {
  const { outcome, list } = facts
  const named = list === null ? [] : [words.list(list)]
  const title = words.out(facts)
  if (outcome === null) return { title, body: [...named, words.noRank, words.nothingGiven].join(' ') }
  const { seat, choices } = outcome
  const position = { place: groupIndian((seat?.position ?? 0) + 1), choices: groupIndian(choices) }
  const change = changeBy === undefined ? [] : [words.change(changeBy)]
  return {
    title: seat === null ? words.givesNone(title) : words.gives(title, nameOf(seat)),
    body: [
      ...named,
      words.nothingGiven,
      seat === null ? words.nowhere(position) : words.place(position),
      ...change,
      words.note,
    ].join(' '),
  }
}

function linesOf({ isLast }: RoundFacts, outcome: Outcome, words: RoundWords, payBy: string | undefined): string[] {
  const { event, seat, choices, rose, fell, moves = [], opened, closed } = outcome
  const position = { place: groupIndian((seat?.position ?? 0) + 1), choices: groupIndian(choices) }
  return [
    words.place[event](position),
    ...namesOf(opened, words.opened),
    ...namesOf(closed, words.closed),
    ...(rose + fell > 0 ? [words.chances(groupIndian(rose), groupIndian(fell))] : []),
    ...(moves.length > 0 ? [words.moves(moves.map((move) => moveText(move, words)).join(', '))] : []),
    ...(seat !== null && payBy !== undefined ? [words.pay(payBy)] : []),
    ...(seat === null && !isLast ? [words.wait] : []),
  ]
}

function namesOf(named: Named | undefined, words: RoundWords['opened']): string[] {
  if (named === undefined || named.names.length === 0) return []
  return [words(named.names.map(nameOf).join(', '), named.more)]
}

function moveText({ from, to, ...seat }: NonNullable<Outcome['moves']>[number], words: RoundWords): string {
  return words.move(nameOf(seat), percentText(from), percentText(to))
}

/** Nobody is promised a seat, and none is out of the question. */
function percentText(percent: number): string {
  if (percent <= 0) return '<1%'
  return percent >= 100 ? '>99%' : `${percent}%`
}
