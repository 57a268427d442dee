import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import { useWords } from '#web/words/use-words.tsx'

/** How much of an import's id and of a file's checksum is shown: enough to tell them apart. */
const SHOWN = 12

/** For every round with a rank on the page: where it was printed, in which import it came, and of which file. */
export function RoundReceipts({ of: { receipts, bookHash } }: { of: Pick<SeatPage, 'receipts' | 'bookHash'> }) {
  const { seats: words, shell, language } = useWords()
  return (
    <section aria-labelledby="receipts" className="mt-8">
      <h2 id="receipts" className="type-card">
        {words.receiptsTitle}
      </h2>
      <p className="type-small measure mt-1 text-secondary">{words.receipt(bookHash)}</p>
      <a
        href={inLanguage(paths.coverage(), language)}
        className="inline-flex min-h-11 items-center text-primary-text underline"
      >
        {shell.pageNames.coverage}
      </a>
      {receipts.length > 0 && (
        <details className="mt-2 max-w-180">
          <summary className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text">
            {words.receiptsOpen(receipts.length)}
          </summary>
          <ul className="type-small tabular-nums">
            {receipts.map(({ _id, counselling, season, round, fileHash }) => (
              <li key={_id} className="border-t border-border py-2">
                <span className="font-semibold">
                  {counselling === 'csab'
                    ? words.csabSource(String(season), String(round))
                    : words.source(String(season), String(round))}
                </span>
                <span className="block wrap-anywhere text-secondary">
                  {words.receiptImport(_id.slice(-SHOWN), fileHash.slice(0, SHOWN))}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
