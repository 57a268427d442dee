import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Hours left under which an answer is pressing, and soon. */
const PRESSING_HOURS = 6
const SOON_HOURS = 24

/** How long there is to answer a request, the more pressing the warmer. */
export function AnswerChip({ answerBy }: { answerBy: string }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const leftMs = Math.max(0, Date.parse(answerBy) - Date.now())
  const hours = Math.floor(leftMs / HOUR_MS)
  const left =
    hours >= 2 * SOON_HOURS
      ? words.daysLeft(Math.floor(hours / SOON_HOURS))
      : hours > 0
        ? words.hoursLeft(hours)
        : words.minutesLeft(Math.ceil(leftMs / MINUTE_MS))
  const tone = hours < PRESSING_HOURS ? 'reach' : hours < SOON_HOURS ? 'likely' : 'plain'
  return <Badge tone={tone}>{words.answerIn(left)}</Badge>
}
