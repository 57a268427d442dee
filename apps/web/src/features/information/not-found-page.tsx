import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { inLanguage, paths } from '#web/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

export const handle = { hydrate: false }

/** Every unknown address; one that only has a slash too many leads to the right one. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const bare = pathname.replace(/\/+$/, '')
  if (bare !== '' && bare !== pathname && !bare.startsWith('//')) throw redirect(bare + search, 308)
  return data(undefined, { status: 404 })
}

export default function NotFoundPage() {
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
