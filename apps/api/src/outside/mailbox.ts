import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A mail of the folder: its file's name, when it was written, and its bytes as they would have gone out. */
export type FolderMail = { name: string; at: Date; source: string }

const MAILS_MAX = 200

/** The newest mails of the folder that stands in for a mail server. */
export function listFolderMails(folder: string): FolderMail[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ name, at: statSync(join(folder, name)).mtime }))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MAILS_MAX)
    .map((mail) => ({ ...mail, source: readFileSync(join(folder, mail.name), 'utf8') }))
}
