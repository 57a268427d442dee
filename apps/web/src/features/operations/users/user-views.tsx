import { managedUsers, type UserFilter } from '@sopaan/contract/managed-users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { removeView, saveView, viewsQuery } from './users.queries.ts'
import { searchOf } from './users-search.ts'

const CONSTRAINTS = constraintsOf(managedUsers.saveView)

/** The filters an admin keeps under names, each a link, and the way to keep the present one. */
export function UserViews({ filter }: { filter: Partial<UserFilter> }) {
  const { users: words } = useWords()
  const { data: views = [] } = useQuery(viewsQuery)
  const { isBusy, run } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const current = searchOf(filter)
  const hasFilter = current !== '' && !views.some(({ search }) => search === current)
  if (views.length === 0 && !hasFilter) return null
  return (
    <nav aria-label={words.views} className="flex flex-wrap items-center gap-2">
      <ViewLink to="?" isCurrent={current === ''} name={words.allPeople} />
      {views.map(({ _id, name, search }) => (
        <span key={_id} className="inline-flex items-center">
          <ViewLink to={`?${search}`} isCurrent={search === current} name={name} />
          {search === current && (
            <IconButton
              icon="close"
              label={words.removeView(name)}
              disabled={isBusy}
              onClick={() => void run(() => removeView(_id), { done: words.viewRemoved, failed: words.failed })}
            />
          )}
        </span>
      ))}
      {hasFilter && (
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          {words.saveView}
        </Button>
      )}
      <Dialog title={words.saveView} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && <SaveViewForm search={current} onDone={() => setIsOpen(false)} />}
      </Dialog>
    </nav>
  )
}

function ViewLink({ to, isCurrent, name }: { to: string; isCurrent: boolean; name: string }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-chip border px-4 font-semibold no-underline wrap-anywhere',
        isCurrent
          ? 'border-primary bg-primary-soft text-primary-text'
          : 'border-border-strong bg-surface text-default hover:bg-surface-sunken',
      )}
    >
      {name}
    </Link>
  )
}

function SaveViewForm({ search, onDone }: { search: string; onDone: () => void }) {
  const { users: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    send: ({ name }) => saveView({ name, search }),
    onDone,
    words: { done: words.viewSaved, failed: words.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <Field label={words.viewName} {...form.field('name')} />
      <FormButtons
        submit={words.saveView}
        doing={form.isBusy ? words.doing : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
