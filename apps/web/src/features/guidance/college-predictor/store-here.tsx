import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useEffect, useState } from 'react'
import { findStoredAt, requestTools } from '#web/offline/request-tools.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Stored = { state: 'unknown' | 'none' | 'storing' | 'lost' } | { state: 'here'; at: string }

/** Lets who pays for each megabyte keep the predictor for a place without a network; where it is kept, says since when. */
export function StoreHere() {
  const { results: words, language } = useWords()
  const [stored, setStored] = useState<Stored>({ state: 'unknown' })
  useEffect(() => {
    void findStoredAt().then((at) => setStored(at === undefined ? { state: 'none' } : { state: 'here', at }))
  }, [])
  async function store(): Promise<void> {
    setStored({ state: 'storing' })
    const at = (await requestTools(language)) ? await findStoredAt() : undefined
    setStored(at === undefined ? { state: 'lost' } : { state: 'here', at })
  }
  if (stored.state === 'unknown') return null
  return (
    <section className="grid justify-items-start gap-2">
      <p className="measure" role="status">
        {stored.state === 'here' ? words.keptHere(formatDayAndTime(stored.at, language)) : words.keepHereText}
        {stored.state === 'lost' && ` ${words.keepHereLost}`}
      </p>
      {stored.state !== 'here' && (
        <Button
          look="line"
          doing={stored.state === 'storing' ? words.keepingHere : undefined}
          onClick={() => void store()}
        >
          {words.keepHere}
        </Button>
      )}
    </section>
  )
}
