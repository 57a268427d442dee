import { paths } from '@sopaan/contract/paths'
import { Form, Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { mayOpen } from '#web/identity/staff-areas.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { SearchLine } from '#web/ui/search-line.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ADMIN_GROUPS, MENU } from './menu.ts'

/** Nothing is under this address of the staff: a search of people, and every place that whoever reads it may open. */
export function StaffNotFound() {
  const { shell, account } = useWords()
  const user = useSignedIn()
  const placesOf = (keys: readonly string[]) =>
    MENU.filter(({ key, roles }) => keys.includes(key) && roles.includes('admin'))
      .map(({ key, path }) => ({ key, to: `${paths.dashboard('admin')}${path}` }))
      .filter(({ to }) => mayOpen(user, to))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={shell.notFoundTitle} isIndexed={false} />
      <div>
        <h2 className="type-section">{shell.notFoundTitle}</h2>
        <p className="measure mt-2 text-secondary">{shell.notFoundText}</p>
      </div>
      {mayOpen(user, paths.managedUsers()) && (
        <Form action={paths.managedUsers()} role="search" className="flex max-w-xl flex-wrap gap-3">
          <SearchLine label={account.findPeople} button={shell.search} />
        </Form>
      )}
      <nav aria-label={account.staffPlaces} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {ADMIN_GROUPS.filter(([group]) => group !== 'tools').map(([group, keys]) => (
          <section key={group}>
            <h3 className="type-small font-semibold text-secondary">{account.nav.groups[group]}</h3>
            <ul className="mt-1">
              {placesOf(keys).map(({ key, to }) => (
                <li key={key}>
                  <Link to={to} className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text">
                    {account.nav.items[key as keyof typeof account.nav.items]}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p>
        <Link to={paths.dashboard('admin')} className={buttonClasses('pen')}>
          {account.nav.items.home}
        </Link>
      </p>
    </div>
  )
}
