import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Whoever waits longer than this is told so, ms. */
const SLOW_MS = 6_000

/** What a section has asked for: on its way, refused (in words of its own, where it has some), or here. */
export function Loaded<Data>({
  query,
  heading,
  ahead,
  failed,
  room = 'h-24',
  missing,
  refused,
  children,
}: {
  query: UseQueryResult<Data>
  /** The first heading of the page, where it is in what was asked for: said when that does not come. */
  heading?: string
  /** What stands above the room of what is on its way, and stays where there is no script. */
  ahead?: ReactNode
  failed?: string
  /** The height it holds while it is on its way, so that what stands below does not jump. */
  room?: string
  /** Where the server may say that there is no such thing: how that is known, and what is said then. */
  missing?: { is: (error: unknown) => boolean; title: string }
  /** What stands there in place of the usual words when it was refused. */
  refused?: (retry: () => void) => ReactNode
  children: (data: Data) => ReactNode
}) {
  const { loading } = useWords()
  const retry = () => void query.refetch()
  if (query.isPending)
    return (
      <>
        {ahead}
        <OnItsWay room={room} retry={retry} />
      </>
    )
  const title = heading !== undefined && <h1 className="type-section">{heading}</h1>
  if (query.data === undefined && missing?.is(query.error)) {
    return (
      <>
        {title}
        <EmptyState title={missing.title} />
      </>
    )
  }
  if (query.data === undefined && refused !== undefined) return refused(retry)
  if (query.data === undefined) {
    const later = laterSeconds(query.error)
    return (
      <>
        {title}
        <Banner title={failed ?? loading.failed} tone="error">
          {later !== undefined && (
            <>
              <p>{loading.comesAgain}</p>
              <Again key={query.errorUpdatedAt} seconds={later} retry={retry} />
            </>
          )}
          <Button look="line" className="mt-3" onClick={retry}>
            {loading.tryAgain}
          </Button>
        </Banner>
      </>
    )
  }
  return children(query.data)
}

/** In how many seconds the server asks to be asked again; undefined where it says nothing of the kind. */
function laterSeconds(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('details' in error)) return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return undefined
  return typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : undefined
}

/** Asks again once the time is over that the server named; those who wait do not all come at one moment. */
function Again({ seconds, retry }: { seconds: number; retry: () => void }) {
  const again = useEffectEvent(retry)
  useEffect(() => {
    const timer = setTimeout(() => again(), seconds * 1_000 * (1 + Math.random() / 4))
    return () => clearTimeout(timer)
  }, [seconds])
  return null
}

/** The room of what is on its way, and a word on it once that takes long. */
function OnItsWay({ room, retry }: { room: string; retry: () => void }) {
  const { loading } = useWords()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true">
      <Skeleton className={room} />
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-secondary">
        {isSlow && (
          <>
            {loading.slow}
            <Button look="quiet" onClick={retry}>
              {loading.tryAgain}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
