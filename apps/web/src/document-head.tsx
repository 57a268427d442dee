import { useLocation, useRouteLoaderData } from 'react-router'
import { inLanguage, readLanguage } from '#web/paths.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  title: string
  description?: string
  /** False for pages that say what went wrong: search engines should not keep them. */
  isIndexed?: boolean
}

/** What search engines and tabs read of a page. Its canonical address is the path alone: queries are the same page. */
export function DocumentHead({ title, description, isIndexed = true }: Props) {
  const { shell } = useWords()
  const root: unknown = useRouteLoaderData('root')
  const { path, language } = readLanguage(useLocation().pathname)
  const origin = typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
  return (
    <>
      <title>{`${title} | ${shell.productName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isIndexed ? (
        <>
          <link rel="canonical" href={origin + inLanguage(path, language)} />
          <link rel="alternate" hrefLang="en" href={origin + inLanguage(path, 'en')} />
          <link rel="alternate" hrefLang="hi" href={origin + inLanguage(path, 'hi')} />
          <link rel="alternate" hrefLang="x-default" href={origin + inLanguage(path, 'en')} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
