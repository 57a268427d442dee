import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Four servers at once and a copy of the filled book in each take a quarter of this. */
const BYTES_MIN = 4 * 1024 ** 3

/**
 * Where the data of a test's own server is put: into memory where there is much room, for a server makes thousands of
 * files, and else into the system's folder for temporary files.
 */
export function memoryFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= BYTES_MIN ? IN_MEMORY : tmpdir()
}
