import { paths, TOOL_NAMES, toolFrom } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { cacheFor } from '#web/page-headers.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export const headers = cacheFor(300, 3600)

/** All tools, each with what it answers. */
export default function ToolsPage() {
  const { home, shell, language } = useWords()
  const { pathname } = useLocation()
  return (
    <>
      <DocumentHead title={shell.tools} description={home.toolsLead} />
      <StructuredPath steps={[{ name: shell.tools, path: paths.tools() }]} />
      <PageHead>
        <h1 className="type-title">{home.toolsTitle}</h1>
        <p className="type-lead measure mt-4 text-secondary">{home.toolsLead}</p>
      </PageHead>
      <ul className="page-width grid gap-4 py-10 sm:grid-cols-2">
        {TOOL_NAMES.map((name) => (
          <li key={name}>
            <a href={toolFrom(pathname, paths.tool(name), language)} className="block h-full text-default no-underline">
              <Card className="h-full hover:border-border-control">
                <h2 className="type-card">{shell.toolNames[name]}</h2>
                <p className="mt-1 text-secondary">{home.toolHints[name]}</p>
              </Card>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
