import { paths } from '@sopaan/contract/paths'
import type { User } from '@sopaan/contract/users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link } from 'react-router'
import { dashboardOf } from '#web/identity/landing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { GROUP_LINKS, groupsOf, type SettingsGroup } from './settings-groups.ts'

type Props = {
  user: User
  current: SettingsGroup
  /** On a phone the menu is a page of its own; it goes where a page of it is open. */
  isOpenOnPhone: boolean
}

/** The pages of settings: a column beside them from 1024, a list of its own on a phone. */
export function SettingsMenu({ user, current, isOpenOnPhone }: Props) {
  const { account } = useWords()
  const words = account.settings
  return (
    <nav aria-label={words.label} className={classNames('lg:sticky lg:top-24', !isOpenOnPhone && 'max-lg:hidden')}>
      <ul className="grid max-lg:divide-y max-lg:divide-border lg:gap-0.5">
        {groupsOf(user).map((group) => (
          <li key={group}>
            <Row
              to={`#${GROUP_LINKS[group].hash}`}
              icon={GROUP_LINKS[group].icon}
              label={words.groups[group]}
              note={noteOf(group, user, account)}
              isCurrent={group === current}
            />
          </li>
        ))}
        {user.role !== 'admin' && (
          <li>
            <Row
              to={`${paths.dashboard(dashboardOf(user.role))}/purchases`}
              icon="wallet"
              label={words.billing}
              note={words.billingNote}
              isCurrent={false}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}

/** What stands on a page now, where that is said in a line; else what it is about. */
function noteOf(group: SettingsGroup, { studentFacts, hasTwoFactor, parent }: User, words: Words['account']): string {
  const { notes, now } = words.settings
  if (group === 'security') return hasTwoFactor ? now.twoFactor : notes.security
  if (group === 'guardian') return parent.state === 'confirmed' ? now.agreed : notes.guardian
  if (group !== 'studies') return notes[group]
  const { studyClass, targetYear, ranks } = studentFacts
  const said = [
    studyClass === null ? '' : words.studyClasses[studyClass],
    targetYear === null ? '' : words.targetOf(String(targetYear)),
    ranks.main === undefined ? '' : now.rank(groupIndian(ranks.main)),
  ]
  return said.filter(Boolean).join(', ') || notes.studies
}

type RowProps = { to: string; icon: IconName; label: string; note: string; isCurrent: boolean }

function Row({ to, icon, label, note, isCurrent }: RowProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-16 items-center gap-4 rounded-control px-3 font-semibold text-default no-underline hover:bg-surface-sunken lg:min-h-11 lg:gap-3',
        isCurrent ? 'lg:bg-primary-soft lg:text-primary-text' : 'lg:text-secondary',
      )}
    >
      <Icon name={icon} />
      <span className="min-w-0 grow">
        <span className="block">{label}</span>
        <span className="type-small block font-normal text-secondary lg:hidden">{note}</span>
      </span>
      <span className="-rotate-90 lg:hidden">
        <Icon name="chevron" />
      </span>
    </Link>
  )
}
