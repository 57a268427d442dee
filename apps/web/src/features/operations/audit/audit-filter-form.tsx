import { AUDIT_ROLES, type AuditFilter, audit as auditCalls } from '@sopaan/contract/audit'
import { Form, Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { auditAddress } from './audit-search.ts'

const CONSTRAINTS = constraintsOf(auditCalls.all)

/** Filters that stand behind "More". */
const BEHIND = ['actor', 'role', 'targetType', 'targetId'] as const

/** What the trail is narrowed to: a form of the address. */
export function AuditFilterForm({ filter, actions }: { filter: AuditFilter; actions: readonly string[] }) {
  const { audit: words, shell } = useWords()
  const folded = Object.keys(filter).filter((name) => name !== 'q' && name !== 'looks').length
  const set = BEHIND.filter((name) => filter[name] !== undefined).length + (filter.looks === 'shown' ? 1 : 0)
  return (
    <Form
      key={`${auditAddress(filter)} ${actions.length}`}
      method="get"
      className="grid grid-cols-2 items-end gap-x-4 gap-y-2 rounded-sheet border border-border bg-surface p-4 lg:grid-cols-[2fr_2fr_1fr_1fr_auto]"
    >
      <Field
        label={words.search}
        hasNote={false}
        placeholder={words.searchHint}
        name="q"
        type="search"
        {...limitsOf(CONSTRAINTS, 'q')}
        defaultValue={filter.q ?? ''}
        className="max-sm:col-span-2"
      />
      <PhoneFold label={shell.filters(folded)}>
        <ActionSelect chosen={filter.action} actions={actions} />
        <Field label={words.from} name="from" type="date" hasNote={false} defaultValue={filter.from ?? ''} />
        <Field label={words.to} name="to" type="date" hasNote={false} defaultValue={filter.to ?? ''} />
        <details open={set > 0} className="order-1 col-span-full">
          <summary className="flex min-h-11 items-center font-semibold text-primary-text">{words.more(set)}</summary>
          <Checkbox label={words.looks} name="looks" value="shown" defaultChecked={filter.looks === 'shown'} />
          <MoreFilters filter={filter} />
        </details>
      </PhoneFold>
      <div className="flex flex-wrap gap-1 max-lg:order-1 max-lg:col-span-full">
        <Button type="submit">{words.show}</Button>
        {auditAddress(filter) !== '?' && (
          <Link to="?" className={buttonClasses('quiet')}>
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

function MoreFilters({ filter }: { filter: AuditFilter }) {
  const { audit: words } = useWords()
  return (
    <div className="grid gap-x-4 gap-y-3 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field
        label={words.actor}
        name="actor"
        {...limitsOf(CONSTRAINTS, 'actor')}
        hasNote={false}
        defaultValue={filter.actor ?? ''}
      />
      <Select label={words.role} name="role" hasNote={false} defaultValue={filter.role ?? ''}>
        <option value="">{words.anyRole}</option>
        {AUDIT_ROLES.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </Select>
      <Field
        label={words.targetType}
        name="targetType"
        {...limitsOf(CONSTRAINTS, 'targetType')}
        hasNote={false}
        defaultValue={filter.targetType ?? ''}
      />
      <Field
        label={words.targetId}
        name="targetId"
        {...limitsOf(CONSTRAINTS, 'targetId')}
        hasNote={false}
        defaultValue={filter.targetId ?? ''}
      />
    </div>
  )
}

/** Every action of the trail, by its noun, with all of a noun as a choice of its own. */
function ActionSelect({ chosen = '', actions }: { chosen: string | undefined; actions: readonly string[] }) {
  const { audit: words } = useWords()
  const byNoun = Map.groupBy(actions, (action) => action.split('.', 1)[0] ?? action)
  const isKnown = chosen === '' || actions.includes(chosen) || byNoun.has(chosen.replace(/\.$/, ''))
  return (
    <Select label={words.action} name="action" defaultValue={chosen} hasNote={false} className="max-sm:col-span-2">
      <option value="">{words.anyAction}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {[...byNoun].map(([noun, ofNoun]) => (
        <optgroup key={noun} label={noun}>
          {ofNoun.length > 1 && <option value={`${noun}.`}>{words.allOf(noun)}</option>}
          {ofNoun.map((action) => (
            <option key={action}>{action}</option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
