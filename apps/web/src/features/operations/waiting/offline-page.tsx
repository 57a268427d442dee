import { inLanguage, paths } from '@sopaan/contract/paths'
import { telephoneLink } from '@sopaan/domain/identity/helplines'
import { DocumentHead } from '#web/document-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import island from './run-offline-page.ts?script-file'

/** A page to read: it is sent without React, and shown from the store where there is no network. */
export const handle = { hydrate: false, island }

/** The line for whoever feels low, day and night (R50). */
const HELPLINE = '14416'

/** For whoever has no network and no page to stay on: what opens all the same. */
export default function OfflinePage() {
  const { offline: words, shell, language } = useWords()
  const ways = [
    { path: paths.tool('college-predictor'), name: shell.toolNames['college-predictor'] },
    { path: paths.choiceList(), name: shell.myList },
    { path: paths.whatNow(), name: shell.sitePlaces.whatNow },
    { path: paths.mentalHealth(), name: shell.helplines },
  ]
  return (
    <div className="graph-paper">
      <DocumentHead title={words.pageTitle} isIndexed={false} />
      <div className="page-width py-24">
        <h1 className="type-title">{words.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.text}</p>
        <ul className="mt-4">
          {ways.map(({ path, name }) => (
            <li key={path}>
              <a
                data-way=""
                href={inLanguage(path, language)}
                className="inline-flex min-h-11 items-center text-primary-text underline"
              >
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href={telephoneLink(HELPLINE)} className="inline-flex min-h-11 items-center text-primary-text underline">
              {shell.callHelpline}
            </a>
          </li>
        </ul>
        <Button className="mt-6" data-again="">
          {words.again}
        </Button>
        <section data-read-pages="" hidden className="mt-10">
          <h2 className="type-subsection">{words.read}</h2>
          <ul className="mt-3" />
        </section>
      </div>
    </div>
  )
}
