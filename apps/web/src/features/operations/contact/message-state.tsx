import type { ContactMessage } from '@sopaan/contract/contact'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Where a message has got to. */
export function MessageState({ message: { state } }: { message: Pick<ContactMessage, 'state'> }) {
  const words = useWords().contact.desk
  return <Badge tone={state === 'waiting' ? 'likely' : 'plain'}>{words.states[state]}</Badge>
}
