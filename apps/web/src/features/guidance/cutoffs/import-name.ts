import type { ImportJob, ImportReport } from '@sopaan/contract/managed-imports'
import type { Tone } from '#web/ui/badge.tsx'
import type { Words } from '#web/words/en.ts'

type ManagedWords = Words['managedData']

/** What an import is of: its rounds as far as they are known, else the kind of its file; of a roll-back, what it takes back. */
export function nameOfImport(job: ImportJob, words: ManagedWords): string {
  if (job.undoes !== null) {
    const undone = nameOfRounds(job.undoes.rounds, words) ?? job.undoes.fileName
    return undone === null ? words.kinds[job.kind] : words.rollBackOf(undone)
  }
  const said = job.answers
  const rounds = nameOfRounds(job.report?.rounds ?? [], words)
  if (rounds !== undefined) return rounds
  if (said && said.counselling !== null && said.season !== null && said.round !== null) {
    return words.round(words.bodies[said.counselling], said.season, said.round)
  }
  return words.kinds[job.kind]
}

function nameOfRounds(rounds: ImportReport['rounds'], words: ManagedWords): string | undefined {
  const [first] = rounds
  if (first === undefined) return undefined
  return words.rounds(words.round(words.bodies[first.counselling], first.season, first.round), rounds.length - 1)
}

/** How an import stands, in words and a colour. */
export function stateOfImport(job: ImportJob, words: ManagedWords): { text: string; tone: Tone } {
  const { states } = words
  if (job.state === 'failed') return { text: states.failed, tone: 'reach' }
  if (job.state !== 'done') return { text: states[job.state], tone: job.state === 'checked' ? 'likely' : 'plain' }
  if (job.kind !== 'file') return { text: states.finished, tone: 'safe' }
  if (job.rolledBackAt !== null) return { text: states.undone, tone: 'plain' }
  return job.standing > 0 ? { text: states.done, tone: 'safe' } : { text: states.replaced, tone: 'plain' }
}
