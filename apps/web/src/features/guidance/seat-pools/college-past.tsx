import type { InstitutePage } from '@sopaan/contract/seat-pools'
import { shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Fold } from '#web/ui/fold.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Past = InstitutePage['past'][number]

/** Where the branches of a college closed in five years, and what CSAB left: each behind a fold, apart from each other. */
export function CollegePast({ page: { past, seasons } }: { page: Pick<InstitutePage, 'past' | 'seasons'> }) {
  const { seats: words, colleges } = useWords()
  const csab = past.flatMap(({ csab: round, ...rest }) => (round === null ? [] : [{ ...rest, round }]))
  if (past.length === 0) return null
  return (
    <>
      <Fold name={colleges.fiveYears}>
        <table className="w-full max-w-180 table-fixed text-end tabular-nums">
          <thead className="type-small text-secondary">
            <tr>
              {seasons.map(({ season, round }) => (
                <th key={season} scope="col" className="py-2 text-end font-normal">
                  {season}
                  <span className="block text-[13px]">{words.round(String(round))}</span>
                </th>
              ))}
            </tr>
          </thead>
          {past.map((each) => (
            <PastRow key={each.key} past={each} columns={seasons.length} />
          ))}
        </table>
      </Fold>
      {csab.length > 0 && (
        <Fold name={words.csabTitle}>
          <p className="measure text-secondary">{words.csabNote}</p>
          <dl className="mt-2 grid max-w-180 tabular-nums">
            {csab.map(({ key, programme, quota, round }) => (
              <div key={key} className="flex flex-wrap justify-between gap-x-6 border-t border-border py-2">
                <dt>
                  <BranchAndQuota programme={programme} quota={quota} />
                </dt>
                <dd>
                  <strong>{groupIndian(round.closing)}</strong>{' '}
                  <span className="type-small text-secondary">
                    {words.csabSource(String(round.season), String(round.round))}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </>
  )
}

function PastRow({ past: { programme, quota, closings }, columns }: { past: Past; columns: number }) {
  const { seats: words } = useWords()
  return (
    <tbody className="border-t border-border">
      <tr>
        <th scope="rowgroup" colSpan={columns} className="pt-2 text-start font-normal">
          <BranchAndQuota programme={programme} quota={quota} />
        </th>
      </tr>
      <tr>
        {closings.map((closing, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is a season.
          <td key={at} className="pb-2">
            {closing === null ? (
              <span className="text-[13px] text-tertiary">{words.noRank}</span>
            ) : (
              groupIndian(closing)
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function BranchAndQuota({ programme, quota }: Pick<Past, 'programme' | 'quota'>) {
  const { predictor } = useWords()
  return (
    <>
      {shortBranchName(programme)} <span className="type-small text-secondary">{predictor.quotas[quota]}</span>
    </>
  )
}
