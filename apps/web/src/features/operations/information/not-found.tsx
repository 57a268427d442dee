import { inLanguage, paths, TOOL_NAMES } from '@sopaan/contract/paths'
import { useContext } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { IsTitledByFrame } from '#web/ui/frame-title.ts'
import { SearchLine } from '#web/ui/search-line.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Nothing is here: a plain sentence, the way home, and what somebody may have been looking for (R50). */
export function NotFound() {
  const { shell, language } = useWords()
  const Title = useContext(IsTitledByFrame) ? 'h2' : 'h1'
  return (
    <div className="graph-paper">
      <DocumentHead title={shell.notFoundTitle} isIndexed={false} />
      <div className="page-width py-24">
        <Title className="type-title">{shell.notFoundTitle}</Title>
        <p className="type-lead measure mt-4 text-secondary">{shell.notFoundText}</p>
        <form action={inLanguage(paths.collegeData(), language)} className="mt-8 flex max-w-xl flex-wrap gap-3">
          <SearchLine label={shell.searchColleges} button={shell.search} />
        </form>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={inLanguage(paths.home(), language)} className={buttonClasses('pen')}>
            {shell.goHome}
          </a>
          <a href={inLanguage(paths.choiceList(), language)} className={buttonClasses('line')}>
            {shell.myList}
          </a>
          <a href={inLanguage(paths.contact(), language)} className={buttonClasses('line')}>
            {shell.pageNames.contact}
          </a>
          <a href={inLanguage(paths.mentalHealth(), language)} className={buttonClasses('quiet')}>
            {shell.helplines}
          </a>
        </div>
        <nav aria-labelledby="not-found-tools" className="mt-10">
          <h2 id="not-found-tools" className="type-subsection">
            {shell.tools}
          </h2>
          <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
            {TOOL_NAMES.map((name) => (
              <li key={name}>
                <a
                  href={inLanguage(paths.tool(name), language)}
                  className="inline-flex min-h-11 items-center text-primary-text hover:underline"
                >
                  {shell.toolNames[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
