import type { TrackRecord } from '@sopaan/contract/report-cards'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

/** The tenth of the scale that tables by kind tell: 80 to 90 %. */
const TENTH = 8

type Props = {
  id: string
  title: string
  note?: string
  records: readonly TrackRecord[]
  nameOf: (name: string) => string
}

/** Seats of several kinds, a row each: how many were judged, and how often what was said came true. */
export function KindsTable({ id, title, note, records, nameOf }: Props) {
  const { reportCard: words } = useWords()
  const share = ({ count, true: came }: { count: number; true: number }) =>
    count === 0 ? words.none : words.percent(String(Math.round(came * 100)))
  return (
    <div className="mt-10">
      <h3 id={id} className="type-card">
        {title}
      </h3>
      {note !== undefined && <p className="type-small mt-1 text-secondary">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take focus. */}
      <section className="relative mt-3 overflow-x-auto" tabIndex={0} aria-labelledby={id}>
        <table className="w-full table-fixed text-start tabular-nums sm:min-w-130">
          <thead className="text-[13px] leading-tight text-secondary sm:text-[15px]">
            <tr className="align-bottom">
              {[
                words.columns.name,
                words.columns.pools,
                words.columns.tenth,
                words.columns.safe,
                words.columns.inside,
              ].map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="pe-2 pb-2 text-start font-semibold wrap-anywhere first:w-[27%] sm:w-1/5 sm:pe-4 sm:first:w-1/5"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.name} className="border-t border-border">
                <th scope="row" className="py-2 pe-2 text-start font-normal wrap-anywhere sm:pe-4">
                  {nameOf(record.name)}
                </th>
                <td className="py-2 pe-2 sm:pe-4">{groupIndian(record.pools)}</td>
                <td className="py-2 pe-2 sm:pe-4">{share(record.bins[TENTH] ?? { count: 0, true: 0 })}</td>
                <td className="py-2 pe-2 sm:pe-4">{share(record.safe)}</td>
                <td className="py-2 pe-2 sm:pe-4">{words.percent(String(Math.round(record.insideRange * 100)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
