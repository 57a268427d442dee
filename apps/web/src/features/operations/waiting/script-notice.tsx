import { InlineScript } from '#web/ui/inline-script.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useWords } from '#web/words/use-words.tsx'
import late from './run-late.ts?inline-script'

/** For pages that only React moves: says so where scripts are off, and after a while where they do not come. */
export function ScriptNotice() {
  const { start } = useWords()
  if (useHydrated()) return null
  return (
    <>
      <noscript>
        <div className="script-notice" role="alert">
          <p>{start.scriptOff}</p>
        </div>
      </noscript>
      <div className="script-notice" role="alert" data-late hidden>
        <p>
          {start.scriptLate}{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself: a link that reloads it without script. */}
          <a href="" className="inline-flex min-h-11 items-center font-semibold text-primary-text">
            {start.reload}
          </a>
        </p>
      </div>
      <InlineScript source={late} />
    </>
  )
}
