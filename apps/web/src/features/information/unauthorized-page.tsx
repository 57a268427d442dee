import { DocumentHead } from '#web/document-head.tsx'
import { inLanguage, paths } from '#web/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

export const handle = { hydrate: false, island: runGoBack }

/** Where people of another role land. Go Back returns to the page before; without script there is the way home. */
export default function UnauthorizedPage() {
  const { shell, language } = useWords()
  return (
    <div className="graph-paper">
      <DocumentHead title={shell.accessDenied} isIndexed={false} />
      <div className="page-width py-24">
        <h1 className="type-title">{shell.accessDenied}</h1>
        <p className="type-lead measure mt-4 text-ink-2">{shell.accessDeniedText}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button
            type="button"
            data-back={inLanguage(paths.home(), language)}
            className={`${buttonClasses('pen')} only-with-script`}
          >
            {shell.goBack}
          </button>
          <a href={inLanguage(paths.home(), language)} className={buttonClasses('line')}>
            {shell.goHome}
          </a>
        </div>
      </div>
    </div>
  )
}

function runGoBack(): void {
  const button = document.querySelector<HTMLElement>('[data-back]')
  button?.addEventListener('click', () => {
    if (history.length > 1) history.back()
    else location.assign(button.dataset.back ?? '/')
  })
}
