import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  id: string
  title: string
  note: string
  /** Over the columns: seasons, or what else is measured. */
  seasons: readonly string[]
  /** Ours first. */
  ways: readonly { name: string; figures: readonly string[] }[]
}

/** Our figure of each season, or of each measure, beside those of ways that anyone could use. */
export function WaysTable({ id, title, note, seasons, ways }: Props) {
  const { research: words } = useWords()
  return (
    <div className="mt-10">
      <h3 id={id} className="type-card">
        {title}
      </h3>
      <p className="type-small mt-1 text-secondary">{note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take focus. */}
      <section className="relative mt-3 overflow-x-auto" tabIndex={0} aria-labelledby={id}>
        <table className={classNames('w-full text-start tabular-nums', seasons.length > 2 && 'min-w-130')}>
          <thead className="type-small text-secondary">
            <tr className="align-bottom">
              <th scope="col" className="pe-3 pb-2 text-start font-semibold">
                {words.way}
              </th>
              {seasons.map((season) => (
                <th key={season} scope="col" className="ps-3 pb-2 text-end font-semibold">
                  {season}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ways.map(({ name, figures }, row) => (
              <tr key={name} className={classNames('border-t border-border', row === 0 && 'font-semibold')}>
                <th scope="row" className={classNames('py-2 pe-3 text-start', row > 0 && 'font-normal')}>
                  {name}
                </th>
                {figures.map((figure, at) => (
                  <td key={seasons[at]} className="py-2 ps-3 text-end">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
