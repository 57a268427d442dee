import type { TrackRecord } from '@sopaan/contract/report-cards'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

type Props = { said: number; came: number; label: string }

/** Every tenth of the scale: what was said, how often, and how often it came true. */
export function TenthsTable({ record }: { record: TrackRecord }) {
  const { reportCard: words } = useWords()
  return (
    <table className="mt-5 w-full text-start tabular-nums">
      <thead className="type-small text-secondary">
        <tr>
          <th scope="col" className="w-28 pb-2 text-start font-semibold">
            {words.said}
          </th>
          <th scope="col" className="pb-2 text-start font-semibold" colSpan={2}>
            {words.came}
          </th>
          <th scope="col" className="w-28 pb-2 text-end font-semibold">
            {words.saidOften}
          </th>
        </tr>
      </thead>
      <tbody>
        {record.bins.map(({ count, said, true: came }, tenth) => (
          <tr key={words.range(String(tenth * 10), '')} className="border-t border-border">
            <th scope="row" className="py-2 text-start font-normal whitespace-nowrap">
              {words.range(String(tenth * 10), String(tenth * 10 + 10))}
            </th>
            <td className="w-16 py-2 font-semibold">{words.percent(String(Math.round(came * 100)))}</td>
            <td className="py-2 pe-4">
              <ShareBar
                said={Math.round(said * 100)}
                came={Math.round(came * 100)}
                label={words.barName(String(Math.round(said * 100)), String(Math.round(came * 100)))}
              />
            </td>
            <td className="type-small py-2 text-end text-secondary">{groupIndian(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A share of a hundred as a bar, with a mark where it was said to be. */
function ShareBar({ said, came, label }: Props) {
  return (
    <svg role="img" aria-label={label} className="share-bar" width="100%" height="20">
      <rect className="track" width="100%" height="10" y="5" rx="5" />
      <rect className="came" width={`${came}%`} height="10" y="5" rx="5" />
      <rect className="said" x={`${said}%`} width="3" height="20" rx="1.5" />
    </svg>
  )
}
