import { inLanguage, paths } from '@sopaan/contract/paths'
import { research } from '@sopaan/contract/research'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { ROUND_RECORD } from '@sopaan/domain/report-card/list-record'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { DatasetHead } from '#web/dataset-head.tsx'
import { forwardLoaderHeaders, hourlyLoader } from '#web/search-form/answer-loader.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { errorsOfWays, findResearch, missesOfWays } from './report-cards.queries.ts'
import { WaysTable } from './ways-table.tsx'

/** As the code has them, by what the words say of each. */
const FORMULAS = [
  ['ln', 'y = ln(closing rank of the last round)'],
  ['mu', 'mu = y₋₁ + ½ Σ bⱼ·xⱼ + ½ trees(x) + drift'],
  ['scale', 's = exp(Σ cₖ·zₖ)'],
  ['shape', 'F = 49 quantiles of (y − mu) / s'],
  ['chance', 'chance = kept · Σ wᵢ·(1 − F((ln rank − mu − τ·tᵢ) / s))'],
  ['bands', 'Safe ≥ 88%, Target ≥ 50%, Dream ≥ 8%'],
] as const
/** The same of whole lists, and of rounds that are played before the season. */
const LIST_FORMULAS = [
  ['none', 'P(no seat) = Σᵢ wᵢ · Π_g Σⱼ wⱼ · Π_k Φ((zₖ − aₖ·tᵢ − bₖ·tⱼ) / cₖ)'],
  ['round', 'ln(closing of round r) = mu + middle + year · s · √common − rise(r)'],
] as const
const COMMANDS = [
  'npm run bench -- forecast',
  'npm run bench -- forecast-choices',
  'npm run bench -- list-risk',
  'npm run book -- --again',
] as const

/** Nothing on the page moves: it is sent without script. */
export const handle = { hydrate: false }

export const loader = hourlyLoader(findResearch)

export const headers = forwardLoaderHeaders

export default function ResearchPage() {
  const { research: words } = useWords()
  return (
    <>
      <DatasetHead words={words} path={paths.research()} lead={words.lead} />
      <div className="page-width grid grid-cols-[minmax(0,45rem)] gap-14 pt-10 sm:pt-14">
        <Figures />
        <Sources />
        <Method />
        <ListsAndRounds />
        <Part id="honest" title={words.honest}>
          {words.honestParts.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </Part>
        <Part id="run" title={words.run}>
          <p>{words.runNote}</p>
          {COMMANDS.map((command) => (
            <Formula key={command}>{command}</Formula>
          ))}
        </Part>
        <SeatBySeat />
      </div>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-subsection">
        {title}
      </h2>
      <div className="measure mt-3 grid gap-3">{children}</div>
    </section>
  )
}

function Formula({ children }: { children: string }) {
  return (
    <code lang="en" className="block rounded-box border border-border bg-surface p-3 wrap-anywhere">
      {children}
    </code>
  )
}

function Figures() {
  const { research: words } = useWords()
  const seasons = useLoaderData<typeof loader>()
  const years = seasons.map(({ season }) => String(season))
  const pools = groupIndian(seasons.reduce((sum, { ours }) => sum + ours.pools, 0))
  const table = (found: ReturnType<typeof missesOfWays>, digits: number) => ({
    seasons: years,
    ways: [{ name: words.ours, figures: found.ours }, ...found.ways].map(({ name, figures }) => {
      return { name: words.ways[name] ?? name, figures: figures.map((figure) => figure.toFixed(digits)) }
    }),
  })
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="type-subsection">
        {words.figures}
      </h2>
      <p className="measure mt-1 text-secondary">{words.figuresNote(pools, years[0] ?? '', years.at(-1) ?? '')}</p>
      <WaysTable id="miss" title={words.miss} note={words.missNote} {...table(missesOfWays(seasons), 1)} />
      <WaysTable id="brier" title={words.brier} note={words.brierNote} {...table(errorsOfWays(seasons, 'brier'), 4)} />
      <WaysTable
        id="log-loss"
        title={words.logLoss}
        note={words.logLossNote}
        {...table(errorsOfWays(seasons, 'logLoss'), 4)}
      />
      <WaysTable
        id="calibration"
        title={words.calibration}
        note={words.calibrationNote}
        {...table(errorsOfWays(seasons, 'calibrationError'), 4)}
      />
    </section>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-primary-text underline'

function Sources() {
  const { research: words, language } = useWords()
  return (
    <Part id="data" title={words.data}>
      {words.dataParts.map((part) => (
        <p key={part}>{part}</p>
      ))}
      <a href={inLanguage(paths.collegeData(), language)} className={LINK}>
        {words.dataLink}
      </a>
      <a href={inLanguage(paths.coverage(), language)} className={LINK}>
        {words.coverageLink}
      </a>
    </Part>
  )
}

function Method() {
  const { research: words } = useWords()
  return (
    <Part id="method" title={words.method}>
      {FORMULAS.map(([key, formula]) => (
        <div key={key} className="grid gap-2">
          <Formula>{formula}</Formula>
          <p>{words.means[key]}</p>
        </div>
      ))}
      <p className="text-secondary">{words.methodNote}</p>
    </Part>
  )
}

/** How the risk of a list and the rounds ahead are worked out, and what the rounds were worth. */
function ListsAndRounds() {
  const { research: words, language } = useWords()
  const { lists, sameSeat, sameSeatByLastSeason, hasSeat, hasSeatByLastSeason, off } = ROUND_RECORD
  return (
    <div>
      <Part id="lists" title={words.lists}>
        {LIST_FORMULAS.map(([key, formula]) => (
          <div key={key} className="grid gap-2">
            <Formula>{formula}</Formula>
            <p>{words.means[key]}</p>
          </div>
        ))}
        <a href={`${inLanguage(paths.reportCard(), language)}#lists`} className={LINK}>
          {words.listsLink}
        </a>
      </Part>
      <WaysTable
        id="rounds"
        title={words.rounds}
        note={words.roundsNote(groupIndian(lists), String(off))}
        seasons={[words.sameSeat, words.hasSeat]}
        ways={[
          { name: words.ours, figures: [String(sameSeat), String(hasSeat)] },
          { name: words.lastRounds, figures: [String(sameSeatByLastSeason), String(hasSeatByLastSeason)] },
        ]}
      />
    </div>
  )
}

function SeatBySeat() {
  const { research: words, language } = useWords()
  return (
    <Part id="file" title={words.file}>
      <p>{words.fileNote}</p>
      <p>
        <a href={research.saidAndCame.path} download className={buttonClasses('pen')}>
          {words.fileLink}
        </a>
      </p>
      <a href={inLanguage(paths.reportCard(), language)} className={LINK}>
        {words.reportCardLink}
      </a>
    </Part>
  )
}
