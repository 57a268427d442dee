import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { runOwnCommand } from './commands.ts'
import { findFirstStart } from './first-start.ts'
import { journey } from './journey.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

const BACKUP_KEY = '5d0c4f8f3f0a4b5f8be3b9d62a71c0944f0b6c7cf0f3a5ce0a51b6d7c6cf2c11'

journey(
  'a backup is restored into a place of its own, counted and walked through; a changed file is refused',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sopaan-restore-test-'))
    const dataFolder = join(folder, 'data')
    cpSync(findFirstStart().dataFolder, dataFolder, { recursive: true })
    const env = { ...JOURNEY_SETTINGS, DATA_DIR: dataFolder, BACKUP_KEY, TMPDIR: folder }
    const backup = await runOwnCommand('apps/api/src/db/backup-command.ts', ['--to', folder], env)
    expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/\.backup: \d+ rows, \d+ files, \d+ bytes/) })
    const [file = ''] = backup.output.split(': ')
    const [, rows] = /: (\d+) rows/.exec(backup.output) ?? []

    const restored = await runOwnCommand('apps/server/src/restore-command.ts', [file, '--verify'], env)
    const steps = [
      `: ${rows} rows in \\d+ tables, \\d+ files, every count as it was`,
      'audit trail whole: \\d+ entries',
      'answers: /readyz/full',
      'answers: /hi/tools/college-predictor',
      'restored and verified',
    ]
    expect(restored.output).toMatch(new RegExp(steps.join('[\\s\\S]*')))
    expect(restored.code).toBe(0)

    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(file, bytes)
    const refused = await runOwnCommand('apps/server/src/restore-command.ts', [file, '--verify'], env)
    expect([refused.code, refused.output]).toEqual([1, expect.not.stringContaining('restored and verified')])
    rmSync(folder, { recursive: true })
  },
)
