import { type ListView, type ListWithViews, listViews } from '@sopaan/contract/list-views'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { hiddenOf } from '#web/hidden-columns.ts'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PHONE_LINE } from '#web/ui/phone-line.ts'
import { useWords } from '#web/words/use-words.tsx'
import { listViewsQuery, sendListView, sendListViewRemoval } from './list-views.queries.ts'
import { viewSearchOf, withHidden } from './view-search.ts'

const CONSTRAINTS = constraintsOf(listViews.save)

type Props = {
  list: ListWithViews
  /** What the address says of which list is shown, where its page has several: it is no filter of it. */
  shown?: Readonly<Record<string, string>>
  /** What stands at the end of the row: how many rows there are, and the file of them. */
  children?: ReactNode
  /** The main button of the page, in sight on a phone too, where the rest of the row moves sideways. */
  action?: ReactNode
}

/** The views of a list, each a link with its filter, order and columns, and the way to save what is shown now. */
export function ListViews({ list, shown = {}, children, action }: Props) {
  const { staff } = useWords()
  const words = staff.views
  const { data: views = [] } = useQuery(listViewsQuery(list))
  const [search] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const current = viewSearchOf(search)
  const usual = viewSearchOf(new URLSearchParams(shown))
  const isCurrent = (view: ListView) => viewSearchOf(view.search) === current
  const close = () => setIsOpen(false)
  // A list that is a part of its page, such as of the settings, stays there.
  const part = search.get('part')
  const addressOf = (view: string) => `?${[...(part === null ? [] : [`part=${part}`]), view].filter(Boolean).join('&')}`
  const row = (
    <div
      className={classNames(
        PHONE_LINE,
        'justify-between gap-x-4 gap-y-2',
        action === undefined ? 'sm:w-full' : 'min-w-0 grow max-sm:me-0 max-sm:pe-0',
      )}
    >
      <nav aria-label={words.title} className="flex items-center gap-2 sm:flex-wrap">
        <ViewLink to={addressOf(usual)} isCurrent={current === usual} name={words.usual} />
        {views.map((view) => (
          <span key={view._id} className="inline-flex items-center">
            <ViewLink
              to={addressOf(view.search)}
              isCurrent={isCurrent(view)}
              name={view.name}
              sharedBy={view.sharedBy ?? undefined}
            />
            {isCurrent(view) && <RemoveView view={view} />}
          </span>
        ))}
        <Button look="quiet" className="max-lg:min-h-11 lg:min-h-9" onClick={() => setIsOpen(true)}>
          <Icon name="plus" />
          {words.save}
        </Button>
        <Dialog title={words.save} isOpen={isOpen} onClose={close}>
          {isOpen && <SaveViewForm list={list} search={current} onDone={close} />}
        </Dialog>
      </nav>
      {children && <div className="flex items-center gap-3 sm:flex-wrap">{children}</div>}
    </div>
  )
  if (action === undefined) return row
  return (
    <div className="flex items-center gap-3">
      {row}
      <div className="shrink-0">{action}</div>
    </div>
  )
}

type LinkProps = { to: string; isCurrent: boolean; name: string; sharedBy?: string | undefined }

function ViewLink({ to, isCurrent, name, sharedBy }: LinkProps) {
  const { staff } = useWords()
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-chip border px-4 font-semibold no-underline max-sm:whitespace-nowrap sm:wrap-anywhere lg:min-h-9',
        isCurrent
          ? 'border-primary bg-primary-soft text-primary-text'
          : 'border-border-strong bg-surface text-default hover:bg-surface-sunken',
      )}
    >
      {name}
      {sharedBy !== undefined && (
        <span className="type-small font-normal text-tertiary">{staff.views.sharedBy(sharedBy)}</span>
      )}
    </Link>
  )
}

/** Removes the view that is shown; one of a colleague is for owners to remove. */
function RemoveView({ view: { _id, name, sharedBy } }: { view: ListView }) {
  const { staff } = useWords()
  const words = staff.views
  const { isBusy, run } = useAction()
  const { staffRoles } = useSignedIn()
  if (sharedBy !== null && !hasStaffRole(staffRoles, [])) return null
  return (
    <IconButton
      icon="close"
      label={words.remove(name)}
      disabled={isBusy}
      onClick={() => void run(() => sendListViewRemoval(_id), { done: words.removed, failed: staff.failed })}
    />
  )
}

function SaveViewForm({ list, search, onDone }: { list: ListWithViews; search: string; onDone: () => void }) {
  const { staff } = useWords()
  const words = staff.views
  const form = useContractForm(CONSTRAINTS, {
    send: ({ name, isShared }) =>
      sendListView({
        list,
        name,
        search: withHidden(search, hiddenOf(list)),
        isShared: isShared === true,
      }),
    onDone,
    words: { done: words.saved, failed: staff.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="text-secondary">{words.saveLead}</p>
      <Field label={words.name} {...form.field('name')} />
      <Checkbox label={words.share} {...form.box('isShared')} />
      <FormButtons
        submit={words.save}
        doing={form.isBusy ? staff.doing : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
