import type { ChapterChange } from '@sopaan/contract/planner'
import type { ChapterInProgress } from '@sopaan/domain/planner/planner-facts'
import { useRef, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendChapterProgress } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

type Pending = ReadonlyMap<string, ChapterChange>

type ChapterProgress = {
  /** The chapters as they were told last, also what is still on its way. */
  chapters: readonly ChapterInProgress[]
  tell: (changes: readonly ChapterChange[]) => void
}

/**
 * Bubbles that fill at the touch: what is told stands at once and is sent behind it, one call after the other, each with all
 * that was told meanwhile. What is refused goes back to what it was.
 */
export function useChapterProgress(chapters: readonly ChapterInProgress[]): ChapterProgress {
  const { planner: words } = useWords()
  const { run } = useAction(sayFailure)
  const [told, setTold] = useState<Pending>(new Map())
  const waiting = useRef(new Map<string, ChapterChange>())
  const isSending = useRef(false)
  const sendWaiting = async () => {
    if (isSending.current) return
    isSending.current = true
    while (waiting.current.size > 0) {
      const changes = [...waiting.current.values()]
      waiting.current = new Map()
      await run(() => sendChapterProgress(changes), { failed: words.updateFailed })
      setTold((all) => new Map([...all].filter(([, change]) => !changes.includes(change))))
    }
    isSending.current = false
  }
  const tell = (changes: readonly ChapterChange[]) => {
    for (const change of changes) waiting.current.set(change.key, change)
    setTold((all) => new Map([...all, ...changes.map((change) => [change.key, change] as const)]))
    void sendWaiting()
  }
  return { chapters: chapters.map((chapter) => withChange(chapter, told.get(chapter.key))), tell }
}

function withChange(chapter: ChapterInProgress, change: ChapterChange | undefined): ChapterInProgress {
  if (change === undefined) return chapter
  const { state, confidence, isLeftOut } = change
  return { ...chapter, standing: { ...chapter.standing, state, confidence }, isLeftOut }
}
