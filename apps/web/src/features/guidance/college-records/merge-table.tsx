import type { MergePreview, RecordKind, RecordSums } from '@sopaan/contract/college-records'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

const CELL = 'border-t border-border px-2 py-2 text-end align-top wrap-anywhere'

/** What hangs on two records, and on the one that they would be. */
export function MergeTable({ kind, preview: { own, into, both } }: { kind: RecordKind; preview: MergePreview }) {
  const { collegeRecords: words } = useWords()
  const lines: [name: string, of: keyof RecordSums][] = [
    [words.taught[kind], 'taught'],
    [words.merging.rows, 'rows'],
    [words.merging.lists, 'lists'],
    [words.merging.mentors, 'mentors'],
  ]
  return (
    <table className="type-small w-full table-fixed tabular-nums">
      <caption className="type-card pb-2 text-start">{words.merging.title}</caption>
      <thead>
        <tr>
          <td className="p-2" />
          {[words.merging.own, words.merging.into, words.merging.both].map((name) => (
            <th key={name} scope="col" className="p-2 text-end align-bottom font-semibold text-secondary">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, of]) => (
          <tr key={of}>
            <Head>{name}</Head>
            <td className={CELL}>{groupIndian(own[of])}</td>
            <td className={CELL}>{groupIndian(into[of])}</td>
            <td className={`${CELL} font-semibold`}>{groupIndian(both[of])}</td>
          </tr>
        ))}
        <tr>
          <Head>{words.merging.address}</Head>
          <Address of={own.slug} />
          <Address of={into.slug} />
          <td className={`${CELL} font-semibold`}>{words.merging.leadsOn}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Of a long one its beginning, the whole of it under the pointer. */
function Address({ of }: { of: string }) {
  return (
    <td className="truncate border-t border-border px-2 py-2 text-end align-top" lang="en" title={`/${of}`}>
      {`/${of}`}
    </td>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="row" className="border-t border-border py-2 pe-2 text-start align-top font-normal">
      {children}
    </th>
  )
}
