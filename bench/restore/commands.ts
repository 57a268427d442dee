import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** Settings that name a place: a folder, and a server where there is one. */
export type Settings = Readonly<Record<string, string>>
/** What a command of the product said, and how long it took. */
export type Said = { isDone: boolean; words: string; seconds: number }

const PROGRAMS = {
  backup: 'apps/api/src/db/backup-command.ts',
  restore: 'apps/server/src/restore-command.ts',
  doctor: 'apps/api/src/features/operations/integrity/doctor-command.ts',
  'audit:verify': 'apps/api/src/features/operations/audit/verify-command.ts',
} as const
const OUTPUT_MAX = 64_000_000
const runProgram = promisify(execFile)

/** Runs a command as somebody would type it, with the settings of a place. */
export async function runAsTyped(
  name: keyof typeof PROGRAMS,
  words: readonly string[],
  settings: Settings,
): Promise<Said> {
  const startedMs = performance.now()
  const env = { ...process.env, ...settings }
  const ended = await runProgram(process.execPath, ['scripts/entry.mjs', PROGRAMS[name], ...words], {
    env,
    maxBuffer: OUTPUT_MAX,
  }).then(
    ({ stdout }) => ({ isDone: true, words: stdout }),
    (thrown: Error & { stderr?: string }) => ({ isDone: false, words: thrown.stderr ?? thrown.message }),
  )
  console.log(`restore ${name}: ${ended.words.trim().split('\n').at(-1)}`)
  return { ...ended, seconds: (performance.now() - startedMs) / 1_000 }
}

/** Writes a copy of a file in which one bit in the middle is another. */
export function forge(file: string): string {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(`${file}.forged`, bytes)
  return `${file}.forged`
}
