import { inLanguage, paths } from '@sopaan/contract/paths'
import type { ReportCard } from '@sopaan/contract/report-cards'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useLoaderData } from 'react-router'
import { DatasetHead } from '#web/dataset-head.tsx'
import { forwardLoaderHeaders, hourlyLoader } from '#web/search-form/answer-loader.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { KindsTable } from './kinds-table.tsx'
import { bandStart, findReportCard, seasonOutcome } from './report-cards.queries.ts'
import { TenthsTable } from './tenths-table.tsx'
import { WholeLists } from './whole-lists.tsx'
import { WorstMisses } from './worst-misses.tsx'

/** Nothing on the page moves: it is sent without script. */
export const handle = { hydrate: false }

export const loader = hourlyLoader(findReportCard)

export const headers = forwardLoaderHeaders

type HundredDotsProps = { came: number; label: string }

const DOTS_A_ROW = 20
const DOT_PITCH = 16

export default function ReportCardPage() {
  const { reportCard: words, shell, language } = useWords()
  const card = useLoaderData<typeof loader>()
  const [from, to] = [String(card.seasons[0] ?? ''), String(card.seasons.at(-1) ?? '')]
  return (
    <>
      <DatasetHead words={words} path={paths.reportCard()} lead={words.lead(from, to)}>
        <ResultSheet className="first-answer mt-8 max-w-180">
          <p className="type-answer">{words.safeAnswer(String(percentOf(card.all.safe)))}</p>
          <p className="type-lead">{words.safeYears(...safeYears(card))}</p>
          <div className="mt-3 max-w-100">
            <HundredDots came={percentOf(card.all.safe)} label={words.safePicture(String(percentOf(card.all.safe)))} />
          </div>
          <p className="type-small mt-3 text-secondary">{words.pools(groupIndian(card.all.pools))}</p>
          <VanishedSeats vanished={card.vanished} />
        </ResultSheet>
      </DatasetHead>
      <div className="page-width pt-10 sm:pt-14">
        <section aria-labelledby="tenths" className="max-w-180">
          <h2 id="tenths" className="type-subsection">
            {words.tenths}
          </h2>
          <p className="measure mt-1 text-secondary">{words.tenthsNote}</p>
          <TenthsTable record={card.all} />
        </section>
        <Seasons />
        <Kinds card={card} />
        <WholeLists />
        <WorstMisses misses={card.worst} />
        <section id="method" aria-labelledby="method-title" className="mt-14">
          <h2 id="method-title" className="type-subsection">
            {words.method}
          </h2>
          <div className="measure mt-3 grid gap-3">
            {words.methodParts.map((part) => (
              <p key={part}>{part}</p>
            ))}
            <p className="type-small text-tertiary">{words.source(from, to)}</p>
            <a
              href={inLanguage(paths.coverage(), language)}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              {shell.pageNames.coverage}
            </a>
            <a
              href={inLanguage(paths.research(), language)}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              {shell.pageNames.research}
            </a>
          </div>
          <a href={inLanguage(paths.tool('college-predictor'), language)} className={`${buttonClasses('pen')} mt-6`}>
            {words.toPredictor}
          </a>
        </section>
      </div>
    </>
  )
}

function percentOf({ true: came }: { true: number }): number {
  return Math.round(came * 100)
}

/** The worst and the best season of what was called Safe, each as its share and its year. */
function safeYears({ bySeason }: ReportCard): [worst: string, worstYear: string, best: string, bestYear: string] {
  const sorted = bySeason.toSorted((a, b) => a.safe.true - b.safe.true)
  const [worst, best] = [sorted[0], sorted.at(-1)]
  if (!worst || !best) throw new Error('A report card has seasons')
  return [String(percentOf(worst.safe)), worst.name, String(percentOf(best.safe)), best.name]
}

