import { cacheFor } from '#web/page-headers.ts'
import { STORED, type StoredKey } from '#web/stored.ts'
import { useWords } from '#web/words/use-words.tsx'
import { InformationText } from './information-text.tsx'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export const headers = cacheFor(300, 3600)

/** Written from the table of what is stored (decision C27); a test holds the cookies to those the product sets. */
export default function CookiesPage() {
  const words = useWords().information.cookies
  const stored = Object.entries(STORED) as [StoredKey, (typeof STORED)[StoredKey]][]
  return (
    <InformationText page={words}>
      <StoredRows
        title={words.cookieTable}
        rows={Object.entries(words.cookieKeeps).map(([name, { keeps, lasts }]) => ({ name, keeps, lasts }))}
      />
      <StoredRows
        title={words.storageTable}
        rows={stored.map(([name, area]) => ({
          name,
          keeps: words.storedKeeps[name],
          lasts: words.lastsStored[area],
        }))}
      />
    </InformationText>
  )
}

type Row = { name: string; keeps: string; lasts: string }

function StoredRows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const words = useWords().information.cookies
  return (
    <section>
      <h2 className="type-subsection">{title}</h2>
      <table className="mt-4 w-full max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            {[words.name, words.keeps, words.lasts].map((head) => (
              <th
                key={head}
                scope="col"
                className="type-small border-b border-border-control px-3 py-2 text-start first:ps-0"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-border max-sm:block max-sm:py-3">
              <th scope="row" className="py-2 pe-3 text-start align-top font-mono font-semibold max-sm:block">
                {row.name}
              </th>
              <td className="px-3 py-2 align-top max-sm:block max-sm:px-0 max-sm:py-0.5">{row.keeps}</td>
              <td className="type-small px-3 py-2 align-top text-secondary max-sm:block max-sm:px-0 max-sm:py-0.5">
                {row.lasts}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
