import { DocumentHead } from '#web/document-head.tsx'
import { inLanguage, paths } from '#web/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Nothing is here: a plain sentence and the way home. */
export function NotFound() {
  const { shell, language } = useWords()
  return (
    <div className="graph-paper">
      <DocumentHead title={shell.notFoundTitle} isIndexed={false} />
      <div className="page-width py-24">
        <h1 className="type-title">{shell.notFoundTitle}</h1>
        <p className="type-lead measure mt-4 text-ink-2">{shell.notFoundText}</p>
        <a href={inLanguage(paths.home(), language)} className={`${buttonClasses('pen')} mt-8`}>
          {shell.goHome}
        </a>
      </div>
    </div>
  )
}