/** How many seats printed no rank in the season they were forecast for, and what became of them. */
function VanishedSeats({ vanished: { ordinary, pwd } }: Pick<ReportCard, 'vanished'>) {
  const { reportCard: words } = useWords()
  const share = ({ unprinted, forecast }: ReportCard['vanished']['pwd']) =>
    String(Math.round((100 * unprinted) / forecast))
  return (
    <p className="type-small mt-3 text-secondary">
      {words.vanished(groupIndian(ordinary.unprinted), groupIndian(ordinary.forecast), share(ordinary))}{' '}
      {words.vanishedHow(
        groupIndian(ordinary.programmeEnded),
        groupIndian(ordinary.quotaEnded),
        groupIndian(ordinary.unprinted - ordinary.programmeEnded - ordinary.quotaEnded),
      )}{' '}
      {words.vanishedPwd(groupIndian(pwd.unprinted), groupIndian(pwd.forecast), share(pwd))}
    </p>
  )
}

const TONES = { tough: 'reach', easy: 'safe', fair: 'plain' } as const

function Seasons() {
  const { reportCard: words, predictor } = useWords()
  const card = useLoaderData<typeof loader>()
  return (
    <section aria-labelledby="seasons" className="mt-14">
      <h2 id="seasons" className="type-subsection">
        {words.seasons}
      </h2>
      <p className="measure mt-1 text-secondary">{words.seasonsNote}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {card.bySeason.map(seasonOutcome).map(({ season, bands, year }) => (
          <li key={season} className="rounded-box border border-border bg-surface p-4 tabular-nums">
            <p className="type-card">{season}</p>
            <p className="mt-1">
              <Badge tone={TONES[year]}>{words.years[year]}</Badge>
            </p>
            <ul className="type-small mt-2 grid gap-1 text-secondary">
              {bands.map(({ band, said, came }) => (
                <li key={band}>{words.yearDetail(predictor.bands[band], String(said), String(came))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same promises, told apart by what kind of seat they were made of. */
function Kinds({ card }: { card: ReportCard }) {
  const { reportCard: words, predictor } = useWords()
  const { quotas } = predictor
  const wordIn = (table: Readonly<Record<string, string>>) => (name: string) => table[name] ?? name
  const rankName = (name: string) => {
    const [from = '', to = ''] = name.split('-')
    const start = groupIndian(Number(from))
    return to === '' ? words.rankFrom(start) : words.rankBand(start, groupIndian(Number(to)))
  }
  const byRank = card.byRank.toSorted((a, b) => bandStart(a.name) - bandStart(b.name))
  return (
    <>
      <KindsTable id="by-quota" title={words.by.byQuota} records={card.byQuota} nameOf={wordIn(quotas)} />
      <KindsTable id="by-category" title={words.by.byCategory} records={card.byCategory} nameOf={(name) => name} />
      <KindsTable id="by-gender" title={words.by.byGender} records={card.byGender} nameOf={wordIn(words.genders)} />
      <KindsTable id="by-rank" title={words.by.byRank} note={words.rankNote} records={byRank} nameOf={rankName} />
      <KindsTable
        id="by-type"
        title={words.by.byInstituteType}
        records={card.byInstituteType}
        nameOf={(name) => name}
      />
      <KindsTable
        id="by-reliability"
        title={words.by.byReliability}
        records={card.byReliability}
        nameOf={wordIn(words.reliabilities)}
      />
    </>
  )
}

/** A hundred dots, the first `came` of them filled: a share that can be counted by eye. */
function HundredDots({ came, label }: HundredDotsProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className="hundred-dots"
      viewBox={`0 0 ${DOTS_A_ROW * DOT_PITCH} ${(100 / DOTS_A_ROW) * DOT_PITCH}`}
      width="100%"
    >
      {Array.from({ length: 100 }, (_, dot) => dot).map((dot) => (
        <circle
          key={dot}
          className={dot < came ? 'came' : 'track'}
          cx={(dot % DOTS_A_ROW) * DOT_PITCH + DOT_PITCH / 2}
          cy={Math.floor(dot / DOTS_A_ROW) * DOT_PITCH + DOT_PITCH / 2}
          r="6"
        />
      ))}
    </svg>
  )
}
