import { InlineScript } from '#web/ui/inline-script.tsx'
import { useWords } from '#web/words/use-words.tsx'
import splash from './run-splash.ts?inline-script'

/**
 * The opening screen: in the page before any script of ours, shown once a browser session, over the page that loads
 * beneath it. Readers of screens read that page at once.
 */
export function Splash() {
  const { shell, start } = useWords()
  return (
    <>
      <InlineScript source={splash} />
      <div className="splash" aria-hidden="true">
        <div className="splash-logo">
          <i />
          <i />
          <i />
        </div>
        <p className="type-title">{shell.productName}</p>
        <p className="type-lead text-secondary">{shell.tagline}</p>
        <div className="splash-bar">
          <i />
        </div>
        <div className="splash-lines">
          {start.splashLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </>
  )
}
