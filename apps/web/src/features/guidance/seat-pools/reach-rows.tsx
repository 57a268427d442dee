import type { ListedProgramme } from '@sopaan/contract/seat-pools'
import { shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { STATES } from '@sopaan/domain/state/states'
import { usePoolNameWithin } from '#web/colleges/pool-words.ts'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { Spark } from '#web/ui/spark.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { YearsGot } from './years-got.tsx'

type OwnPool = NonNullable<ListedProgramme['own']>
type ReachedProgramme = ListedProgramme & { own: OwnPool }

type Props = {
  programmes: readonly ReachedProgramme[]
  /** What most of them are called: a row says the name only where it is another one. */
  branch: string
  newest: { season: number; round: number }
  search: URLSearchParams
}

/** How nearly every programme is given: the others say how. */
const USUAL = { degree: 'Bachelor of Technology', durationYears: 4 }

/** Colleges where the reader's rank reaches a branch, by the best seat in each; a part for each rank list, for ranks of two never meet. */
export function ReachRows({ programmes, branch, newest, search }: Props) {
  const { seats: words, predictor } = useWords()
  const lists = [...new Set(programmes.map(({ list }) => list))]
  return lists.map((list) => (
    <section key={list} aria-labelledby={`mine-${list}`}>
      <h3 id={`mine-${list}`} className="mt-1 text-[14px] leading-5 font-normal text-wrap text-secondary">
        {predictor.listLegends[list]} · {words.closingTitle(String(newest.season), String(newest.round))}
      </h3>
      <ul className="mt-2 overflow-hidden border-y border-border bg-surface max-sm:-mx-4 sm:rounded-sheet sm:border">
        {programmes
          .filter((each) => each.list === list)
          .map((each) => (
            <ReachRow key={each.own.key} each={each} branch={branch} search={search} />
          ))}
      </ul>
    </section>
  ))
}

function ReachRow({ each, branch, search }: { each: ReachedProgramme } & Pick<Props, 'branch' | 'search'>) {
  const { choosing, predictor, results, states, language } = useWords()
  const nameOf = usePoolNameWithin()
  const { institute, own } = each
  const name = useOtherName(each, branch)
  const state = STATES.find((known) => known === institute.state)
  const where = [state && states[state], results.quotas[own.quota], name]
  return (
    <li className="flex min-h-14 items-center border-t border-border pe-1 first:border-t-0">
      <a
        href={seatLink(own.key, language, search)}
        className="grid min-h-14 min-w-0 grow grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1 ps-4 leading-5 no-underline hover:bg-surface-sunken"
      >
        <ChancePill band={own.chance.band} percent={results.percent(own.chance.percent)} size="small" />
        <span className="min-w-0 wrap-anywhere">
          <b className="block text-[16.5px]">{shortInstituteName(institute.name)}</b>
          <span className="block text-[14px] text-secondary">{where.filter(Boolean).join(' · ')}</span>
        </span>
        <span className="flex items-center gap-x-6">
          <span className="flex items-center gap-x-6 max-lg:hidden">
            <YearsGot own={own} />
            <Spark
              isSmall
              values={own.seasons.map(({ closing }) => closing ?? undefined)}
              you={own.rank}
              label={results.chart(String(own.seasons[0]?.season), String(own.seasons.at(-1)?.season))}
            />
          </span>
          <span className="max-w-24 text-right sm:max-w-40">
            <b className="block tabular-nums">{own.closing === null ? '' : groupIndian(own.closing)}</b>
            <span className="block text-[13px] leading-4 text-secondary">{nameOf(own)}</span>
          </span>
        </span>
      </a>
      <Bookmark
        value={own.key}
        label={choosing.addOf(`${each.programme.name}, ${institute.name}, ${predictor.quotas[own.quota]}`)}
        className="bookmark-bare"
      />
    </li>
  )
}

/** What a programme is called where that is not what the page is about, and how it is given where that is not four years of B.Tech. */
function useOtherName({ programme: { name, degree, durationYears } }: ListedProgramme, branch: string): string {
  const { seats: words } = useWords()
  const isUsual = degree === USUAL.degree && durationYears === USUAL.durationYears
  return [name === branch ? '' : shortBranchName(name), isUsual ? '' : words.degree(degree, durationYears)]
    .filter((part) => part !== '')
    .join(', ')
}
