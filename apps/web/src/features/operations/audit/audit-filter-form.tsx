import { AUDIT_ROLES, type AuditFilter, audit as auditCalls } from '@sopaan/contract/audit'
import { Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { DayChip } from '#web/ui/day-chip.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { auditAddress } from './audit-search.ts'

const CONSTRAINTS = constraintsOf(auditCalls.all)

/** What the trail is narrowed to, in one row: of one person or one thing, where a link of an entry said so. */
export function AuditFilterForm({ filter, actions }: { filter: AuditFilter; actions: readonly string[] }) {
  const { audit: words } = useWords()
  const { actor, targetType, targetId, looks, sort } = filter
  return (
    <FilterRow
      key={`${auditAddress(filter)} ${actions.length}`}
      search={{ label: words.search, hint: words.searchHint, value: filter.q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ actor, targetType, targetId, sort }}
      words={words}
      isNarrowed={auditAddress(filter) !== '?'}
    >
      <DayChip
        label={words.days}
        show={words.show}
        days={(['from', 'to'] as const).map((name) => ({ name, label: words[name], value: filter[name] }))}
      />
      <ChipSelect label={words.role} name="role" defaultValue={filter.role ?? ''}>
        <option value="">{words.anyRoleChip}</option>
        {AUDIT_ROLES.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </ChipSelect>
      <ActionSelect chosen={filter.action} actions={actions} />
      <ChipSelect label={words.views} name="looks" defaultValue={looks === 'shown' ? 'shown' : ''}>
        <option value="">{words.hideViews}</option>
        <option value="shown">{words.showViews}</option>
      </ChipSelect>
      {actor !== undefined && <Narrowed to={{ ...filter, actor: undefined }} what={words.onlyPerson} />}
      {targetId !== undefined && (
        <Narrowed to={{ ...filter, targetType: undefined, targetId: undefined }} what={words.onlyTarget} />
      )}
    </FilterRow>
  )
}

/** A filter that no list offers, as a chip that takes it away. */
function Narrowed({ to, what }: { to: AuditFilter; what: string }) {
  const { audit: words } = useWords()
  return (
    <Link
      to={auditAddress(to)}
      aria-label={words.drop(what)}
      className="inline-flex min-h-11 items-center gap-1 rounded-chip border border-primary-text bg-primary-soft px-3 font-semibold text-primary-text no-underline lg:min-h-9"
    >
      {what}
      <Icon name="close" />
    </Link>
  )
}

/** Every action of the trail in words, by what it is about, with all of that as a choice of its own. */
function ActionSelect({ chosen = '', actions }: { chosen: string | undefined; actions: readonly string[] }) {
  const { audit: words, auditActions } = useWords()
  const byNoun = Map.groupBy(actions, (action) => action.split('.', 1)[0] ?? action)
  const isKnown = chosen === '' || actions.includes(chosen) || byNoun.has(chosen.replace(/\.$/, ''))
  return (
    <ChipSelect label={words.action} name="action" defaultValue={chosen}>
      <option value="">{words.anyAction}</option>
      {!isKnown && <option value={chosen}>{auditActions[chosen] ?? chosen}</option>}
      {[...byNoun].map(([noun, ofNoun]) => (
        <optgroup key={noun} label={words.nouns[noun] ?? noun}>
          {ofNoun.length > 1 && <option value={`${noun}.`}>{words.allOf(words.nouns[noun] ?? noun)}</option>}
          {ofNoun.map((action) => (
            <option key={action} value={action}>
              {auditActions[action] ?? action}
            </option>
          ))}
        </optgroup>
      ))}
    </ChipSelect>
  )
}
