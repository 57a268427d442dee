import { paths, TOOL_NAMES } from '@sopaan/contract/paths'
import type { User } from '@sopaan/contract/users'
import { Link } from 'react-router'
import { dashboardOf } from '#web/identity/landing.ts'
import { useWords } from '#web/words/use-words.tsx'
import { predictorSearchOf } from './predictor-start.ts'

/** The way into each tool, with what it answers. */
export function DashboardTools({ user }: { user: User }) {
  const { account, shell } = useWords()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 min-[1280px]:grid-cols-3">
      {TOOL_NAMES.map((name) => (
        <li key={name}>
          <Link
            to={
              paths.dashboardTool(dashboardOf(user.role), name) +
              (name === 'college-predictor' ? predictorSearchOf(user) : '')
            }
            className="block h-full rounded-box border border-border bg-surface p-5 text-default no-underline hover:border-border-control"
          >
            <span className="type-card block">{shell.toolNames[name]}</span>
            <span className="mt-1 block text-secondary">{account.toolHints[name]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
