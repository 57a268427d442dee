import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { LimitChips } from './limit-chips.tsx'

type Props = {
  facets: Pick<ChoicesAnswer['facets'], 'fees' | 'nirf' | 'salaries' | 'women'>
  unpublished: Pick<ChoicesAnswer['unpublished'], 'fees' | 'nirf' | 'salaries' | 'women'>
  search: URLSearchParams
}

/** What choices are narrowed to by figures of their college that are the same wherever the reader lives. */
export function FigureChips({ facets, unpublished, search }: Props) {
  const { results: words } = useWords()
  const sayUnpublished = (count: number) => words.womenUnpublished(count, groupIndian(count))
  return (
    <>
      <LimitChips
        name="feeMax"
        legend={words.fees}
        values={facets.fees}
        search={search}
        labelOf={(fee) => words.feeUpTo(groupIndian(Number(fee)))}
        note={words.feeNote}
        missing={unpublished.fees > 0 && words.feesUnpublished(unpublished.fees, groupIndian(unpublished.fees))}
      />
      <LimitChips
        name="nirfMax"
        legend={words.nirfRank}
        values={facets.nirf}
        search={search}
        labelOf={(rank) => words.nirfUpTo(rank)}
        note={words.nirfNote}
        missing={unpublished.nirf > 0 && words.nirfUnpublished(unpublished.nirf, groupIndian(unpublished.nirf))}
      />
      <LimitChips
        name="salaryMin"
        legend={words.salary}
        values={facets.salaries}
        search={search}
        labelOf={(salary) => words.salaryFrom(groupIndian(Number(salary)))}
        note={words.salaryNote}
        missing={
          unpublished.salaries > 0 && words.salariesUnpublished(unpublished.salaries, groupIndian(unpublished.salaries))
        }
      />
      {facets.women && (
        <LimitChips
          name="womenMin"
          legend={words.womenShare}
          values={facets.women}
          search={search}
          labelOf={(percent) => words.womenFrom(percent)}
          note={words.womenNote}
          missing={Boolean(unpublished.women) && sayUnpublished(unpublished.women ?? 0)}
        />
      )}
    </>
  )
}
