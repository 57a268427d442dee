import type { CheckedListAnswer } from '@sopaan/contract/list-checks'
import { CHOICES_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type Advice, adviseOn } from '@sopaan/domain/list-doctor/advice'
import type { CheckedChoice } from '@sopaan/domain/list-doctor/checked-choice'
import { findFaults } from '@sopaan/domain/list-doctor/list-doctor'
import { applyRepair, bestChance } from '@sopaan/domain/list-doctor/repairs'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { AdviceCard } from './advice-card.tsx'
import { choiceName } from './choice-name.ts'
import type { ChoiceStore, StoredList } from './choice-store.ts'

import { isRankGiven } from './judged-profile.ts'
import { NoSeatRisk } from './no-seat-risk.tsx'
import { percentWords } from './risk-words.ts'
import { useChecked } from './use-checked.ts'

type FixBarProps = {
  text: string
  /** What one tap does; undefined where the check has more to say than a tap does. */
  repair: string | undefined
  onRepair: () => void
}

type Props = {
  store: ChoiceStore
  list: StoredList
  search: URLSearchParams
  /** Where the first fault is said above the rows; null where it is not. */
  bar?: HTMLElement | null
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
        <Banner title={words.failed} tone="error">
          <Button look="line" className="mt-3" onClick={retry}>
            {choices.retry}
          </Button>
        </Banner>
      </div>
    )
  }
  if (answer === undefined) {
    return (
      <div role="status" aria-label={words.checking} className="mt-3">
        <Skeleton className="h-64" />
      </div>
    )
  }
  if (answer === null) return <p className="measure mt-1 text-secondary">{words.notReady}</p>
  const isPwd = search.get('pwd') === 'true'
  return <Outcome {...props} answer={answer} isStale={stage === 'checking'} isPwd={isPwd} />
}

type OutcomeProps = Omit<Props, 'search'> & { answer: CheckedListAnswer; isStale: boolean; isPwd: boolean }

