import { isRefusal } from '@sopaan/contract/refusals'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { useWords } from '#web/words/use-words.tsx'

type Other = { name: string; startsAt: string; isAgreed: boolean }

/**
 * The warning of another session at the same time: what it says once the server warned, and that what is sent from then on
 * is meant all the same.
 */
export function useOverlap() {
  const { mentoring, language } = useWords()
  const [other, setOther] = useState<Other>()
  /** Sends something that may overlap, and remembers the warning. @throws whatever came of it */
  const send = async <T>(work: (more: { mayOverlap: boolean }) => Promise<T>): Promise<T> => {
    try {
      return await work({ mayOverlap: other !== undefined })
    } catch (thrown) {
      if (isRefusal(thrown, 'SESSION_OVERLAPS')) setOther(thrown.details.other)
      throw thrown
    }
  }
  return {
    warning: other && mentoring.choose.overlaps(other.name, formatDateTime(other.startsAt, language), other.isAgreed),
    send,
    forget: () => setOther(undefined),
  }
}
