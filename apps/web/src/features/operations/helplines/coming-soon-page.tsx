import { paths, readLanguage, TOOL_NAMES, toolFrom } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

type ComingPage = 'resources' | 'progress'

/** What is coming, and what works meanwhile. Which of the pages it is, the last step of the path says. */
export default function ComingSoonPage() {
  const { resources, shell, language } = useWords()
  const words = resources.comingSoon
  const { pathname } = useLocation()
  const page = words.pages[readPage(readLanguage(pathname).path)]
  const names = shell.toolNames
  return (
    <div className="graph-paper">
      <DocumentHead title={page.title} isIndexed={false} />
      <div className="page-width py-12 sm:py-20">
        <p className="font-semibold text-primary-text">{words.label}</p>
        <h1 className="type-title mt-2">{page.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{page.text}</p>
        <Card className="mt-8 max-w-xl">
          <h2 className="type-card">{words.worksNow}</h2>
          <ul className="mt-2">
            {TOOL_NAMES.filter((name): name is keyof typeof names => name in names).map((name) => (
              <li key={name}>
                <a
                  href={toolFrom(pathname, paths.tool(name), language)}
                  className="inline-flex min-h-11 items-center text-primary-text"
                >
                  {names[name]}
                </a>
              </li>
            ))}
            <li>
              <a
                href={toolFrom(pathname, '/resources/mental-health', language)}
                className="inline-flex min-h-11 items-center text-primary-text"
              >
                {words.mentalHealth}
              </a>
            </li>
          </ul>
        </Card>
      </div>
    </div>
  )
}

function readPage(path: string): ComingPage {
  const last = path.split('/').filter(Boolean).at(-1)
  return last === 'progress' ? last : 'resources'
}
