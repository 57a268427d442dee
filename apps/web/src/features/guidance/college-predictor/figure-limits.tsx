import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { readStoredHome } from '#web/colleges/stored-home.ts'
import { FigureChips } from '#web/search-form/figure-chips.tsx'
import { LimitChips } from '#web/search-form/limit-chips.tsx'
import { fillSelect } from '#web/ui/fill-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { answer: ChoicesAnswer; search: URLSearchParams }

/** What choices are narrowed to by the figures of their college: fee, rank in NIRF, median salary, distance from home. */
export function FigureLimits({ answer, search }: Props) {
  return (
    <>
      <FigureChips facets={answer.facets} unpublished={answer.unpublished} search={search} />
      <HomeField answer={answer} search={search} />
    </>
  )
}

/** Where the reader lives, and how far from there a college may be. */
function HomeField({ answer: { homes, facets, unpublished }, search }: Props) {
  const { results: words } = useWords()
  const chosen = search.get('from') ?? (import.meta.env.SSR ? '' : (readStoredHome()?.id ?? ''))
  const cities = [{ value: '', label: words.homeNone }, ...homes.map(({ id, city }) => ({ value: id, label: city }))]
  const hasHome = homes.some(({ id }) => id === search.get('from'))
  return (
    <div className="grid gap-3">
      <Select label={words.homeCity} hasNote={false} name="from" {...fillSelect(cities, chosen)} />
      <LimitChips
        name="kmMax"
        legend={words.distance}
        values={facets.distances}
        search={search}
        labelOf={(km) => words.withinKm(groupIndian(Number(km)), '')}
        hasCounts={hasHome}
        note={hasHome ? words.kmNote : words.homeFirst}
        missing={hasHome && unpublished.distances > 0 && words.pointsUnpublished(unpublished.distances)}
      />
    </div>
  )
}