function Outcome({ store, list, bar, onFaults, answer, isStale, isPwd }: OutcomeProps) {
  const { choices } = useWords()
  const words = choices.check
  const [done, setDone] = useState<string>()
  const { candidate, shocks, offers } = answer
  const known = new Map(
    [...offers.safe, ...offers.home, ...offers.dream, ...answer.choices].map((choice) => [choice.key, choice]),
  )
  const rowsOf = (keys: readonly string[]) => keys.flatMap((key) => known.get(key) ?? [])
  const rows = rowsOf(list.keys)
  const { findings, judged } = findFaults(rows, candidate, shocks, { offers })
  const unknownKeys = answer.unknownKeys.filter((key) => list.keys.includes(key))
  const advice = adviseOn(findings, judged, { offers, unknownKeys })
  const faults = advice.filter(({ isWord }) => !isWord).length
  useEffect(() => onFaults?.(faults), [faults, onFaults])

  function nameOf({ at, of, code, repair }: Advice): string {
    if (code === 'DREAM_BIGGER' && repair?.kind === 'top')
      return repair.choices.map((choice) => shortName(choice, words)).join(', ')
    if (of !== undefined)
      return code === 'RANK_NOT_USED' ? words.kinds[of as keyof typeof words.kinds] : shortInstituteName(of)
    const row = at === undefined ? undefined : rows[at]
    if (!row) return ''
    const place = groupIndian(list.keys.indexOf(row.key) + 1)
    return words.place(place, `${shortInstituteName(row.institute)} ${briefBranchName(row.programme)}`)
  }

  function repairedBy({ repair }: Advice): readonly string[] | undefined {
    const keys = repair && applyRepair(list.keys, repair, (key) => bestChance(known.get(key) ?? { pools: [] }))
    return keys && keys.length <= CHOICES_MAX ? keys : undefined
  }

  function effectOf(keys: readonly string[]): string | undefined {
    // A seat that no answer knew yet has no figure to foretell.
    if (!keys.every((key) => known.has(key) || list.keys.includes(key))) return undefined
    const after = findFaults(rowsOf(keys), candidate, shocks).judged.noSeat
    const [from, to] = [percentWords(words, judged.noSeat), percentWords(words, after)]
    return from === to ? undefined : words.effect(from, to)
  }

  function nameOfKey(key: string): string {
    const choice = known.get(key)
    return choice ? shortName(choice, words) : choiceName(key, undefined).branch
  }

  function repair(keys: readonly string[], label: string | undefined): void {
    store.changePart(list.id, words.change, { josaa: [...keys] })
    setDone(label)
  }

  const first = advice.find(({ isWord }) => !isWord)
  const firstKeys = first && repairedBy(first)
  const firstAdded = first?.repair?.kind === 'add' ? first.repair.choices.length : (first?.count ?? 0)
  return (
    <div aria-busy={isStale} className="grid gap-4">
      {bar &&
        first &&
        createPortal(
          <FixBar
            text={words.findings[first.code].what(first.count, nameOf(first))}
            repair={firstKeys && words.findings[first.code].repair?.(firstAdded)}
            onRepair={() => firstKeys && repair(firstKeys, words.findings[first.code].repair?.(firstAdded))}
          />,
          bar,
        )}
      <NoSeatRisk judged={judged} answer={answer} isPwd={isPwd} />
      <div>
        {advice.length > 0 && <h3 className="type-card mb-2 max-lg:sr-only">{words.doctor}</h3>}
        <ol className="grid gap-3">
          {advice.map((one, at) => {
            const keys = repairedBy(one)
            const text = words.findings[one.code]
            const added = one.repair?.kind === 'add' ? one.repair.choices.length : one.count
            return (
              <AdviceCard
                key={one.code}
                number={one.isWord ? undefined : at + 1}
                what={text.what(one.count, nameOf(one))}
                why={text.why(nameOf(one))}
                effect={keys && effectOf(keys)}
                changes={keys ? changesOf(list.keys, keys, one, { words, nameOfKey }) : []}
                repair={keys && text.repair?.(added)}
                onRepair={() => keys && repair(keys, text.repair?.(added))}
              />
            )
          })}
        </ol>
        {advice.every(({ isWord }) => isWord) && rows.length > 0 && <Clear text={words.clear(rows.length)} />}
        <Done
          what={done}
          onUndo={() => {
            store.undo()
            setDone(undefined)
          }}
        />
      </div>
    </div>
  )
}

/** That nothing is left to mend. */
function Clear({ text }: { text: string }) {
  return (
    <p className="mt-3 flex items-center gap-2 font-semibold text-safe">
      <Icon name="check" /> {text}
    </p>
  )
}

/** Says what was repaired, with the way back. */
function Done({ what, onUndo }: { what: string | undefined; onUndo: () => void }) {
  const { check: words } = useWords().choices
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center gap-3">
      {what !== undefined && (
        <>
          <span>{words.done(what)}</span>
          <Button look="quiet" onClick={onUndo}>
            {words.undo}
          </Button>
        </>
      )}
    </p>
  )
}

function shortName({ institute, programme, pools }: CheckedChoice, words: Words['choices']['check']): string {
  const name = `${shortInstituteName(institute)} ${briefBranchName(programme)}`
  return `${name} (${percentWords(words, bestChance({ pools }))})`
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
  const isMoved = (key: string) =>
    (repair?.kind === 'move' && repair.key === key) || (repair?.kind === 'raise' && repair.keys.includes(key))
  return [
    ...before.filter((key) => !keys.includes(key)).map((key) => words.dropped(name(key))),
    ...keys.filter((key) => !before.includes(key)).map((key) => words.added(name(key), place(keys, key))),
    ...keys.filter(isMoved).map((key) => words.moved(name(key), place(before, key), place(keys, key))),
  ]
}

/** The worst fault of a list, above its rows, with the tap that repairs it. */
function FixBar({ text, repair, onRepair }: FixBarProps) {
  return (
    <div className="missing-bar">
      <p>{text}</p>
      {repair !== undefined && (
        <button type="button" className="missing-go" onClick={onRepair}>
          <span>{repair}</span>
        </button>
      )}
    </div>
  )
}
