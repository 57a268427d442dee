import { groupIndian } from '@sopaan/domain/indian-numbers'
import { LIST_BANDS, ROUND_RECORD } from '@sopaan/domain/report-card/list-record'
import { useWords } from '#web/words/use-words.tsx'

/** What was said of whole lists and what came, and what the rounds were worth that are played ahead. */
export function WholeLists() {
  const { reportCard: words } = useWords()
  const { told, count, said, came } = words.listColumns
  const { lists, sameSeat, sameSeatByLastSeason, hasSeat, hasSeatByLastSeason, off } = ROUND_RECORD
  return (
    <section aria-labelledby="lists" className="mt-14 max-w-180">
      <h2 id="lists" className="type-subsection">
        {words.lists}
      </h2>
      <p className="measure mt-1 text-secondary">{words.listsNote}</p>
      <table className="mt-3 w-full table-fixed text-start tabular-nums">
        <thead className="type-small text-secondary">
          <tr className="align-bottom">
            {[told, count, said, came].map((column) => (
              <th key={column} scope="col" className="pe-2 pb-2 text-start font-semibold wrap-anywhere">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LIST_BANDS.map((band, at) => (
            <tr key={band.to} className="border-t border-border">
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {at === 0
                  ? words.listUnder(String(band.to))
                  : words.listRange(String(LIST_BANDS[at - 1]?.to), String(band.to))}
              </th>
              <td className="py-2 pe-2">{groupIndian(band.lists)}</td>
              <td className="py-2 pe-2">{words.percent(band.said === 0 ? '<1' : String(band.said))}</td>
              <td className="py-2 pe-2">{words.percent(band.came === 0 ? '<1' : String(band.came))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="measure mt-3">
        {words.roundsNote(String(sameSeat), String(sameSeatByLastSeason), String(hasSeat), String(hasSeatByLastSeason))}{' '}
        {words.roundsOff(groupIndian(lists), String(off))}
      </p>
    </section>
  )
}
