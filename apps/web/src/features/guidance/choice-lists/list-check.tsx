import type { CheckedListAnswer } from '@sopaan/contract/list-checks'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { isSameOrder } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Advice, SaidOfList } from '@sopaan/domain/list-doctor/advice'
import { findPaperRows } from '@sopaan/domain/list-doctor/category-paper'
import type { CheckedChoice } from '@sopaan/domain/list-doctor/checked-choice'
import { bestChance } from '@sopaan/domain/list-doctor/repairs'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { AdviceCard } from './advice-card.tsx'
import { checkRows, type RepairedAdvice, repairedKeys } from './check-rows.ts'
import { choiceName } from './choice-name.ts'
import type { StoredList } from './choice-storage.ts'
import type { ChoiceStore } from './choice-store.ts'
import { Done, FixBar } from './fix-bar.tsx'
import { PROFILE_SHEET } from './judged-for.tsx'
import { isRankGiven } from './judged-profile.ts'
import { NoSeatRisk } from './no-seat-risk.tsx'
import { PaperAdvice } from './paper-advice.tsx'
import { RetryBanner } from './retry-banner.tsx'
import { percentWords } from './risk-words.ts'
import { useChecked } from './use-checked.ts'

type Props = {
  store: ChoiceStore
  list: StoredList
  search: URLSearchParams
  /** Where the first fault is said above the rows; null where it is not. */
  bar?: HTMLElement | null
  /** What its owner said to like of it, where it stands so still: what that answers is not asked about again. */
  saidOfList?: SaidOfList | undefined
  /** Opens what puts the list in order. */
  onOrder: () => void
  /** Hears how many faults there are. */
  onFaults?: (count: number) => void
}

/** What the list risks and what is wrong with it, worked out here with every change of it. */
export function ListCheck(props: Props) {
  const { search } = props
  const { choices } = useWords()
  const words = choices.check
  const isRanked = isRankGiven(new URLSearchParams(profileSearch(search)))
  return (
    <section id="check" aria-labelledby="check-title" className="scroll-mt-24 print:hidden">
      <h2 id="check-title" className="sr-only">
        {words.title}
      </h2>
      {isRanked ? <Checked {...props} /> : <p className="measure mt-1 text-secondary">{words.needsRank}</p>}
    </section>
  )
}

function Checked({ search, ...props }: Props) {
  const { list } = props
  const { choices } = useWords()
  const words = choices.check
  const { answer, stage, retry } = useChecked(list.keys, search)
  if (stage === 'failed') {
    return (
      <div className="mt-3">
        <RetryBanner title={words.failed} onRetry={retry} />
      </div>
    )
  }
  if (answer === undefined) {
    return (
      <div role="status" aria-label={words.checking}>
        <Skeleton className="h-[60rem] lg:h-[44rem]" />
      </div>
    )
  }
  if (answer === null) return <p className="measure mt-1 text-secondary">{words.notReady}</p>
  return <Outcome {...props} answer={answer} isStale={stage === 'asking'} profile={search} />
}

type OutcomeProps = Omit<Props, 'search'> & { answer: CheckedListAnswer; isStale: boolean; profile: URLSearchParams }

function Outcome({ store, list, bar, saidOfList, onOrder, onFaults, answer, isStale, profile }: OutcomeProps) {
  const { choices } = useWords()
  const words = choices.check
  const [done, setDone] = useState<string>()
  // Measured: of 300 rows all this takes a cheap phone longer than a frame, and more is drawn than what it depends on.
  const { rows, judged, advice, known } = useMemo(
    () => checkRows(list.keys, answer, { said: saidOfList }),
    [list.keys, answer, saidOfList],
  )
  const faults = advice.filter(({ isWord }) => !isWord).length
  useEffect(() => onFaults?.(faults), [faults, onFaults])

  const { nameOf, nameAt, effectOf, nameOfKey } = namesOf({ rows, judged, known }, list.keys, words)

  function repair({ repair, after }: RepairedAdvice, label: string | undefined): void {
    // A row may have been moved since this was drawn.
    const now = choicesApart(store.read().lists.find(({ id }) => id === list.id)?.keys ?? []).josaa
    const keys = repair && !isSameOrder(now, list.keys) ? repairedKeys(now, repair, known) : after
    if (keys === undefined) return
    store.changePart(list.id, words.change, { josaa: [...keys] })
    setDone(label)
  }

  /** What is asked before anything is repaired. */
  const opens: Partial<Record<Advice['code'], () => void>> = {
    FIX_ORDER: onOrder,
    STATE_MISSING: () => document.getElementById(PROFILE_SHEET)?.showPopover(),
  }

  /** All that is said of an advice, and what its button does. */
  function said(one: RepairedAdvice) {
    const text = words.findings[one.code]
    const { after: keys } = one
    const open = opens[one.code]
    const label = keys || open ? text.repair?.(addedBy(one)) : undefined
    return {
      what: text.what(one.count, nameOf(one)),
      why: text.why(nameOf(one)),
      effect: effectOf(one.noSeatAfter),
      changes: keys ? changesOf(list.keys, keys, one, { words, nameOfKey }) : [],
      repair: label,
      onRepair: () => (open ? open() : repair(one, label)),
    }
  }

  function undo(): void {
    store.undo()
    setDone(undefined)
  }

  const paperRows = findPaperRows(judged.rows)
  const first = advice.find(({ isWord }) => !isWord)
  return (
    <div aria-busy={isStale} className="grid gap-4">
      {bar &&
        createPortal(
          <>
            <WorstFault fault={first && said(first)} onAsk={first && opens[first.code]} />
            {/* Where the doctor is on a tab of its own, the way back stands beside the rows as well. */}
            <div className="lg:hidden">
              <Done what={done} onUndo={undo} />
            </div>
          </>,
          bar,
        )}
      <NoSeatRisk judged={judged} answer={answer} isPwd={profile.get('pwd') === 'true'} />
      <div>
        {advice.length > 0 && <h3 className="type-card mb-2 max-lg:sr-only">{words.doctor}</h3>}
        <ol className="grid gap-3">
          {advice.map((one, at) => (
            <AdviceCard key={one.code} number={one.isWord ? undefined : at + 1} {...said(one)} />
          ))}
          {paperRows && <PaperAdvice {...paperRows} name={nameAt(paperRows.at)} profile={profile} />}
        </ol>
        {advice.every(({ isWord }) => isWord) && rows.length > 0 && <Clear text={words.clear(rows.length)} />}
        <Done what={done} onUndo={undo} />
      </div>
    </div>
  )
}

