import { useEffect, useRef } from 'react'

/** The next step as the server wrote it. Its boxes are ticked by a script that comes with the first touch of it. */
export function SentNextStep({ markup }: { markup: string }) {
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
  return (
    <div
      ref={box}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own server, of published dates and our words alone
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
