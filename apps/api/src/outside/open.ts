import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type FileStore, folderStore, s3Store } from './file-store.ts'
import { folderMailer, type Mailer, smtpMailer } from './mailer.ts'

/** Where mails go when there is no mail server: a folder in DATA_DIR. */
export function mailFolder(config: Config): string {
  return join(config.dataDir, 'mails')
}

/** The outside world as the settings have it: real where they name it, else folders in DATA_DIR. */
export function openOutside(config: Config, now: () => Date): { mailer: Mailer; files: FileStore } {
  return {
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl) : folderMailer(mailFolder(config)),
    files: config.s3 ? s3Store(config.s3, now) : folderStore(join(config.dataDir, 'files')),
  }
}