type CheckedRows = Pick<ReturnType<typeof checkRows>, 'rows' | 'judged' | 'known'>

/** How a check names what it speaks of: the seats of an advice, a row by its position, a key, and what the risk becomes. */
function namesOf({ rows, judged, known }: CheckedRows, keys: readonly string[], words: Words['choices']['check']) {
  function nameOf({ at, of, code, repair }: Advice): string {
    if (code === 'DREAM_BIGGER' && repair?.kind === 'top')
      return repair.choices.map((choice) => shortName(choice, words)).join(', ')
    if (of !== undefined)
      return code === 'RANK_NOT_USED' ? words.kinds[of as keyof typeof words.kinds] : shortInstituteName(of)
    return at === undefined ? '' : nameAt(at)
  }

  function nameAt(at: number): string {
    const row = rows[at]
    if (!row) return ''
    const place = groupIndian(keys.indexOf(row.key) + 1)
    return words.place(place, seatName(row))
  }

  function effectOf(after: number | undefined): string | undefined {
    if (after === undefined) return undefined
    const [from, to] = [percentWords(words, judged.noSeat), percentWords(words, after)]
    return from === to ? undefined : words.effect(from, to)
  }

  function nameOfKey(key: string): string {
    const choice = known.get(key)
    if (!choice) return choiceName(key, undefined).branch
    const block = judged.rows.find((row) => row.choice.key === key)?.block
    return block && block.code !== 'TWICE' ? seatName(choice) : shortName(choice, words)
  }

  return { nameOf, nameAt, effectOf, nameOfKey }
}

/** That nothing is left to mend. */
function Clear({ text }: { text: string }) {
  return (
    <p className="mt-3 flex items-center gap-2 font-semibold text-safe">
      <Icon name="check" /> {text}
    </p>
  )
}

/** A seat as what is changed names it: with its chance, but for a row that can never give a seat and so has none. */
function shortName(choice: CheckedChoice, words: Words['choices']['check']): string {
  return `${seatName(choice)} (${percentWords(words, bestChance(choice))})`
}

function seatName({ institute, programme }: CheckedChoice): string {
  return `${shortInstituteName(institute)} ${briefBranchName(programme)}`
}

/** How many choices a repair adds, or how many the advice is of. */
function addedBy({ repair, count }: Advice): number {
  return repair?.kind === 'add' ? repair.choices.length : count
}

type Fault = Omit<Parameters<typeof FixBar>[0], 'text' | 'onAsk'> & { what: string }

/** Over the rows: the worst fault with what mends it, or that there is none, in the same room. */
function WorstFault({ fault, onAsk }: { fault: Fault | undefined; onAsk: (() => void) | undefined }) {
  const { check: words } = useWords().choices
  if (fault !== undefined) return <FixBar key={fault.what} text={fault.what} {...fault} onAsk={onAsk} />
  return (
    <p className="flex min-h-[47px] items-center gap-2 font-semibold text-safe">
      <Icon name="check" /> {words.allClear}
    </p>
  )
}

type Naming = { words: Words['choices']['check']; nameOfKey: (key: string) => string }

/** Row by row: what is new, what goes, and where what moves by itself ends up. */
function changesOf(
  before: readonly string[],
  keys: readonly string[],
  { repair }: Advice,
  { words, nameOfKey: name }: Naming,
): string[] {
  const place = (of: readonly string[], key: string) => groupIndian(of.indexOf(key) + 1)
  const isMoved = (key: string) => repair?.kind === 'move' && repair.key === key
  return [
    ...before.filter((key) => !keys.includes(key)).map((key) => words.dropped(name(key))),
    ...keys.filter((key) => !before.includes(key)).map((key) => words.added(name(key), place(keys, key))),
    ...keys.filter(isMoved).map((key) => words.moved(name(key), place(before, key), place(keys, key))),
  ]
}
