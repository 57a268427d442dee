import { inLanguage, paths, type ToolName, toolFrom } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Where a tool stands among the tools; inside a dashboard its menu holds them, and no step leads out. */
export function ToolSteps({ tool }: { tool: ToolName }) {
  const { shell, language } = useWords()
  const { pathname } = useLocation()
  const isPublic = toolFrom(pathname, paths.tools(), language) === inLanguage(paths.tools(), language)
  const all = isPublic ? { label: shell.tools, to: inLanguage(paths.tools(), language) } : { label: shell.tools }
  return <Breadcrumb label={shell.breadcrumb} steps={[all, { label: shell.toolNames[tool] }]} />
}
