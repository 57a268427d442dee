import { paths, type ToolName, toolFrom } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'

const RELATED = [
  'college-predictor',
  'state-college-predictor',
  'rank-calculator',
  'percentile-calculator',
  'marking-scheme',
  'cgpa-calculator',
  'branch-comparison',
  'study-planner',
] as const satisfies readonly ToolName[]

/** The other tools, each with what it answers; from a dashboard they lead to its own. */
export function RelatedTools({ current }: { current: (typeof RELATED)[number] }) {
  const { calculators, shell, language } = useWords()
  const { pathname } = useLocation()
  return (
    <nav aria-label={calculators.relatedTitle} className="mt-12 print:hidden">
      <h2 className="type-subsection">{calculators.relatedTitle}</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {RELATED.filter((name) => name !== current).map((name) => (
          <li key={name}>
            <a
              href={toolFrom(pathname, paths.tool(name), language)}
              className="block h-full rounded-box border border-border bg-surface p-4 text-default no-underline hover:border-border-control"
            >
              <span className="type-card block">{shell.toolNames[name]}</span>
              <span className="text-secondary">{calculators.toolHints[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
