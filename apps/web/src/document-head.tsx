import { inLanguage, isOnTrial, readLanguage } from '@sopaan/contract/paths'
import { LANGUAGES } from '@sopaan/domain/languages'
import { useLocation } from 'react-router'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  title: string
  description?: string
  /** False for pages that say what went wrong: search engines should not keep them. */
  isIndexed?: boolean
  /** Where the picture of this page lies, from the root of the site, 1200 by 630 pixels; absent: the product's own. */
  picture?: string
}

/** The picture of every page without one of its own. */
export const PRODUCT_PICTURE = '/share.png'

/**
 * What search engines, tabs and those who are sent a link read of a page. Its canonical address is the path alone: queries
 * are the same page.
 */
export function DocumentHead({ title, description, isIndexed = true, picture }: Props) {
  const { shell } = useWords()
  const { path, language } = readLanguage(useLocation().pathname)
  const origin = useOrigin()
  // Nobody who speaks a language on trial has read it yet: it is not offered to search engines.
  const isListed = isIndexed && !isOnTrial(language)
  // A page that is not for search engines is sent on all the same when it has a picture: a shared list.
  const isShared = isIndexed || picture !== undefined
  return (
    <>
      <title>{`${title} | ${shell.productName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isListed ? (
        <>
          <link rel="canonical" href={origin + inLanguage(path, language)} />
          {LANGUAGES.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={origin + inLanguage(path, each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {isShared && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={shell.productName} />
          <meta property="og:title" content={title} />
          {description !== undefined && <meta property="og:description" content={description} />}
          <meta property="og:url" content={origin + inLanguage(path, language)} />
          <meta property="og:locale" content={`${language}_IN`} />
          <meta property="og:image" content={origin + (picture ?? PRODUCT_PICTURE)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
