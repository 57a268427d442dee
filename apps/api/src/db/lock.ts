import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A folder that this process alone may write in. */
export type FolderLock = { release: () => void }

/** The folder is in use by another process: one line for the terminal. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes an embedded database's folder for this process alone: an exclusive lock on an sqlite file beside it, which the
 * system gives back when the process ends, however it ends. The embedded database itself has no lock, and two processes in
 * one folder lose rows silently.
 * @throws {FolderInUse} when another process holds it
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(dirname(folder), { recursive: true })
  const file = new DatabaseSync(`${folder}.lock`)
  try {
    file.exec(
      'pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive; create table if not exists held (at); commit',
    )
  } catch (thrown) {
    file.close()
    if (thrown instanceof Error && /locked|busy/i.test(thrown.message)) {
      throw new FolderInUse(`${folder} is in use by another process; stop it first, or set DATA_DIR to another folder.`)
    }
    throw thrown
  }
  return { release: () => file.close() }
}
