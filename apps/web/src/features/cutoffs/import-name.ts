import type { ImportJob } from '@sopaan/contract/managed-imports'
import type { Tone } from '#web/ui/badge.tsx'
import type { Words } from '#web/words/en.ts'

type ManagedWords = Words['managedData']

/** What an import is of: its rounds as far as they are known, else the kind of its file. */
export function nameOfImport(job: ImportJob, words: ManagedWords): string {
  const said = job.answers
  const rounds = job.report?.rounds ?? []
  const [first] = rounds
  if (first) {
    return words.rounds(words.round(words.bodies[first.counselling], first.season, first.round), rounds.length - 1)
  }
  if (said && said.counselling !== null && said.season !== null && said.round !== null) {
    return words.round(words.bodies[said.counselling], said.season, said.round)
  }
  return words.kinds[job.kind]
}

/** How an import stands, in words and a colour. */
export function standOfImport(job: ImportJob, words: ManagedWords): { text: string; tone: Tone } {
  const { states } = words
  if (job.state === 'failed') return { text: states.failed, tone: 'reach' }
  if (job.state !== 'done') return { text: states[job.state], tone: job.state === 'checked' ? 'likely' : 'plain' }
  if (job.kind !== 'file') return { text: states.finished, tone: 'safe' }
  if (job.rolledBackAt !== null) return { text: states.undone, tone: 'plain' }
  return job.standing > 0 ? { text: states.done, tone: 'safe' } : { text: states.replaced, tone: 'plain' }
}
