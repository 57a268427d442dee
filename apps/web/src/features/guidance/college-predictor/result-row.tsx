import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { lazy, type MouseEvent, memo, Suspense } from 'react'
import { BAND_TONES } from '#web/colleges/band-tones.ts'
import { sayKm, sayNirf } from '#web/colleges/college-figures.ts'
import { countGot, usePoolName } from '#web/colleges/pool-words.ts'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { Spark } from '#web/ui/spark.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Row = ChoicesAnswer['data'][number]
type Props = {
  row: Row
  lead: Row['pools'][number]
  seasons: ChoicesAnswer['seasons']
  forecastSeason: number
  /** What the reader said, as the end of an address. */
  profile: string
  /** What the head above the row says already. */
  named: 'college' | 'branch' | undefined
  /** What the reader narrows or orders by, in words; empty where it is neither fee nor distance. */
  figures: string
  /** Leaves out what no narrow screen shows. */
  isNarrow: boolean
  isOpen: boolean
  isTicked: boolean
  isFull: boolean
  onOpen: (key: string) => void
  onTick: (key: string) => void
  onHide: (key: string) => void
  sheetId: string
}

const YEARS_4 = 4
const ResultDetail = lazy(async () => ({ default: (await import('./result-detail.tsx')).ResultDetail }))

/** One choice: how likely, which college and branch, in which years this rank got in, and where it closed. It opens in place. */
export const ResultRow = memo(function ResultRow(props: Props) {
  const { row, lead, seasons, profile, named, figures, isNarrow, isOpen, isTicked, isFull, onOpen, onTick } = props
  const { predictor, results: words, language } = useWords()
  const { institute, programme } = row
  const branch = branchOf(programme, words)
  const name = `${institute.shortName} ${branch}`
  const { got, known } = countGot(lead)
  const closing = lead.closings.at(-1) ?? null
  const said = [
    words.percentSaid(lead.chancePercent),
    // Of what is under 8 % the number says enough.
    ...(lead.band === 'long-shot' ? [] : [predictor.bands[lead.band]]),
    words.gotIn(got, known),
  ].join(', ')
  const newest = seasons.at(-1)?.season
  function handleOpen(event: MouseEvent): void {
    // A new tab or window gets the page of the seat.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(row.key)
  }
  return (
    <li className="result-row" data-open={isOpen || undefined} data-ticked={isTicked || undefined} data-named={named}>
      <label className="result-tick">
        <input
          type="checkbox"
          className="tick-box"
          checked={isTicked}
          disabled={isFull && !isTicked}
          title={isFull && !isTicked ? words.fourAtMost : undefined}
          onChange={() => onTick(lead.key)}
          aria-label={words.tickToCompare(name)}
        />
      </label>
      <ChancePill
        isSilent
        band={lead.band}
        percent={words.percent(lead.chancePercent)}
        word={named === undefined && lead.band !== 'long-shot' ? predictor.bands[lead.band] : undefined}
      />
      <a
        href={inLanguage(paths.seat(lead.key), language) + profile}
        onClick={handleOpen}
        aria-expanded={isOpen}
        className="result-name"
      >
        {named !== 'college' && <b>{institute.shortName}</b>} <small>{branch}</small>
        {figures !== '' && [
          ' ',
          <small key="figures" className="result-figures">
            {figures}
          </small>,
        ]}
        <i className="sr-only">{`, ${institute.name}, ${programme.name}: ${said}`}</i>
      </a>
      {!isNarrow && <Seats row={row} lead={lead} />}
      <p className="result-past">
        <Bubbles
          size="row"
          tone={BAND_TONES[lead.band]}
          label={words.gotIn(got, known)}
          years={lead.closings.map((each, at) => ({
            year: seasons[at]?.season ?? at,
            state: each === null ? 'none' : lead.rank <= each ? 'yes' : 'no',
          }))}
        />
        <span className="result-closed">
          {closing === null ? (
            words.notPrinted
          ) : (
            <>
              {/* Beside the button there is no room for it on the narrowest phones. */}
              <span className="max-[359px]:sr-only lg:sr-only">{words.closed} </span>
              <b>{groupIndian(closing)}</b> <span className="lg:sr-only">{words.closedFor[lead.gender]}</span>
              {newest !== undefined && <span className="sr-only"> {words.closedIn(String(newest))}</span>}
            </>
          )}
        </span>
      </p>
      {!isNarrow && <Wide row={row} lead={lead} seasons={seasons} />}
      <Bookmark value={lead.key} label={words.addToList(name)} isAdd className="result-add" />
      {isOpen && (
        <Suspense fallback={<div className="result-detail min-h-80" aria-busy="true" />}>
          <ResultDetail {...props} />
        </Suspense>
      )}
    </li>
  )
})

/** What a desk has room for behind the closing rank: five years against the reader, and what is published of the college. */
function Wide({ row: { institute, km }, lead, seasons }: Pick<Props, 'row' | 'lead' | 'seasons'>) {
  const { results: words } = useWords()
  return (
    <>
      <span className="result-spark" aria-hidden="true">
        <Spark
          isSmall
          values={lead.closings.map((each) => each ?? undefined)}
          you={lead.rank}
          label={words.chart(String(seasons[0]?.season), String(seasons.at(-1)?.season))}
        />
      </span>
      <span className="result-nirf">
        {sayNirf(institute, words) ?? words.notRanked}{' '}
        <small>
          {institute.feeInr === undefined ? words.notPublished : words.feeAlone(groupIndian(institute.feeInr))}
        </small>
      </span>
      <span className="result-salary">
        {institute.salaryInr === undefined ? words.notPublished : words.feeAlone(groupIndian(institute.salaryInr))}{' '}
        <small>{institute.womenPercent === undefined ? '' : words.womenOf(String(institute.womenPercent))}</small>
      </span>
      <span className="result-km">{km === undefined ? <small>{words.kmUnknown}</small> : sayKm(km, words)}</span>
    </>
  )
}

/** The best seat of the reader here, and the next behind it. */
function Seats({ row, lead }: Pick<Props, 'row' | 'lead'>) {
  const { results: words } = useWords()
  const nameOf = usePoolName()
  const next = row.pools.find((pool) => pool !== lead)
  return (
    <span className="result-seats">
      <b>{`${nameOf(lead)}, ${words.quotas[lead.quota]}`}</b>
      {next && <small>{`${nameOf(next)} ${words.percent(next.chancePercent)}`}</small>}
    </span>
  )
}

function branchOf(programme: Row['programme'], words: { years: (count: number) => string }): string {
  const { shortName, durationYears } = programme
  return durationYears === YEARS_4 ? shortName : `${shortName}, ${words.years(durationYears)}`
}
