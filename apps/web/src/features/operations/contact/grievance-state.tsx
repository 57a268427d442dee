import type { ManagedGrievance } from '@sopaan/contract/consents'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Where a grievance has got to: answered, or by when it has to be, in red once that is over. */
export function GrievanceState({ grievance: { state, dueOn } }: { grievance: ManagedGrievance }) {
  const { contact, language } = useWords()
  const words = contact.desk
  if (state === 'answered') return <Badge tone="plain">{words.states.answered}</Badge>
  const day = formatDate(dueOn, language)
  return dueOn < istDate(new Date()) ? (
    <Badge tone="reach">{words.overdue(day)}</Badge>
  ) : (
    <Badge tone="likely">{words.dueOn(day)}</Badge>
  )
}
