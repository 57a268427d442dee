import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { CHOICE_SORTS } from '@sopaan/domain/choices/choice-sorts'
import { type CSSProperties, Fragment, useCallback, useState } from 'react'
import { sayFee, sayKm, sayNirf, saySalary, sayWomen } from '#web/colleges/college-figures.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { HiddenRows } from './hidden-rows.ts'
import { ResultRow } from './result-row.tsx'

/** On the server a row is put together from what was rendered of others. */
const ShownRow = import.meta.env.SSR ? (await import('./written-row.tsx')).WrittenRow : ResultRow

type Row = ChoicesAnswer['data'][number]
export type BoardProps = {
  answer: ChoicesAnswer
  /** The first row that is drawn, from 0: those before it stand above. */
  from: number
  /** Up to which row is drawn; room is left for the others. */
  count: number
  /** What no narrow screen shows is left out, until nothing waits for the rows. */
  isNarrow: boolean
  search: URLSearchParams
  /** Keys of seat pools that are ticked to be compared. */
  ticked: readonly string[]
  /** No other can be ticked. */
  isFull: boolean
  onTick: (key: string) => void
  putAway: HiddenRows
  sheetId: string
}

/** The choices as a board: one under the other, or under their college or branch. One is open at a time. */
export function PredictorBoard({
  answer,
  from,
  count,
  isNarrow,
  search,
  ticked,
  isFull,
  onTick,
  putAway,
  sheetId,
}: BoardProps) {
  const [openKey, setOpenKey] = useState<string>()
  const handleOpen = useCallback((key: string) => setOpenKey((open) => (open === key ? undefined : key)), [])
  const group = search.get('group')
  const profile = profileSearch(search)
  const figuresOf = useFigures(search)
  const hasHome = answer.homes.some(({ id }) => id === search.get('from'))
  const drawn = answer.data.slice(from, count)
  const rest = answer.data.length > count && (
    // The height the rows behind will have: the page does not jump when they come.
    <div className="result-rest" style={{ '--rows': answer.data.length - count } as CSSProperties} />
  )
  const rows = (data: readonly Row[], named: 'college' | 'branch' | undefined) => (
    <ul className="result-rows" data-far={hasHome || undefined}>
      {data.map((row) => {
        const lead = row.pools[row.lead]
        if (putAway.keys.includes(row.key)) {
          return putAway.fresh.includes(row.key) && <HiddenRow key={row.key} row={row} onUndo={putAway.show} />
        }
        return (
          lead && (
            <ShownRow
              key={row.key}
              row={row}
              lead={lead}
              seasons={answer.seasons}
              forecastSeason={answer.forecastSeason}
              profile={profile}
              named={named}
              figures={figuresOf(row)}
              isNarrow={isNarrow}
              isOpen={row.key === openKey}
              isTicked={ticked.includes(lead.key)}
              isFull={isFull}
              onOpen={handleOpen}
              onTick={onTick}
              onHide={putAway.hide}
              sheetId={sheetId}
            />
          )
        )
      })}
    </ul>
  )
  if (group !== 'college' && group !== 'branch') {
    return (
      <>
        {from === 0 && <Head answer={answer} sort={search.get('sort')} hasKm={hasHome} />}
        {rows(drawn, undefined)}
        {rest}
      </>
    )
  }
  const above = answer.data[from - 1]
  return (
    <>
      {groupsOf(drawn, group).map(([key, data]) => (
        <Fragment key={key}>
          {key !== (above && groupOf(above, group)) && (
            <GroupHead row={data[0]} group={group} count={data.length} families={answer.families} />
          )}
          {rows(data, group)}
        </Fragment>
      ))}
      {rest}
    </>
  )
}

/** What a row says of its college beside its rank, where the reader narrows or orders by it: fee, salary, share of women, distance. */
function useFigures(search: URLSearchParams): (row: Row) => string {
  const { results: words } = useWords()
  const isAskedFor = (limit: string, sort: string) => search.has(limit) || search.get('sort') === sort
  const [hasFee, hasSalary, hasWomen, hasKm] = [
    isAskedFor('feeMax', 'fee'),
    isAskedFor('salaryMin', 'salary'),
    search.has('womenMin'),
    search.has('from'),
  ]
  return ({ institute: { feeInr, salaryInr, womenPercent }, km }) =>
    [
      ...(hasFee ? [sayFee(feeInr, words)] : []),
      ...(hasSalary ? [saySalary(salaryInr, words)] : []),
      ...(hasWomen ? [sayWomen(womenPercent, words)] : []),
      ...(hasKm && km !== undefined ? [sayKm(km, words)] : []),
    ].join(' · ')
}

/** In place of a choice that was just put away, with the way back. */
function HiddenRow({ row, onUndo }: { row: Row; onUndo: (key: string) => void }) {
  const { results: words } = useWords()
  return (
    <li className="result-hidden">
      <span role="status">{words.hidden(`${row.institute.shortName} ${row.programme.shortName}`)}</span>
      <button type="button" onClick={() => onUndo(row.key)} className="result-undo">
        {words.undo}
      </button>
    </li>
  )
}

type HeadProps = { answer: ChoicesAnswer; sort: string | null; hasKm: boolean }

function Head({ answer: { seasons }, sort, hasKm }: HeadProps) {
  const { results: words } = useWords()
  const short = (season: number | undefined) => `’${String(season ?? '').slice(-2)}`
  return (
    <div className="result-table-head" data-far={hasKm || undefined} aria-hidden="true">
      <span />
      <span>{words.head.chance}</span>
      <span className="text-default">{words.sorts[CHOICE_SORTS.find((each) => each === sort) ?? 'wanted']}</span>
      <span>{words.head.seats}</span>
      <span>{`${short(seasons[0]?.season)} – ${short(seasons.at(-1)?.season)}`}</span>
      <span className="text-right">{words.head.closed}</span>
      <span className="result-spark">{words.head.years}</span>
      <span className="text-right">{words.head.nirf}</span>
      <span className="result-salary">{words.head.salary}</span>
      <span className="result-km">{words.head.km}</span>
      <span />
    </div>
  )
}

type GroupHeadProps = {
  row: Row | undefined
  group: 'college' | 'branch'
  count: number
  families: Readonly<Record<string, string>>
}

function GroupHead({ row, group, count, families }: GroupHeadProps) {
  const { results: words } = useWords()
  if (row === undefined) return null
  const { km, institute } = row
  const notes = [
    ...[sayNirf(institute, words)].filter((each) => each !== undefined),
    ...(km === undefined ? [] : [sayKm(km, words)]),
    ...(institute.feeInr === undefined ? [] : [sayFee(institute.feeInr, words)]),
  ]
  return (
    <h3 className="result-group">
      {group === 'college' ? row.institute.shortName : (families[row.programme.family] ?? row.programme.family)}
      {group === 'college' && notes.length > 0 && (
        <span className="result-group-note font-normal text-tertiary">{notes.join(' · ')}</span>
      )}
      <span className="result-group-note ml-auto text-tertiary tabular-nums">{count}</span>
    </h3>
  )
}

/** The rows by their group, which stand together, in their order. */
function groupsOf(data: readonly Row[], group: 'college' | 'branch'): [key: string, rows: Row[]][] {
  const groups: [string, Row[]][] = []
  for (const row of data) {
    const key = groupOf(row, group)
    const last = groups.at(-1)
    if (last?.[0] === key) last[1].push(row)
    else groups.push([key, [row]])
  }
  return groups
}

function groupOf({ institute, programme }: Row, group: 'college' | 'branch'): string {
  return group === 'college' ? institute.slug : programme.family
}
