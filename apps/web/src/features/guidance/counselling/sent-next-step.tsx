import { inLanguage, paths } from '@sopaan/contract/paths'
import { istDate } from '@sopaan/domain/time/ist'
import { useEffect, useRef } from 'react'
import { useInBrowser } from '#web/ui/use-hydrated.ts'
import { useWords } from '#web/words/use-words.tsx'

/**
 * The next step as the server wrote it. Its boxes are ticked by a script that comes with the first touch of it. A page that
 * was stored on another day has days that are no longer left: there the way to the dates stands alone.
 */
export function SentNextStep({ markup }: { markup: string }) {
  const { shell, language } = useWords()
  const isOfToday = useInBrowser(() => markup.includes(`data-day="${istDate(new Date())}"`), true)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    async function fetchTicks(): Promise<void> {
      const { tickPapers } = await import('./tick-papers.ts')
      tickPapers()
    }
    // Papers ticked before stand so by the time they are opened.
    for (const touch of ['pointerdown', 'focusin'])
      box.current?.addEventListener(touch, () => void fetchTicks(), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  if (!isOfToday)
    return (
      <p>
        <a
          href={inLanguage(paths.whatNow(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
        >
          {shell.nextDates}
        </a>
      </p>
    )
  return (
    <div
      ref={box}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own server, of published dates and our words alone
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
