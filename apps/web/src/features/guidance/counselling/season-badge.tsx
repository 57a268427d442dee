import type { ManagedSeason } from '@sopaan/contract/managed-seasons'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

const TONES: Readonly<Record<ManagedSeason['state'], Tone>> = { draft: 'likely', published: 'safe', replaced: 'plain' }

/** Whether a version is being written, read by everybody, or was read before. */
export function SeasonBadge({ state }: Pick<ManagedSeason, 'state'>) {
  const { managedSeasons: words } = useWords()
  return <Badge tone={TONES[state]}>{words.states[state]}</Badge>
}
