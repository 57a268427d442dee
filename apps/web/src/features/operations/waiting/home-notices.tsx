import { inLanguage, paths } from '@sopaan/contract/paths'
import { InlineScript } from '#web/ui/inline-script.tsx'
import { useWords } from '#web/words/use-words.tsx'
import homeNotices from './run-home-notices.ts?inline-script'

/**
 * What the first page says to somebody who was just signed out or sent here, without React: the notice of the page
 * before for 3 s, and the way to sign in for whoever came from a page that needs it.
 */
export function HomeNotices() {
  const { start, language } = useWords()
  return (
    <>
      <div className="page-width">
        <p data-notice role="status" className="toast toast-of-page" />
        <p data-sign-in-note hidden className="mt-4 rounded-box bg-primary-soft p-4">
          {start.signInToContinue}:{' '}
          <a
            href={inLanguage(paths.login(), language)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text"
          >
            {start.signInLink}
          </a>
        </p>
      </div>
      <InlineScript source={homeNotices} />
    </>
  )
}
