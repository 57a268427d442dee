import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** A part of a page whose script comes later than the page. */
type Part<Props> = {
  /** In place of `fetch` where pages are rendered; absent in browsers. */
  onServer: ComponentType<Props> | undefined
  fetch: () => Promise<ComponentType<Props>>
}

type Props<Own> = {
  part: Part<Own>
  props: Own
  /** What the part shows: where it is no longer what the server sent, the script is fetched. */
  of: object
  /** Fetches the script with the first touch of the page; without it, only for another `of` than the first. */
  isTouched?: boolean
  className?: string
}

/** What any reader does first; a reader of screens may send a click alone. */
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'click'] as const

/**
 * A part that the server draws whole and that works as it was sent, by links and forms, until its own script is needed: the
 * first answer does not wait for it. Where the script cannot be fetched, what was sent stays.
 */
export function Later<Own extends object>({ part, props, of, isTouched = false, className }: Props<Own>): ReactNode {
  const sent = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<Own>>()
  const [isComing, setComing] = useState(false)
  const [first] = useState(of)
  const isOther = of !== first
  useEffect(() => {
    if (Live) return undefined
    const stop = new AbortController()
    function fetchLive(): void {
      setComing(true)
      part.fetch().then(
        (Fetched) => {
          startTransition(() => setLive(() => Fetched))
          setComing(false)
        },
        () => setComing(false),
      )
    }
    function handleTouch(): void {
      stop.abort()
      // What the touch itself asks for is seen first.
      afterPaint(fetchLive)
    }
    if (isOther || sent.current?.firstChild === null) fetchLive()
    else if (isTouched) {
      for (const touch of FIRST_TOUCHES) {
        document.addEventListener(touch, handleTouch, { signal: stop.signal, passive: true })
      }
    }
    return () => stop.abort()
  }, [Live, part, isOther, isTouched])
  if (Live) return <Live {...props} />
  if (part.onServer) {
    return (
      <div className={className}>
        <part.onServer {...props} />
      </div>
    )
  }
  return (
    <div
      ref={sent}
      className={className}
      inert={isComing}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the server sent
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
