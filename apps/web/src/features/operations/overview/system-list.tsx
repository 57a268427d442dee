import type { Overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { SWITCHES } from '@sopaan/contract/site'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link } from 'react-router'
import { useSite } from '#web/site-state.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What is open, who sells, and whether mails and jobs go: each a way to where it is set. */
export function SystemList({ needs }: Pick<Overview, 'needs'>) {
  const { overview: words } = useWords()
  const { switches, seller } = useSite()
  const countOf = (wanted: 'mails' | 'jobs') => needs.find(({ key }) => key === wanted)?.count ?? 0
  const rows = [
    ...SWITCHES.map((name) => ({
      name: words.systems[name],
      to: '/admin/settings',
      isFine: switches[name],
      state: switches[name] ? words.open : words.closed,
    })),
    ...(['mails', 'jobs'] as const).map((name) => ({
      name: words.systems[name],
      to: paths.jobs(),
      isFine: countOf(name) === 0,
      state: countOf(name) === 0 ? words.fine : words.failedCount(groupIndian(countOf(name))),
    })),
    {
      name: words.systems.seller,
      to: '/admin/settings',
      isFine: seller !== null,
      state: seller === null ? words.sellerMissing : words.sellerNamed,
    },
  ]
  return (
    <section aria-labelledby="systems-title" className="rounded-sheet border border-border bg-surface px-4 py-3">
      <h2 id="systems-title" className="type-card">
        {words.systemsTitle}
      </h2>
      <ul>
        {rows.map(({ name, to, isFine, state }) => (
          <li key={name}>
            <Link to={to} className="flex min-h-11 items-center gap-3 text-default no-underline lg:min-h-9">
              <span className={isFine ? 'text-safe' : 'text-danger'}>
                <Icon name={isFine ? 'check' : 'close'} size={18} />
              </span>
              <span className="grow font-semibold">{name}</span>
              <span className={classNames('type-small', isFine ? 'text-secondary' : 'font-semibold text-danger')}>
                {state}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
